/** One typed line in plain signs, for those who read figures and words in it. */
import { fold } from '../fold.ts'

const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu
/** Also the accents that a keyboard gives for an apostrophe; they would become a space and a combining sign. */
const APOSTROPHES = /[’‘ʼ´`′＇]/gu

/**
 * The line without accents, case, full-width forms and invisible characters; every space is one plain space, every
 * apostrophe a straight one. `㎡` becomes `m2`, Korean syllables their letters.
 */
export function plainLine(text: string): string {
  return fold(text.replace(INVISIBLE, '').replace(APOSTROPHES, "'"))
    .replace(/[\s\p{Cc}\p{Z}]+/gu, ' ')
    .trim()
}
