/** What the composer is given. */
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import type { Language } from '#/i18n/languages.ts'
import type { ReplyValues } from './reply-fields.ts'
import type { ReplyVenue } from './reply-venues.ts'
import type { ReplyTemplateId } from './template-ids.ts'

/** A template, ready to be edited: paragraphs are separated by an empty line. */
export interface ReplyDraftText {
  readonly subject: string
  readonly body: string
}

/** The texts of one language. */
export interface KitTexts {
  /** A venue's estimate; `{price}` stands for the amount. */
  readonly estimate: string
  readonly templates: Readonly<Record<ReplyTemplateId, ReplyDraftText>>
}

/** By language: those that may be written in. */
type InEach<T> = Readonly<Partial<Record<Language, T>>>

/** Everything that writing an answer needs. */
export interface ReplyKit {
  /** The visitor's language. */
  readonly language: Language
  /** Those that may be written in, the visitor's first. */
  readonly languages: readonly Language[]
  /** The language of the screen. */
  readonly proof: AdminLanguage
  /** The template to begin with. */
  readonly template: ReplyTemplateId
  readonly texts: InEach<KitTexts>
  readonly values: InEach<ReplyValues>
  /** Names of neighbourhoods by id. */
  readonly places: InEach<Readonly<Record<string, string>>>
  /** Every published venue. */
  readonly catalogue: readonly ReplyVenue[]
  /** Slugs of the venues asked for that are still public. */
  readonly asked: readonly string[]
  /** Slugs of others that come closest. */
  readonly proposed: readonly string[]
}
