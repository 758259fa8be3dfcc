import { LANGUAGES, type Language } from '#/i18n/languages.ts'

/** An ordinal, after which a sentence goes on: "11. Arrondissement". */
const ORDINAL = /\d\.\s?$/u

/** The first few sentences of a text, as its language ends them. */
export function firstSentences(text: string, count: number, language: Language): string {
  const segmenter = new Intl.Segmenter(LANGUAGES[language].intl, { granularity: 'sentence' })
  const taken: string[] = []
  let left = count
  for (const { segment } of segmenter.segment(text)) {
    if (left === 0) break
    taken.push(segment)
    if (!ORDINAL.test(segment)) left -= 1
  }
  return taken.join('').trim()
}
