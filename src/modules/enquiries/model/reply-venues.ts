/** Venues of an answer. */
import { formatPrice } from '#/i18n/format.ts'
import type { Language } from '#/i18n/languages.ts'
import { formatAmounts, formatNames } from './format-fields.ts'
import { type ReplyValues, VENUE_CARDS } from './reply-fields.ts'

/** A venue that an answer may show. */
export interface ReplyVenue {
  readonly slug: string
  readonly name: string
  /** Id of the neighbourhood. */
  readonly neighborhood: string
  /** Square metres. */
  readonly surface: number
  /** The cover, if there is one. */
  readonly photo: { readonly key: string; readonly width: number } | null
  /** For the days asked for, before tax; `null` where they are not known. */
  readonly cents: number | null
}

/**
 * Field values derived from the venues of an answer.
 * @param named the names to mention: where others are proposed, those of the venues that were asked for
 */
export function venueValues(
  venues: readonly ReplyVenue[],
  named: readonly string[],
  language: Language,
): ReplyValues {
  const cents = venues.flatMap((venue) => venue.cents ?? [])
  return {
    venues: formatNames(named, language),
    venueCount: venues.length === 0 ? '' : String(venues.length),
    [VENUE_CARDS]: venues.length === 0 ? '' : String(venues.length),
    estimate: cents.length === venues.length ? formatAmounts(cents, language) : '',
  }
}

/**
 * Format the estimate of a venue; empty where the days are not known.
 * @param pattern the language's `estimate` of the templates
 */
export function estimateTexts(cents: number | null, pattern: string, language: Language): string | undefined {
  return cents === null ? undefined : pattern.replace('{price}', formatPrice(cents, language))
}
