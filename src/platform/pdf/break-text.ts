/** Lines of a text by the rules of Unicode (UAX 14): no line begins with 。 or 、, none breaks at a no-break space. */
import LineBreaker from 'linebreak'

/**
 * Break a text into lines.
 * @param widthOf width of a stretch of the text as it is drawn
 */
export function breakText(text: string, widthOf: (part: string) => number, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => breakParagraph(paragraph, widthOf, width))
}

function breakParagraph(text: string, widthOf: (part: string) => number, width: number): string[] {
  // Most texts fit: measuring each of their beginnings would take most of the time of a document.
  if (widthOf(text.trimEnd()) <= width) return [text.trimEnd()]
  const lines: string[] = []
  let line = ''
  for (const piece of piecesOf(text)) {
    if (widthOf((line + piece).trimEnd()) <= width) {
      line += piece
      continue
    }
    if (line !== '') lines.push(line.trimEnd())
    line = ''
    // A piece wider than the column, such as a pasted address, breaks between any characters.
    for (const character of piece) {
      if (line !== '' && widthOf((line + character).trimEnd()) > width) {
        lines.push(line)
        line = ''
      }
      line += character
    }
  }
  return [...lines, line.trimEnd()]
}

function piecesOf(text: string): string[] {
  const breaker = new LineBreaker(text)
  const pieces: string[] = []
  let from = 0
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    pieces.push(text.slice(from, next.position))
    from = next.position
  }
  return pieces
}
