import { LANGUAGES, type Language } from '#/i18n/languages.ts'

/** The first few sentences of a text, as its language ends them. */
export function firstSentences(text: string, count: number, language: Language): string {
  const segmenter = new Intl.Segmenter(LANGUAGES[language].intl, { granularity: 'sentence' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
    .slice(0, count)
    .join('')
    .trim()
}
