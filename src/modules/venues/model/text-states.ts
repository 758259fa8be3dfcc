/** State of a venue's texts: written, missing or outdated. Pure: shared by the editor, the list and the server. */
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import {
  hasCopy,
  REFERENCE_LANGUAGE,
  VENUE_TEXT_FIELDS,
  type VenueLabels,
  type VenueTextField,
} from './venue-copy.ts'

/** A venue's texts in all languages. */
export type AllTexts = Readonly<Record<Language, VenueLabels>>

/** For texts that are behind the French one: the French that they were written from. */
export type TextSources = Readonly<
  Partial<Record<Language, Readonly<Partial<Record<VenueTextField, string>>>>>
>

/** A venue's texts and what is behind. */
export interface VenueTexts {
  readonly words: AllTexts
  readonly sources: TextSources
}

/** A text in one language, by field. */
export interface TextPlace {
  readonly language: Language
  readonly field: VenueTextField
}

/** `unused`: neither French nor this language says anything, and nothing need be said. */
export type TextState = 'complete' | 'missing' | 'stale' | 'unused'

/** How far a language is. */
export interface LanguageState {
  readonly fields: Readonly<Record<VenueTextField, TextState>>
  /** Of the texts that are needed, 0 to 100; a text that is behind counts as written. */
  readonly percent: number
  readonly missing: number
  readonly stale: number
  /** Texts that are needed. */
  readonly needed: number
  /** Whether the language is offered to search engines. */
  readonly hasCopy: boolean
}

/** Texts that every venue needs; the others are needed where the French has them. */
const ALWAYS_NEEDED: ReadonlySet<VenueTextField> = new Set(['title', 'tagline', 'description'])

/** No text at all. */
export const EMPTY_TEXTS: VenueLabels = {
  title: '',
  tagline: '',
  description: '',
  access: '',
  searchDescription: '',
}

const NOTHING_BEHIND: TextSources = {}

/** How far a language is. The one function behind every figure about translations. */
export function languageState(
  words: Partial<AllTexts>,
  language: Language,
  sources: TextSources = NOTHING_BEHIND,
): LanguageState {
  const own = words[language] ?? EMPTY_TEXTS
  const french = words[REFERENCE_LANGUAGE] ?? EMPTY_TEXTS
  const entries = VENUE_TEXT_FIELDS.map(
    (field) => [field, textState(field, own, french, sources[language]?.[field])] as const,
  )
  const count = (state: TextState) => entries.filter(([, one]) => one === state).length
  const needed = entries.length - count('unused')
  const missing = count('missing')
  return {
    fields: Object.fromEntries(entries) as Record<VenueTextField, TextState>,
    percent: Math.round((100 * (needed - missing)) / needed),
    missing,
    stale: count('stale'),
    needed,
    hasCopy: hasCopy(own),
  }
}

/** How far every language is. */
export function languageStates({ words, sources }: VenueTexts): Record<Language, LanguageState> {
  const entries = LANGUAGE_CODES.map((language) => [language, languageState(words, language, sources)])
  return Object.fromEntries(entries) as Record<Language, LanguageState>
}

function textState(
  field: VenueTextField,
  own: VenueLabels,
  french: VenueLabels,
  source: string | undefined,
): TextState {
  if (own[field] === '') return ALWAYS_NEEDED.has(field) || french[field] !== '' ? 'missing' : 'unused'
  return source !== undefined && source !== french[field] ? 'stale' : 'complete'
}

/**
 * What is behind once `words` replace those before. A translation falls behind when the French changes
 * without it, and catches up when it is changed, emptied, found to be right, or when the French is what it was.
 */
export function sourcesAfter(
  before: VenueTexts,
  words: AllTexts,
  confirmed: readonly TextPlace[],
): TextSources {
  const [was, is] = [before.words[REFERENCE_LANGUAGE], words[REFERENCE_LANGUAGE]]
  const sources: Partial<Record<Language, Partial<Record<VenueTextField, string>>>> = {}
  for (const language of LANGUAGE_CODES) {
    if (language === REFERENCE_LANGUAGE) continue
    for (const field of VENUE_TEXT_FIELDS) {
      const text = words[language][field]
      const kept = text !== '' && text === before.words[language][field]
      const isRight = confirmed.some((place) => place.language === language && place.field === field)
      if (!kept || isRight) continue
      const source = before.sources[language]?.[field] ?? was[field]
      // Where there was no French, the source of the translation is unknown.
      if (source === '' || source === is[field]) continue
      sources[language] = { ...sources[language], [field]: source }
    }
  }
  return sources
}
