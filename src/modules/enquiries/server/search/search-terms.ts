/** Reading what was typed into the search over enquiries. */
import { normalized } from '#/lib/normalized-text.ts'
import { FEWEST_DIGITS } from './enquiry-words.ts'
import { splitTerms } from './split-words.ts'

/** One thing that has to be there: a word that begins with one of these. */
export interface SearchTerm {
  readonly beginnings: readonly string[]
  /** Whether the whole word has to be the same: single letters begin too many. */
  readonly whole: boolean
}

/** More words than these narrow nothing down any more. */
const MAX_TERMS = 8

/** Figures with what people write between them; figures in a word are part of that word. */
const NUMBER = /(?<![\p{L}\p{N}])\+?\d[\d\s().\-/]*\d(?![\p{L}\p{N}])/gu

/** The terms of a search; none when there is nothing to look for. */
export function searchTerms(text: string): SearchTerm[] {
  const terms: SearchTerm[] = []
  const rest = normalized(text, 'NFKC').replaceAll(NUMBER, (typed) => {
    const digits = typed.replaceAll(/\D/g, '')
    if (digits.length < FEWEST_DIGITS) return typed
    terms.push({ beginnings: numberForms(digits), whole: false })
    return ' '
  })
  for (const word of splitTerms(rest)) {
    const single = word.length === 1 && /[\p{Script=Latin}\p{Script=Cyrillic}\d]/u.test(word)
    terms.push({ beginnings: [word], whole: single })
  }
  return terms.slice(0, MAX_TERMS)
}

/** With and without the zeros of a national (06 …) or international (0033 …) call. */
function numberForms(digits: string): string[] {
  const bare = digits.replace(/^0{1,2}/, '')
  return bare === digits || bare.length < FEWEST_DIGITS ? [digits] : [digits, bare]
}
