/** How much a JSON text holds, known before anything is built from it. */

/** Deepest nesting of lists and objects; a catalogue has four levels. */
const MOST_DEPTH = 32

/** Most values; a catalogue of five thousand venues has 260,000. */
const MOST_VALUES = 2_000_000

/** Why a JSON text is not read. */
export type JsonExcess = 'too-deep' | 'too-many'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
/** `[` and `{` differ in this bit only, and so do `]` and `}`. */
const BRACE_BIT = 0x20
const OPENING = 0x7b
const CLOSING = 0x7d

/**
 * What a text has too much of. Reads it once, sign by sign, and keeps nothing: `JSON.parse` and whatever walks over
 * what it gives take a multiple of its size.
 */
export function jsonExcess(text: string): JsonExcess | undefined {
  let depth = 0
  let values = 1
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === QUOTE) at = endOfString(text, at)
    else if (sign === COMMA) values += 1
    else if ((sign | BRACE_BIT) === OPENING) {
      depth += 1
      values += 1
      if (depth > MOST_DEPTH) return 'too-deep'
    } else if ((sign | BRACE_BIT) === CLOSING) depth -= 1
    if (values > MOST_VALUES) return 'too-many'
  }
  return undefined
}

/** The place of the closing quotation mark, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === BACKSLASH) at += 1
    else if (sign === QUOTE) return at
  }
  return text.length
}
