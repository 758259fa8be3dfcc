/** A table that screen readers read by its rows; its head comes again on each page. */
import type { PdfBlock } from './pdf-document.ts'
import { COLORS, type PdfSheet, SHEET, type TextLook } from './pdf-sheet.ts'

const WIDTH = SHEET.right - SHEET.left
const HEAD: TextLook = { style: 'strong', size: 9 }
const CELL: TextLook = { style: 'text', size: 9 }
const NAME: TextLook = { ...CELL, color: COLORS.ink }
const GAP = 8
/** The first column is as wide as two others. */
const FIRST = 2

type Table = Extract<PdfBlock, { kind: 'table' }>

/** Draw it over as many pages as it takes. */
export function drawTable(sheet: PdfSheet, { head, rows }: Table): void {
  const { doc } = sheet
  const unit = WIDTH / (head.length - 1 + FIRST)
  const leftOf = (column: number) => SHEET.left + (column === 0 ? 0 : (column - 1 + FIRST) * unit)
  const widthOf = (column: number) => (column === 0 ? FIRST : 1) * unit - GAP
  const table = doc.struct('Table')
  doc.addStructure(table)
  const drawRow = (cells: readonly string[], kind: 'head' | 'row') => {
    const looks = cells.map((_, column) => (kind === 'head' ? HEAD : column === 0 ? NAME : CELL))
    const lines = cells.map((cell, column) => sheet.linesOf(cell, looks[column] ?? CELL, widthOf(column)))
    const height = Math.max(...lines.map((cell) => sheet.heightOf(cell, CELL))) + 12
    if (kind === 'row' && sheet.y + height > SHEET.bottom) {
      sheet.addPage()
      drawRow(head, 'head')
    }
    const row = doc.struct('TR')
    table.add(row)
    for (const [column, cell] of lines.entries()) {
      const tag = kind === 'head' || column === 0 ? 'TH' : 'TD'
      const top = sheet.y + 6
      row.add(
        doc.struct(tag, {}, () => {
          sheet.lines(cell, leftOf(column), top, looks[column] ?? CELL)
        }),
      )
    }
    row.end()
    sheet.y += height
    sheet.rule(sheet.y, SHEET.left, SHEET.right, kind === 'head' ? COLORS.ink : COLORS.rule)
  }
  drawRow(head, 'head')
  for (const cells of rows) drawRow(cells, 'row')
  table.end()
  sheet.y += 10
}
