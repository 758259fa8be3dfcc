/** Everything that a document says, with its style: what fonts are cut for. */
import type { PdfBlock, PdfDocument } from './pdf-document.ts'
import type { PdfStyle } from './pdf-fonts.ts'

interface Said {
  readonly text: string
  readonly style: PdfStyle
}

const as = (style: PdfStyle, ...texts: readonly string[]): Said[] => texts.map((text) => ({ text, style }))

/** Every text of a document. */
export function saidTexts({ author, head, foot, pageOf, sections }: PdfDocument): Said[] {
  return [
    ...as('title', author),
    ...as('text', ...head, foot, pageOf, '0123456789'),
    ...sections.flat().flatMap(saidIn),
  ]
}

function saidIn(block: PdfBlock): Said[] {
  switch (block.kind) {
    case 'heading':
      return as('title', block.text)
    case 'text':
      return as('text', block.text)
    case 'figures':
      return block.figures.flatMap(({ label, value }) => [...as('title', value), ...as('text', label)])
    case 'facts':
      return block.facts.flatMap(({ label, value }) => as('text', label, value))
    case 'table':
      return [...as('strong', ...block.head), ...as('text', ...block.rows.flat())]
    case 'drawing':
      return as('text', ...block.drawing.labels.map(({ text }) => text))
    case 'pictures':
      return []
  }
}
