/** Venues of an answer. */
import { formatPrice } from '#/i18n/format.ts'
import type { Language } from '#/i18n/languages.ts'
import type { StayPrice } from '#/modules/venues/model/stay.ts'
import { estimateOf } from './estimate.ts'
import { formatAmounts, formatNames } from './format-fields.ts'
import { type HireWords, minimumHireTexts } from './hire-words.ts'
import { type ReplyValues, VENUE_CARDS } from './reply-fields.ts'
import type { FitReason, FitVenue } from './venue-fit.ts'

/** A venue that an answer may show. */
export interface ReplyVenue
  extends Pick<
    FitVenue,
    'slug' | 'name' | 'neighborhood' | 'surfaceM2' | 'priceFromDayCents' | 'minimumDays'
  > {
  /** The cover, if there is one. */
  readonly photo: { readonly key: string; readonly width: number } | null
  /** What it costs; `null` where the days are not known. */
  readonly stay: StayPrice | null
}

/** A venue to choose, with what speaks for it. */
export interface ChoosableVenue extends ReplyVenue {
  /** Guests in the layout of the event; 0 where it is not offered. */
  readonly capacity: number
  readonly reasons: readonly FitReason[]
}

/** The same venue for another duration. @param duration as typed */
export function forDuration<Venue extends ReplyVenue>(venue: Venue, duration: string | null): Venue {
  return { ...venue, stay: estimateOf(venue, duration) }
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
  const cents = venues.flatMap(({ stay }) => stay?.cents ?? [])
  return {
    venues: formatNames(named, language),
    venueCount: venues.length === 0 ? '' : String(venues.length),
    [VENUE_CARDS]: venues.length === 0 ? '' : String(venues.length),
    estimate: cents.length === venues.length ? formatAmounts(cents, language) : '',
  }
}

/** Texts of an estimate in one language. */
export interface EstimateWords {
  /** `{price}` is the amount. */
  readonly estimate: string
  readonly hire: HireWords
}

/** The estimate of a venue, with its minimum hire where that is charged; undefined where the days are not known. */
export function estimateText(
  stay: StayPrice | null,
  { estimate, hire }: EstimateWords,
  language: Language,
): string | undefined {
  if (stay === null) return undefined
  const amount = estimate.replace('{price}', formatPrice(stay.cents, language))
  return [amount, ...minimumHireTexts(stay, hire, language)].join(' · ')
}
