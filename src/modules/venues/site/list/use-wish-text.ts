import { useTranslations } from 'use-intl'
import type { OwnChoice } from '../../model/venue.ts'
import type { VenueFilter } from '../../model/venue-filter.ts'
import { filterChips } from './filter-chips.ts'
import { useChipText } from './use-chip-text.ts'

/** Longer wishes are cut between two of them: the visitor's own words need room as well. */
const MAX_LENGTH = 1200

/**
 * The beginning of a message to the agency: one line for each filter. Empty for a filter without any.
 * @param own names of what the agency named itself
 */
export function useWishText(own: readonly OwnChoice[]): (filter: VenueFilter) => string {
  const t = useTranslations('list.near')
  const textOf = useChipText(own)
  return (filter) => {
    const wishes = filterChips(filter)
      .map(textOf)
      .filter((wish) => wish !== '')
    if (wishes.length === 0) return ''
    return wishes.reduce((text, wish) => {
      const longer = `${text}\n– ${wish}`
      return longer.length <= MAX_LENGTH ? longer : text
    }, t('wishes'))
  }
}
