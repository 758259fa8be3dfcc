/** Answer templates and signatures as the back office shows them. */
import type { Language } from '#/i18n/languages.ts'
import type { ReplyDraftText } from './reply-kit.ts'
import type { ReplyTextProblem } from './reply-text.schema.ts'
import type { ReplyTextId } from './reply-text-ids.ts'

/** Who changed a text last, and when. */
export interface ReplyTextAuthor {
  /** `null` when the account is gone from the history. */
  readonly by: string | null
  /** ISO 8601. */
  readonly at: string
}

/** A text in the list of its language. */
export interface ReplyTextRow {
  readonly id: ReplyTextId
  /** The subject; of a signature, its first line. */
  readonly line: string
  /** `null` while the text is the original. */
  readonly changed: ReplyTextAuthor | null
}

/** The list of one language. */
export interface ReplyTextList {
  readonly language: Language
  readonly rows: readonly ReplyTextRow[]
  /** How many texts of each language are the agency's own. */
  readonly changed: Readonly<Record<Language, number>>
}

/** A text that is open for editing. */
export interface EditedReplyText {
  readonly language: Language
  readonly id: ReplyTextId
  readonly text: ReplyDraftText
  readonly original: ReplyDraftText
  /** 0 for a text that nobody has changed yet; the next change must name it. */
  readonly version: number
  /** The last change, also one back to the original. */
  readonly last: ReplyTextAuthor | null
}

/** A version in the history. */
export interface ReplyTextVersion extends ReplyTextAuthor {
  readonly version: number
  readonly text: ReplyDraftText
  /** The text before it. */
  readonly before: ReplyDraftText
  /** Whether it led back to the original. */
  readonly reset: boolean
}

/** Outcome of a change; only `saved` has changed anything. */
export type ReplyTextOutcome =
  | { readonly kind: 'saved'; readonly edited: EditedReplyText }
  /** Another staff member was faster: the text as it is now. */
  | { readonly kind: 'conflict'; readonly present: EditedReplyText }
  | { readonly kind: 'refused'; readonly problems: readonly ReplyTextProblem[] }
