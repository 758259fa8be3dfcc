/** A mail before it becomes HTML and plain text: both are made from this, so they never differ. */
import type { Language } from '#/i18n/languages.ts'

/** A label with its value. */
export interface Row {
  readonly label: string
  readonly value: string
}

/** A photograph of ours, by its public address. */
export interface MailPicture {
  readonly src: string
  /** Pixels at which it is shown, as is the height. */
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** A venue with the way to its page. */
export interface VenueCard {
  readonly name: string
  /** `Le Marais · 160 m²`; may be empty. */
  readonly line: string
  readonly href: string
  readonly picture: MailPicture | undefined
}

/** One part of a mail. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  /** Long text that a user typed, under its label. */
  | { readonly kind: 'passage'; readonly label: string; readonly text: string }
  | { readonly kind: 'steps'; readonly steps: readonly string[] }
  | { readonly kind: 'venues'; readonly venues: readonly VenueCard[] }
  | { readonly kind: 'button'; readonly text: string; readonly href: string }
  | { readonly kind: 'warning'; readonly label: string; readonly text: string }
  /** `name` may have two lines: somebody, and the team. */
  | { readonly kind: 'signature'; readonly closing: string; readonly name: string }

/** A whole mail in one language. */
export interface MailDocument {
  readonly language: Language
  readonly subject: string
  /** The line that mail programs show beside the subject. */
  readonly preview: string
  /** Large, on top; a letter has none. */
  readonly title: string | undefined
  /** Reference of the enquiry, as said on the phone; mails about an account have none. */
  readonly reference: Row | undefined
  readonly blocks: readonly Block[]
  /** Small, at the end. */
  readonly notes: readonly string[]
  /** Address that ends mails of the kind, without a page in between (RFC 8058). */
  readonly unsubscribe?: string
  readonly footer: { readonly agency: string; readonly site: string; readonly href: string }
  /** How the language joins label and value: `{label}: {value}`. */
  readonly pair: string
}
