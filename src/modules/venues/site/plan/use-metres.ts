import { useFormatter } from 'use-intl'
import { metresIn } from '../../model/plan-words.ts'

/** A length with its unit, as the page's language writes it. */
export function useMetres(): (metres: number, decimals?: number) => string {
  const format = useFormatter()
  return (metres, decimals) => metresIn(format, metres, decimals)
}
