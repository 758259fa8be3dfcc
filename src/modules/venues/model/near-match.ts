/** Venues that do not quite fit a filter: what each of them gives up. */
import type { NeighborhoodId } from '#/i18n/addresses/slugs-neighborhoods.ts'
import type { ChosenFilters, RangeKey, TickedFilters } from './filter-table.ts'
import type { Layout, VenueCard, VenueType } from './venue.ts'

/** Up to this many results a list is short: venues close to what was asked follow it. */
export const SHORT_RESULT = 5

/** Up to this many results the first is shown large, with words of its own. */
export const FEW_RESULTS = 3

/** The one condition of a filter that a venue does not meet. */
export type Concession =
  /** Words that it does not have, as they were typed. */
  | { readonly field: 'q'; readonly text: string }
  /** Its own quarter, and whether that lies next to one that was asked for. */
  | { readonly field: 'neighborhood'; readonly value: NeighborhoodId; readonly isNext: boolean }
  | { readonly field: 'type'; readonly value: VenueType }
  /** Steps on the way in, where none was asked for. */
  | { readonly field: 'steps'; readonly value: number }
  /** How many guests it holds in the layout, and how many were asked for. */
  | {
      readonly field: 'guests'
      readonly value: number
      readonly asked: number
      readonly layout: Layout
    }
  /** By how much it misses a number, in the unit that people write. */
  | { readonly field: RangeKey; readonly by: number }
  /** A number that is not known of it. */
  | { readonly field: 'unknown'; readonly key: RangeKey }
  /** A choice that is not stated of it. */
  | {
      readonly field: 'missing'
      readonly key: keyof TickedFilters | keyof ChosenFilters
      readonly value: string
    }
  /** The id of what the agency named itself. */
  | { readonly field: 'missingOwn'; readonly value: string }

/** A venue that would be found if one condition were relaxed. */
export interface NearVenue {
  readonly card: VenueCard
  readonly concession: Concession
}

/** A searched word that nothing has, and what was looked for instead. */
export interface OverlookedWord {
  /** As it was typed. */
  readonly typed: string
  /** As names write it; absent where only texts use it, whose spelling the search does not keep. */
  readonly meant?: string
}
