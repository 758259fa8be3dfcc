/** A mail before it becomes HTML and plain text: both are made from this, so they never differ. */
import type { Language } from '#/i18n/languages.ts'

/** A label with its value, one of the facts of a request. */
export interface Fact {
  readonly label: string
  readonly value: string
}

/** One part of a mail. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'links'; readonly links: readonly { readonly text: string; readonly href: string }[] }
  | { readonly kind: 'note'; readonly text: string }

/** A whole mail in one language. */
export interface MailDocument {
  readonly language: Language
  readonly subject: string
  /** The line that mail programs show beside the subject. */
  readonly preview: string
  /** Large, on top of the HTML part. */
  readonly title: string
  readonly blocks: readonly Block[]
  /** How the language joins label and value: `{label}: {value}`. */
  readonly pair: string
}
