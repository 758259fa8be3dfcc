import { isSquare, LANGUAGES, type Language } from '#/i18n/languages.ts'

/** A lead of as many letters is large as a whole; a beginning of as few says too little. */
const [SHORT, LEAST] = [260, 50]

/** A lead as it is set: its beginning large, the rest as text. */
export interface LeadParts {
  readonly first: string
  /** Empty for a short one. */
  readonly rest: string
}

/** Part a long lead after its first sentence, or after the second where that is very short. */
export function leadParts(text: string, language: Language): LeadParts {
  // Characters of a square say, and are wide, as much as two letters.
  const factor = isSquare(language) ? 2 : 1
  if (text.length * factor <= SHORT) return { first: text, rest: '' }
  const sentences = new Intl.Segmenter(LANGUAGES[language].intl, { granularity: 'sentence' }).segment(text)
  let first = ''
  for (const { segment } of sentences) {
    // “das 12. Arrondissement” is no end.
    if (first.length * factor >= LEAST && !/\d\.\s*$/.test(first)) break
    first += segment
  }
  return { first: first.trim(), rest: text.slice(first.length).trim() }
}
