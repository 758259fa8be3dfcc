import { LANGUAGES, type Language } from './languages.ts'

const HIRAGANA_ONLY = /^[\p{Script=Hiragana}ー]+$/u
const ENDS_OPEN = /[\p{Script=Hiragana}、。，・／：）」』！？]$/u
const CLOSING = /^[、。，・／：）」』！？ー]/u
const OPENING_END = /[（「『]$/u

const segmenters = new Map<Language, Intl.Segmenter>()

function segmenterOf(language: Language): Intl.Segmenter {
  const known = segmenters.get(language)
  if (known) return known
  const made = new Intl.Segmenter(LANGUAGES[language].intl, { granularity: 'word' })
  segmenters.set(language, made)
  return made
}

/**
 * The phrases of a Japanese text, which together are the text: a line may end between them and not within one. A phrase
 * is a word or a compound with the particles and endings behind it, so a new one begins where something else than
 * hiragana follows hiragana or a mark. Texts of other languages are one phrase: they have spaces, or break anywhere.
 */
export function phrasesOf(text: string, language: Language): readonly string[] {
  if (LANGUAGES[language].script !== 'Jpan') return [text]
  const phrases: string[] = []
  for (const { segment } of segmenterOf(language).segment(text)) {
    const last = phrases.at(-1)
    const begins =
      last === undefined ||
      (ENDS_OPEN.test(last) &&
        !HIRAGANA_ONLY.test(segment) &&
        !CLOSING.test(segment) &&
        !OPENING_END.test(last))
    if (begins) phrases.push(segment)
    else phrases[phrases.length - 1] = last + segment
  }
  return phrases
}
