/** Data of the composer. */
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import type { Language } from '#/i18n/languages.ts'
import type { Booking } from '#/modules/enquiries/model/booking.ts'
import type { Layout } from '#/modules/venues/model/venue-options.ts'
import type { ReplyValues } from './reply-fields.ts'
import type { ChoosableVenue, EstimateWords } from './reply-venues.ts'
import type { ReplyTemplateId } from './template-ids.ts'

/** Template ready for editing: paragraphs are separated by an empty line. */
export interface ReplyDraftText {
  readonly subject: string
  readonly body: string
}

/** The texts of one language. */
export interface KitTexts extends EstimateWords {
  readonly templates: Readonly<Record<ReplyTemplateId, ReplyDraftText>>
}

/** Values by the languages offered in the composer. */
type InEach<T> = Readonly<Partial<Record<Language, T>>>

/** All data needed to write an answer. */
export interface ReplyKit {
  /** The visitor's language. */
  readonly language: Language
  /** Offered languages, the visitor's first. */
  readonly languages: readonly Language[]
  /** Interface language. */
  readonly proof: AdminLanguage
  /** Initially selected template. */
  readonly template: ReplyTemplateId
  readonly texts: InEach<KitTexts>
  readonly values: InEach<ReplyValues>
  /** Names of neighbourhoods by id. */
  readonly places: InEach<Readonly<Record<string, string>>>
  /** Duration asked for, as typed. */
  readonly duration: string | null
  /** How the room is filled: capacities are those of this layout. */
  readonly layout: Layout
  /** Every published venue, the best first. */
  readonly catalogue: readonly ChoosableVenue[]
  /** Slugs of the venues asked for that are still public. */
  readonly asked: readonly string[]
  /** All venues asked for, by the slug and name of now or else of then. */
  readonly named: readonly { readonly slug: string; readonly name: string }[]
  /** Slugs of those whose option has ended with the booking of somebody else, which the client does not know yet. */
  readonly outsold: readonly string[]
  /** Slugs of the other venues, the best first. */
  readonly proposed: readonly string[]
  /** The first day asked for, ISO 8601. */
  readonly startDate: string | null
  /** Of all venues, by other requests, from today. */
  readonly bookings: readonly Booking[]
}
