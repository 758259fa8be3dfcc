/** Normalization of typed text into its stored form. Runs in the browser and on the server. */
import { normalized } from '#/lib/normalized-text.ts'

// Bidirectional overrides and invisible characters change how a line looks, never its meaning. The joiners
// U+200C and U+200D stay: several scripts need them.
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu
const CONTROL_OR_BREAK = /[\p{Cc}\u2028\u2029]/gu
const CONTROL_BUT_BREAK_AND_TAB = /[^\P{Cc}\n\t]/gu

/**
 * Clean a single line: line breaks and control characters become spaces (so that no mail header can be injected), runs
 * of spaces become one, and blank text becomes empty.
 */
export function cleanLine(text: string): string {
  return wellFormed(text).replace(CONTROL_OR_BREAK, ' ').replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim()
}

/**
 * Clean multi-line text: every line break becomes `\n`, those of Word (vertical tab, form feed) included; other control
 * characters are removed, blank text becomes empty.
 */
export function cleanText(text: string): string {
  return wellFormed(text)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/gu, '\n')
    .replace(CONTROL_BUT_BREAK_AND_TAB, '')
    .replace(INVISIBLE, '')
    .trim()
}

/** Line in compatibility form (NFKC): full-width input of a Japanese keyboard becomes ASCII, `㎡` becomes `m2`. */
export function cleanAscii(text: string): string {
  return cleanLine(normalized(text, 'NFKC'))
}

/** A lone surrogate cannot be stored; composed accents make equal names equal. */
function wellFormed(text: string): string {
  return normalized(text.toWellFormed(), 'NFC')
}
