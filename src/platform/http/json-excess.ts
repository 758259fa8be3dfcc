/** How much a JSON text holds, known before anything is built from it. */

/** Limits for a JSON text. */
export interface JsonBounds {
  /** Levels of lists and objects. */
  readonly depth: number
  /** Values of all kinds, lists and objects included. */
  readonly values?: number
}

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
 * Find the limit that a text exceeds. Read it once, character by character, and store nothing: `JSON.parse` and a
 * walk over its result take a multiple of its size.
 */
export function jsonExcess(
  text: string,
  { depth: deepest, values: max = Number.POSITIVE_INFINITY }: JsonBounds,
): JsonExcess | undefined {
  let depth = 0
  let values = 1
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === QUOTE) at = endOfString(text, at)
    else if (sign === COMMA) values += 1
    else if ((sign | BRACE_BIT) === OPENING) {
      depth += 1
      values += 1
      if (depth > deepest) return 'too-deep'
    } else if ((sign | BRACE_BIT) === CLOSING) depth -= 1
    if (values > max) return 'too-many'
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
