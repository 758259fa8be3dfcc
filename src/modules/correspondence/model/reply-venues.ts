/** Venues of an answer. */
import { dotted } from '#/i18n/dotted.ts'
import { formatPrice } from '#/i18n/format.ts'
import type { Language } from '#/i18n/languages.ts'
import { estimateOf } from '#/modules/enquiries/model/estimate.ts'
import type { FitReason, FitVenue } from '#/modules/enquiries/model/venue-fit.ts'
import type { StayPrice } from '#/modules/venues/model/hire.ts'
import { formatAmounts, formatNames } from './format-fields.ts'
import { type HireWords, minimumHireTexts } from './hire-words.ts'
import { REFUSED_VENUES, type ReplyValues, VENUE_CARDS } from './reply-fields.ts'
import { type ReplyTemplateId, refusesVenues } from './template-ids.ts'

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
 * Field values derived from the venues of an answer. In a refusal the names are those of the refused venues, for texts
 * that the agency wrote before these had a field of their own.
 * @param refused names of the venues that are not available; without any the answer cannot be sent
 */
export function venueValues(
  venues: readonly ReplyVenue[],
  refused: readonly string[],
  template: ReplyTemplateId,
  language: Language,
): ReplyValues {
  const named = refusesVenues(template) ? refused : venues.map(({ name }) => name)
  const cents = venues.flatMap(({ stay }) => stay?.cents ?? [])
  return {
    venues: formatNames(named, language),
    [REFUSED_VENUES]: formatNames(refused, language),
    venueCount: venues.length === 0 ? '' : String(venues.length),
    [VENUE_CARDS]: venues.length === 0 ? '' : String(venues.length),
    estimate: cents.length === venues.length ? formatAmounts(cents, language) : '',
  }
}

/** Texts of an estimate in one language. */
export interface EstimateWords {
  /** `{price}` is the amount. */
  readonly estimate: string
  /** `{price}` is that of a day: where the days are not known. */
  readonly fromDay: string
  readonly hire: HireWords
}

/**
 * The estimate of a venue, with its minimum hire where that is charged; the price of a day where the days are not known,
 * so that each venue of an answer has a figure.
 */
export function estimateText(
  { stay, priceFromDayCents }: Pick<ReplyVenue, 'stay' | 'priceFromDayCents'>,
  { estimate, fromDay, hire }: EstimateWords,
  language: Language,
): string {
  if (stay === null) return fromDay.replace('{price}', formatPrice(priceFromDayCents, language))
  const amount = estimate.replace('{price}', formatPrice(stay.cents, language))
  return dotted([amount, ...minimumHireTexts(stay, hire, language)])
}
