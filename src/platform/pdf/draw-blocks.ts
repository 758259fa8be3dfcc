/** Draw the parts of a page, each with its place in the structure that screen readers read. */

import { drawDrawing } from './draw-drawing.ts'
import { drawMark, MARK } from './draw-mark.ts'
import { drawPictures } from './draw-pictures.ts'
import { drawSums } from './draw-sums.ts'
import { drawTable, UNDER } from './draw-table.ts'
import type { PdfBlock, PdfCell, PdfPageBlock, PdfRow } from './pdf-document.ts'
import { COLORS, type PdfSheet, SHEET, type TextLook } from './pdf-sheet.ts'
import { textOf } from './said-texts.ts'

const HEADINGS: Readonly<Record<1 | 2, TextLook>> = {
  1: { style: 'title', size: 28 },
  2: { style: 'title', size: 15 },
}
const TEXT: TextLook = { style: 'text', size: 10 }
const SMALL: TextLook = { style: 'text', size: 8 }
const LABEL: TextLook = { style: 'text', size: 8.5, color: COLORS.soft }
const FIGURE: TextLook = { style: 'title', size: 16 }

/** Draw one part and move on below it. */
export function drawBlock(sheet: PdfSheet, block: PdfPageBlock): void {
  switch (block.kind) {
    case 'heading':
      drawText(sheet, `H${block.level}`, block.text, HEADINGS[block.level], block.below ?? AFTER_HEADING)
      break
    case 'text':
      drawText(sheet, 'P', block.text, block.isSmall ? SMALL : TEXT, 0)
      break
    case 'figures':
      drawFigures(sheet, block.figures)
      break
    case 'rows':
      drawRows(sheet, block)
      break
    case 'pictures':
      drawPictures(sheet, block.pictures, block.height)
      break
    case 'drawing':
      drawDrawing(sheet, block.drawing, block.highest)
      break
    case 'table':
      drawTable(sheet, block)
      break
    case 'sums':
      drawSums(sheet, block.sums)
      break
    case 'beside':
      drawBeside(sheet, block)
      break
  }
}

/** A heading is not the last of its page. */
const AFTER_HEADING = 60

/** @param below points that stay on its page */
function drawText(
  sheet: PdfSheet,
  tag: 'H1' | 'H2' | 'P',
  cell: PdfCell,
  look: TextLook,
  below: number,
): void {
  const lines = sheet.linesOf(textOf(cell), look, sheet.width)
  const under = typeof cell === 'string' ? [] : sheet.linesOf(cell.under, UNDER, sheet.width)
  const height = sheet.heightOf(lines, look) + sheet.heightOf(under, UNDER)
  const needed = height + below
  if (needed <= SHEET.bottom - SHEET.top) sheet.ensure(needed)
  flow(sheet, tag, lines, look)
  flow(sheet, 'P', under, UNDER)
  sheet.y += look === SMALL ? 3 : 6
}

/** Draw lines downwards, over as many pages as they take; what is tagged ends with its page. */
function flow(sheet: PdfSheet, tag: string, lines: readonly string[], look: TextLook): void {
  const height = sheet.heightOf([''], look)
  for (let left = lines; left.length > 0; ) {
    sheet.ensure(height)
    const fitting = left.slice(0, Math.max(1, Math.floor(sheet.room / height)))
    const top = sheet.y
    sheet.tagged(tag, () => sheet.lines(fitting, sheet.left, top, look))
    sheet.y += sheet.heightOf(fitting, look)
    left = left.slice(fitting.length)
  }
}

function drawFigures(sheet: PdfSheet, figures: readonly PdfRow[]): void {
  if (figures.length === 0) return
  sheet.ensure(48)
  const width = sheet.width / figures.length
  const top = sheet.y + 4
  for (const [index, { label, value }] of figures.entries()) {
    const x = sheet.left + index * width
    sheet.tagged('P', () => {
      const size = Math.min(FIGURE.size, (FIGURE.size * (width - 8)) / sheet.widthOf(value, FIGURE))
      sheet.line(value, x, top, { ...FIGURE, size })
      sheet.lines(sheet.linesOf(label, LABEL, width - 8).slice(0, 2), x, top + 25, LABEL)
    })
  }
  sheet.y = top + 56
  sheet.rule(sheet.y - 6)
}

/** Width of the labels of rows in one and in two columns, and between two columns. */
const [LABELS, NARROW_LABELS, GUTTER] = [110, 90, 16]

/** Labels take no more of their column than this. */
const LABELS_SHARE = 0.4

function drawRows(sheet: PdfSheet, { rows, columns = 1 }: Extract<PdfBlock, { kind: 'rows' }>): void {
  const wide = (sheet.width - GUTTER * (columns - 1)) / columns
  const labels = Math.min(columns === 1 ? LABELS : NARROW_LABELS, wide * LABELS_SHARE)
  for (let at = 0; at < rows.length; at += columns) {
    const drawn = rows.slice(at, at + columns).map(({ mark, label, value }, column) => {
      const left = sheet.left + column * (wide + GUTTER)
      const aside = mark ? MARK : 0
      return {
        sign: (top: number) => mark && drawMark(sheet, mark, left, top),
        cells: [
          drawnCell(sheet, label, LABEL, { x: left + aside, width: labels - 10 - aside, drop: 1.5 }),
          drawnCell(sheet, value, TEXT, { x: left + labels, width: wide - labels, drop: 0 }),
        ],
      }
    })
    const height = Math.max(...drawn.flatMap(({ cells }) => cells.map((cell) => cell.height)))
    sheet.ensure(Math.min(height + 12, SHEET.bottom - SHEET.top))
    const top = sheet.y + 5
    for (const { sign, cells } of drawn) {
      sign(top)
      sheet.tagged('P', () => {
        for (const cell of cells) cell.draw(top)
      })
    }
    sheet.y = top + height + 5
    sheet.rule(sheet.y)
  }
  sheet.y += 8
}

/** Both columns begin at one height, on a page that holds the longer one. */
function drawBeside(
  sheet: PdfSheet,
  { left, leftWidth, right }: Extract<PdfBlock, { kind: 'beside' }>,
): void {
  const edge = sheet.left + leftWidth
  const columns = [
    { blocks: left, from: sheet.left, to: edge },
    { blocks: right, from: edge + GUTTER, to: sheet.right },
  ].map(({ blocks, from, to }) => {
    const draw = () =>
      sheet.within(from, to, () => {
        for (const block of blocks) drawBlock(sheet, block)
      })
    return { draw, height: sheet.heightOfDrawn(draw) }
  })
  const height = Math.max(...columns.map((column) => column.height))
  sheet.ensure(Math.min(height, SHEET.bottom - SHEET.top))
  const top = sheet.y
  for (const { draw } of columns) {
    sheet.y = top
    draw()
  }
  sheet.y = top + height
}

/** A text with what is under it, laid out in its place. */
function drawnCell(
  sheet: PdfSheet,
  cell: PdfCell,
  look: TextLook,
  { x, width, drop }: { readonly x: number; readonly width: number; readonly drop: number },
) {
  const lines = sheet.linesOf(textOf(cell), look, width)
  const under = typeof cell === 'string' ? [] : sheet.linesOf(cell.under, UNDER, width)
  return {
    height: sheet.heightOf(lines, look) + sheet.heightOf(under, UNDER),
    draw: (top: number) => {
      const below = sheet.lines(lines, x, top + drop, look)
      sheet.lines(under, x, below, UNDER)
    },
  }
}
