/** Breaking the lines of plain text, for mail programs that do not. */

/** Columns of a line; Chinese, Japanese and Korean characters take two. */
const COLUMNS = 76

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60\uffe0-\uffe6\u30fc]/u
/** Signs that may not begin a line. */
const NO_START = /^[、。，．：；？！）」』】〉》〕］｝ー々・…”’,.;:!?)\]}]/u
/** Signs that may not end one. */
const NO_END = /[（「『【〈《〔［｛“‘([{]$/u

/**
 * Break lines between words, and in scripts without spaces between characters, never inside an address.
 * @param indent what every line but the first of a paragraph begins with
 */
export function wrapText(text: string, language: string, indent = ''): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, language, indent))
    .join('\n')
}

function wrapLine(line: string, language: string, indent: string): string {
  if (widthOf(line) <= COLUMNS) return line
  const lines: string[] = []
  let current = ''
  // Measured piece by piece: a line of spaces alone would else be measured from its beginning at each of them.
  let width = 0
  let blank = true
  for (const piece of piecesOf(line, language)) {
    const fits = piece.trim() === '' || width + widthOf(piece.trimEnd()) <= COLUMNS
    if (fits || blank) {
      current += piece
      width += widthOf(piece)
      blank &&= piece.trim() === ''
      continue
    }
    lines.push(current.trimEnd())
    current = indent + piece.trimStart()
    width = widthOf(current)
    blank = current.trim() === ''
  }
  lines.push(current.trimEnd())
  return lines.join('\n')
}

/** The parts between which a line may be broken; each ends with its spaces. No-break spaces hold. */
function piecesOf(line: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  const pieces: string[] = []
  for (const word of line.split(/(?<=[ ])/u)) {
    if (!WIDE.test(word) || /:\/\//.test(word)) {
      pieces.push(word)
      continue
    }
    let last = ''
    // Of `last`, without reading all of it again at each segment.
    let lastWide = false
    let lastSegment = ''
    for (const { segment } of segmenter.segment(word)) {
      const wide = WIDE.test(segment)
      const joins = NO_START.test(segment) || NO_END.test(lastSegment) || !(lastWide || wide)
      lastSegment = segment
      if (last !== '' && joins) {
        last += segment
        lastWide ||= wide
        continue
      }
      if (last !== '') pieces.push(last)
      last = segment
      lastWide = wide
    }
    pieces.push(last)
  }
  return pieces
}

function widthOf(text: string): number {
  let width = 0
  for (const character of text) width += WIDE.test(character) ? 2 : 1
  return width
}
