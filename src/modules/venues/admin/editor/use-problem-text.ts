import { useFormatter, useTranslations } from 'use-intl'
import type { VenueProblem } from '../../model/venue-problems.ts'

/** Says what is wrong and what to do about it. */
export function useProblemText(): (problem: VenueProblem) => string {
  const t = useTranslations('admin.venueDesk.problem')
  const format = useFormatter()
  return ({ code, values = {} }) => {
    const written = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, format.number(value)]),
    )
    switch (code) {
      case 'range':
        return t('range', { min: written.min ?? '', max: written.max ?? '' })
      case 'too-many':
        return t('too-many', { surface: written.surface ?? '', max: written.max ?? '' })
      default:
        return t(code)
    }
  }
}
