import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { blockTexts } from './block-texts.ts'
import type { Section } from './content.schema.ts'

/**
 * What adults read silently in a minute: words, or characters where words are written without spaces (International Reading
 * Speed Texts, Trauzettel-Klosinski and Dietz 2012). They have no Korean text: its figure, in characters, is an assumption.
 */
const PER_MINUTE: Readonly<Record<Language, number>> = {
  en: 228,
  fr: 195,
  es: 218,
  it: 188,
  de: 179,
  ru: 184,
  pt: 181,
  cn: 255,
  ja: 357,
  ko: 500,
}

const CHARACTER = /[\p{L}\p{N}]/gu

/** The text of an article, in the order in which it is read. */
export interface ReadText {
  readonly lead: string
  readonly sections: readonly Section[]
}

/** Minutes that reading an article takes, rounded up, at least one. */
export function readingMinutes({ lead, sections }: ReadText, language: Language): number {
  const texts = [
    lead,
    ...sections.flatMap(({ heading, body, quote = '' }) => [heading, ...body.flatMap(blockTexts), quote]),
  ]
  const amount = texts.reduce((sum, text) => sum + amountOf(text, language), 0)
  return Math.max(1, Math.ceil(amount / PER_MINUTE[language]))
}

function amountOf(text: string, language: Language): number {
  const { script } = LANGUAGES[language]
  if (script === 'Latn' || script === 'Cyrl') return text.split(/\s+/).filter(Boolean).length
  return text.match(CHARACTER)?.length ?? 0
}
