import { useTranslations } from 'use-intl'
import { formatDate } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { RANGE_FILTERS } from '../../model/filter-table.ts'
import type { FilterProblem } from '../../model/venue.ts'

/** The message about what could not be used and why. */
export function useProblemText(): (problem: FilterProblem) => string {
  const t = useTranslations('list.problem')
  const list = useTranslations('list')
  const dates = useTranslations('dates.problem')
  const language = useLanguage()
  return ({ field, code, text = '', min = 0, max = 0 }) => {
    if (code === 'day') return dates('day', { text })
    if (code === 'past') return dates('past', { day: formatDate(text, language) })
    if (field === 'duration') return dates('duration', { max, text })
    const range = RANGE_FILTERS.find((one) => one.min === field)
    if (code === 'number') return t('number', { max, text })
    if (code === 'range') return t('range', { name: range ? list(range.bounds) : '', min, max })
    return t('unknown', { text })
  }
}
