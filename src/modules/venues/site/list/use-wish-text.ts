import { useTranslations } from 'use-intl'
import type { OwnChoice } from '../../model/venue.ts'
import type { VenueFilter } from '../../model/venue-filter.ts'
import { type BriefLayout, planLayoutOf } from '../../model/wished-layout.ts'
import { filterChips } from './filter-chips.ts'
import { useChipText } from './use-chip-text.ts'

/** Longer wishes are cut between two of them: the visitor's own words need room as well. */
const MAX_LENGTH = 1200

/**
 * The beginning of a message to the agency: one line for each filter, and one for the layout that was chosen on a plan, for
 * which forms have no field. Empty without any.
 * @param own names of what the agency named itself
 */
export function useWishText(
  own: readonly OwnChoice[],
): (filter: VenueFilter, layout?: BriefLayout | undefined) => string {
  const t = useTranslations('list.near')
  const plan = useTranslations('plan')
  const textOf = useChipText(own)
  return (filter, layout) => {
    const drawn = planLayoutOf({ layout })
    const wishes = [
      ...filterChips(filter).map(textOf),
      drawn === undefined ? '' : t('layoutWish', { layout: plan(`layout.${drawn}`) }),
    ].filter((wish) => wish !== '')
    if (wishes.length === 0) return ''
    return wishes.reduce((text, wish) => {
      const longer = `${text}\n– ${wish}`
      return longer.length <= MAX_LENGTH ? longer : text
    }, t('wishes'))
  }
}
