/**
 * Clean visitors' text for a mail. The submission has cleaned it once; this is for any other text that finds
 * its way into the outbox, and for what only mails have to fear: an acknowledgement goes to an address that no one
 * has proved to be their own, so it must not carry another person's advertisement
 * (`docs/decisions/0021-mails-that-cannot-be-misused.md`).
 */

// Invisible characters and those that turn the direction of a line; the joiners U+200C and U+200D stay, since
// several scripts need them.
const INVISIBLE =
  /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/gu
const BREAK = /\r\n?|[\u0085\u2028\u2029\v\f]/gu
const CONTROL_BUT_BREAK = /[^\P{Cc}\n]/gu

/**
 * Addresses that mail programs make into links: with a scheme, with `www.`, or with a path. Each begins where a word
 * begins, so that the time grows with the length of the text and not with its square.
 */
const LINK =
  /(?:(?<![a-z0-9+.-])[a-z][a-z0-9+.-]{0,30}:\/\/|\bmailto:|\bwww\.)[^\s<>]+|(?<![\p{L}\p{N}.-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+[/?#][^\s<>]*/giu
/** Between the parts of a bare host name or of an address. */
const INNER_DOT = /(?<=[\p{L}\p{N}])[.。．｡](?=\p{L}{2})/gu

/** The longest line and the longest text of a visitor that an acknowledgement repeats, in characters. */
const LONGEST_LINE = 120
const LONGEST_TEXT = 1200
/** The longest name that is greeted by name. */
const LONGEST_NAME = 60

/** One line: breaks and control characters become spaces, what is invisible goes. */
export function oneLine(text: string): string {
  return manyLines(text).replace(/\s+/gu, ' ').trim()
}

/** Several lines, at most one empty one in a row. */
export function manyLines(text: string): string {
  return text
    .toWellFormed()
    .replace(BREAK, '\n')
    .replace(/\t/gu, ' ')
    .replace(CONTROL_BUT_BREAK, '')
    .replace(INVISIBLE, '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
}

/** The text without anything that a mail program would make into a link. */
export function withoutLinks(text: string, instead: string): string {
  return text.replace(LINK, instead).replace(INNER_DOT, '. ')
}

/** Cut between whole characters, as people count them. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)]
  if (characters.length <= max) return text
  return `${characters
    .slice(0, max - 1)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}…`
}

/** How texts of visitors are shown to one kind of reader. */
export interface TypedText {
  line(text: string): string
  text(text: string): string
  /** Whether `text` would leave something out at the end. */
  shortens(text: string): boolean
}

/** For the agency: everything, cleaned. */
export const FOR_AGENCY: TypedText = { line: oneLine, text: manyLines, shortens: () => false }

/** For the owner of the address: no links, and of limited length. */
export function forVisitor(linkRemoved: string): TypedText {
  return {
    line: (text) => shorten(withoutLinks(oneLine(text), linkRemoved), LONGEST_LINE),
    text: (text) => shorten(withoutLinks(manyLines(text), linkRemoved), LONGEST_TEXT),
    shortens: (text) => shorten(manyLines(text), LONGEST_TEXT) !== manyLines(text),
  }
}

/** The name to greet by; nothing where it is no name but an advertisement. */
export function greetable(name: string): string | undefined {
  const line = oneLine(name)
  const plain = line !== '' && line === shorten(line, LONGEST_NAME) && line === withoutLinks(line, '')
  return plain && !/[@/\\<>]|\d{4}/u.test(line) ? line : undefined
}
