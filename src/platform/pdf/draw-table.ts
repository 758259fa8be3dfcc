/** A table that screen readers read by its rows; its head comes again on each page. */
import type { PdfBlock, PdfCell } from './pdf-document.ts'
import { COLORS, type PdfSheet, SHEET, type TextLook } from './pdf-sheet.ts'
import { textOf } from './said-texts.ts'

const WIDTH = SHEET.right - SHEET.left
const HEAD: TextLook = { style: 'strong', size: 9 }
const CELL: TextLook = { style: 'text', size: 9 }
const NAME: TextLook = { ...CELL, color: COLORS.ink }
/** What is under the text of a cell. */
export const UNDER: TextLook = { style: 'text', size: 7.5, color: COLORS.soft }
const GAP = 8
/** The first column is as wide as two others. */
const FIRST = 2
/** Width of a column of figures: a million euros to the cent. */
const FIGURES = 86

type Table = Extract<PdfBlock, { kind: 'table' }>

/** Draw it over as many pages as it takes. */
export function drawTable(sheet: PdfSheet, { head, rows, figures = 0 }: Table): void {
  const { doc } = sheet
  const columns = columnsOf(head.length, figures)
  // One that is made and not drawn would be waited for at the end of the document.
  const table = sheet.isMeasuring ? undefined : doc.struct('Table')
  if (table) doc.addStructure(table)
  const drawRow = (cells: readonly PdfCell[], kind: 'head' | 'row') => {
    const drawn = cells.map((cell, at) => {
      const look = kind === 'head' ? HEAD : at === 0 ? NAME : CELL
      const { width = WIDTH } = columns[at] ?? {}
      const under = typeof cell === 'string' ? [] : sheet.linesOf(cell.under, UNDER, width)
      return { look, under, lines: sheet.linesOf(textOf(cell), look, width) }
    })
    const height =
      Math.max(...drawn.map((cell) => sheet.heightOf(cell.lines, CELL) + sheet.heightOf(cell.under, UNDER))) +
      12
    if (kind === 'row' && height > sheet.room) {
      sheet.addPage()
      drawRow(head, 'head')
    }
    if (table) {
      const row = doc.struct('TR')
      table.add(row)
      for (const [at, { lines, look, under }] of drawn.entries()) {
        const { left = SHEET.left, end } = columns[at] ?? {}
        row.add(
          doc.struct(kind === 'head' || at === 0 ? 'TH' : 'TD', {}, () => {
            const below = sheet.lines(lines, left, sheet.y + 6, look, end)
            sheet.lines(under, left, below, UNDER, end)
          }),
        )
      }
      row.end()
    }
    sheet.y += height
    sheet.rule(sheet.y, SHEET.left, SHEET.right, kind === 'head' ? COLORS.ink : COLORS.rule)
  }
  drawRow(head, 'head')
  for (const cells of rows) drawRow(cells, 'row')
  table?.end()
  sheet.y += 10
}

/** Where a column begins, how wide its text is, and for figures where they end. */
interface Column {
  readonly left: number
  readonly width: number
  readonly end?: number
}

function columnsOf(count: number, figures: number): Column[] {
  if (figures > 0) {
    const words = count - figures
    const unit = (WIDTH - figures * FIGURES) / words
    return Array.from({ length: count }, (_, at) => {
      if (at < words) return { left: SHEET.left + at * unit, width: unit - GAP }
      const end = SHEET.right - (count - 1 - at) * FIGURES
      return { left: end - FIGURES + GAP, width: FIGURES - GAP, end }
    })
  }
  const unit = WIDTH / (count - 1 + FIRST)
  return Array.from({ length: count }, (_, at) => ({
    left: SHEET.left + (at === 0 ? 0 : (at - 1 + FIRST) * unit),
    width: (at === 0 ? FIRST : 1) * unit - GAP,
  }))
}
