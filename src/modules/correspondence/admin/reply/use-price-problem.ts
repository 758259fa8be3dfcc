import { useTranslations } from 'use-intl'
import type { PriceProblem } from '../../model/read-price.ts'

/** Puts in words why a price cannot be used; what the reader of amounts refuses has its own words there. */
export function usePriceProblem(): (problem: PriceProblem) => string | undefined {
  const t = useTranslations('admin.reply.prices.problem')
  return (problem) =>
    problem === 'nothing' || problem === 'free' || problem === 'taxed' || problem === 'noDays'
      ? t(problem)
      : undefined
}
