/** Splitting of a text into the words that a search knows. */
import { wordsOf } from './fold.ts'

/** Scripts that write without spaces. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu

/** Longer ones are no words that anybody types. */
const LONGEST_WORD = 60

/**
 * The folded words of a text. Chinese and Japanese, which do not separate words, become pairs of neighbouring signs, so
 * that any part of a sentence can be found.
 */
export function splitTerms(text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    if (word.length > LONGEST_WORD) return word.slice(0, LONGEST_WORD)
    const parts = word.replaceAll(UNSPACED, (run) => ` ${pairs(run).join(' ')} `).split(' ')
    return parts.filter((part) => part !== '')
  })
}

/** Every sign with the next one; the last one alone, so that it is found as a beginning too. */
function pairs(run: string): string[] {
  const signs = [...run]
  return signs.map((sign, at) => sign + (signs[at + 1] ?? ''))
}
