/** Texts that script says itself. The server writes them into every public page (`layouts/site/script-support.tsx`). */

/** A text for each plural category of the language, with `#` for the number; `none` for nothing. */
export type CountedText = Readonly<Partial<Record<Intl.LDMLPluralRule | 'none', string>>>

/** Every such text. */
export interface ScriptWords {
  /** Id of the build that the page is of; empty while developing. */
  readonly build: string
  readonly added: string
  readonly removed: string
  readonly cleared: string
  readonly failed: string
  readonly continueBrowsing: string
  readonly continueExploring: string
  readonly see: string
  readonly undo: string
  readonly copied: string
  readonly copyFailed: string
  readonly consentSaved: string
  readonly offline: string
  readonly retry: string
  /** The name of the link to the favourites. */
  readonly favorites: CountedText
  /** Addresses that they lead to. */
  readonly venuesHref: string
  readonly favoritesHref: string
}

/** Id of the element that holds them. */
export const WORDS_ID = 'script-words'

let known: ScriptWords | undefined

/** The texts of this page. */
export function words(): ScriptWords {
  known ??= JSON.parse(document.getElementById(WORDS_ID)?.textContent ?? '{}') as ScriptWords
  return known
}

/** The text for a number, in the language of the page. */
export function counted(text: CountedText, count: number): string {
  const language = document.documentElement.lang
  const chosen =
    (count === 0 ? text.none : undefined) ??
    text[new Intl.PluralRules(language).select(count)] ??
    text.other ??
    ''
  // Only where there is a number: its format is costly to make.
  return chosen.replace('#', () => new Intl.NumberFormat(language).format(count))
}
