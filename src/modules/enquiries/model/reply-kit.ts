/** Data of the composer. */
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import type { Language } from '#/i18n/languages.ts'
import type { ReplyValues } from './reply-fields.ts'
import type { ReplyVenue } from './reply-venues.ts'
import type { ReplyTemplateId } from './template-ids.ts'

/** Template ready for editing: paragraphs are separated by an empty line. */
export interface ReplyDraftText {
  readonly subject: string
  readonly body: string
}

/** The texts of one language. */
export interface KitTexts {
  /** Format of a venue's estimate; `{price}` is the amount. */
  readonly estimate: string
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
  /** Every published venue. */
  readonly catalogue: readonly ReplyVenue[]
  /** Slugs of the venues asked for that are still public. */
  readonly asked: readonly string[]
  /** Slugs of the closest other venues. */
  readonly proposed: readonly string[]
}
