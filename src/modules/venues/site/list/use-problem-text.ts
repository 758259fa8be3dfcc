import { useTranslations } from 'use-intl'
import type { FilterProblem } from '../../model/venue.ts'

/** Gives a function that says in words what could not be used and why. */
export function useProblemText(): (problem: FilterProblem) => string {
  const t = useTranslations('list.problem')
  return ({ code, text = '', min = 0, max = 0 }) => {
    if (code === 'number') return t('number', { max, text })
    if (code === 'range') return t('range', { min, max })
    return t('unknown', { text })
  }
}
