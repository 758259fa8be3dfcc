/** Names on the drawn map: their lines, and the room that they take. */

/** Widths against the size of the letters, at most; CJK letters are square, Cyrillic ones wide. */
const LATIN = 0.55
const CYRILLIC = 0.625
const SQUARE = 1.05

/** The lines of a name: a double name has one for each half. */
export function nameLines(name: string): string[] {
  return name.split(/(?<=[/／·])/u)
}

/**
 * The width of a text, estimated from above.
 * @param size of its letters; the width is in the same unit
 */
export function textWidth(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + widthOf(letter), 0) * size
}

function widthOf(letter: string): number {
  if (letter > '\u2e80') return SQUARE
  return letter >= '\u0400' && letter <= '\u04ff' ? CYRILLIC : LATIN
}
