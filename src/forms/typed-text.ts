/** Normalization of typed text into its stored form, in the browser and on the server. */
import { normalized } from '#/lib/normalized-text.ts'
import { visibleText } from '#/lib/visible-text.ts'

// Bidirectional overrides and invisible characters change how a line looks, never its meaning. The joiners
// U+200C and U+200D stay: several scripts need them.
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu
const CONTROL_OR_BREAK = /[\p{Cc}\u2028\u2029]/gu
/** Line and page breaks of other programs: CR, vertical tab, form feed, NEL, U+2028 and U+2029. */
const BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/gu
const CONTROLS_BUT_BREAK_AND_TAB = /[^\P{Cc}\n\t]+/gu

/**
 * Clean a single line: line breaks and control characters become spaces (so that no mail header can be injected), runs
 * of spaces become one, and blank text becomes empty, whatever invisible characters it is made of.
 */
export function cleanLine(text: string): string {
  const line = wellFormed(text)
    .replace(CONTROL_OR_BREAK, ' ')
    .replace(INVISIBLE, '')
    .replace(/\s+/gu, ' ')
    .trim()
  return visibleText(line)
}

/**
 * Clean multi-line text: every line break becomes `\n`, other control characters a space, so that no words are joined;
 * blank text becomes empty.
 */
export function cleanText(text: string): string {
  const cleaned = wellFormed(text)
    .replace(BREAK, '\n')
    .replace(CONTROLS_BUT_BREAK_AND_TAB, ' ')
    .replace(INVISIBLE, '')
    .trim()
  return visibleText(cleaned)
}

/** Line in compatibility form (NFKC): full-width input of a Japanese keyboard becomes ASCII, `㎡` becomes `m2`. */
export function cleanAscii(text: string): string {
  return cleanLine(normalized(text, 'NFKC'))
}

/** A lone surrogate cannot be stored; composed accents make equal names equal. */
function wellFormed(text: string): string {
  return normalized(text.toWellFormed(), 'NFC')
}
