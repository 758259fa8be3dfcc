/** Everything that a document says, with its style: what fonts are cut for. */
import type { PdfBlock, PdfCell, PdfDocument } from './pdf-document.ts'
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
      return [...as('title', textOf(block.text)), ...as('text', ...textsOf(block.text))]
    case 'text':
      return as('text', ...textsOf(block.text))
    case 'figures':
      return block.figures.flatMap(({ label, value }) => [...as('title', value), ...as('text', label)])
    case 'rows':
      return as('text', ...block.rows.flatMap(({ label, value }) => [label, value].flatMap(textsOf)))
    case 'table':
      return [
        ...as('strong', ...block.head.map((cell) => textOf(cell))),
        ...as('text', ...[...block.head, ...block.rows.flat()].flatMap(textsOf)),
      ]
    case 'sums':
      return block.sums.flatMap(({ label, value, look }) => [
        ...as(look === 'total' ? 'strong' : 'text', textOf(label)),
        ...as(look === 'total' ? 'title' : 'text', value),
        ...as('text', ...textsOf(label)),
      ])
    case 'beside':
      return [...block.left, ...block.right].flatMap(saidIn)
    case 'ways':
      return block.ways.flat(2).flatMap(saidIn)
    case 'drawing':
      return as('text', ...block.drawing.labels.map(({ text }) => text))
    case 'pictures':
      return []
  }
}

/** The text of a cell. */
export const textOf = (cell: PdfCell): string => (typeof cell === 'string' ? cell : cell.text)

/** The text of a cell and what is under it. */
const textsOf = (cell: PdfCell): string[] => (typeof cell === 'string' ? [cell] : [cell.text, cell.under])
