/**
 * The texts of a venue, and the languages that a venue has copy in. A language without copy shows another language's
 * (behaviour 1.1) and is not offered to search engines.
 */
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'

/** The texts that a venue has in every language, in the order in which they are written. */
export const VENUE_TEXT_FIELDS = ['title', 'tagline', 'description', 'access', 'searchDescription'] as const

/** One of a venue's texts. */
export type VenueTextField = (typeof VENUE_TEXT_FIELDS)[number]

/** A venue's texts in one language; empty where there is none. */
export type VenueLabels = Readonly<Record<VenueTextField, string>>

/** The language that the others are compared with: the agency writes it first. */
export const REFERENCE_LANGUAGE: Language = 'fr'

/** The texts that decide whether a language has copy. */
type Copy = Pick<VenueLabels, 'title' | 'description'>

/** Whether a page can be made of these texts alone: it needs a title and a description. */
export function hasCopy(words: Copy | undefined): boolean {
  return words !== undefined && words.title.trim() !== '' && words.description.trim() !== ''
}

/** The languages that have copy, in the order of the site's languages. */
export function copyLanguages(words: Partial<Readonly<Record<Language, Copy>>>): Language[] {
  return LANGUAGE_CODES.filter((language) => hasCopy(words[language]))
}

/**
 * The language whose copy a page shows: its own, else English, else French, else the first that has any; its own
 * as well when there is none at all.
 */
export function copyLanguageFor(language: Language, available: readonly Language[]): Language {
  const preferred = [language, DEFAULT_LANGUAGE, REFERENCE_LANGUAGE]
  return preferred.find((candidate) => available.includes(candidate)) ?? available[0] ?? language
}
