/** Suggestions below a search field. */

/** Most of them at a time: as many as are seen at once. */
export const MAX_SUGGESTIONS = 6

/** What a suggestion leads to: the list with a filter, or the page of a venue. */
export type SuggestionKind = 'neighborhood' | 'type' | 'event' | 'equipment' | 'venue'

/** A line below the search field. */
export interface Suggestion {
  kind: SuggestionKind
  /** The value of the filter; the slug of a venue. */
  id: string
  /** In the page's language. */
  name: string
  /** The parts of the name that were typed: from a character up to, not including, another. */
  marks: [from: number, to: number][]
  /** How many venues, or how large. */
  note: string
  /** Address of the list with this filter alone, or of the venue. */
  href: string
}

/** Suggestions under a heading. */
export interface SuggestionGroup {
  name: string
  suggestions: Suggestion[]
}

/** The answer of `GET /api/suggestions`, ready to be shown. */
export interface Suggestions {
  /** The name of the list. */
  label: string
  /** In the order in which they are shown, `MAX_SUGGESTIONS` in all. */
  groups: SuggestionGroup[]
  /** Said to screen readers. */
  status: string
  /** Offer to search the texts; empty where there are suggestions. */
  none: string
  /** Which keys do what. */
  hint: string
}
