/** How texts are made comparable for the search: accents, case, ligatures and punctuation do not count. */
import { normalized } from './normalized-text.ts'

const LETTERS: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' }

/** A text without accents, case, ligatures and full-width forms: "Vœux Élysée" gives "voeux elysee". */
export function fold(text: string): string {
  return normalized(text, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæßøłđ]/g, (letter) => LETTERS[letter] ?? letter)
}

/**
 * The folded words of a text, each once. Hyphens and slashes separate; a French elision is no word, so that
 * "l'Opéra" and "Opéra" are the same.
 */
export function wordsOf(text: string): string[] {
  // Russian writes an ordinal with a hyphen, as one word.
  const joined = fold(text).replace(/(\d)[-\u2010](?=\p{L}{1,3}(?!\p{L}))/gu, '$1')
  const folded = joined.replace(/(?<![\p{L}\p{N}])(?:l|d|qu)['’ʼ](?=\p{L})/gu, '')
  return [...new Set(folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ''))]
}
