/** Draws the parts of a page, each with its place in the structure that screen readers read. */

import { drawDrawing } from './draw-drawing.ts'
import { drawPictures } from './draw-pictures.ts'
import { drawTable } from './draw-table.ts'
import type { PdfBlock, PdfFact } from './pdf-document.ts'
import { COLORS, type PdfSheet, SHEET, type TextLook } from './pdf-sheet.ts'

const WIDTH = SHEET.right - SHEET.left

const HEADINGS: Readonly<Record<1 | 2, TextLook>> = {
  1: { style: 'title', size: 28 },
  2: { style: 'title', size: 15 },
}
const TEXT: TextLook = { style: 'text', size: 10 }
const LABEL: TextLook = { style: 'text', size: 8.5, color: COLORS.soft }
const FIGURE: TextLook = { style: 'title', size: 16 }

/** Draw one part and move on below it. */
export function drawBlock(sheet: PdfSheet, block: PdfBlock): void {
  switch (block.kind) {
    case 'heading':
      drawText(sheet, `H${block.level}`, block.text, HEADINGS[block.level])
      break
    case 'text':
      drawText(sheet, 'P', block.text, TEXT)
      break
    case 'figures':
      drawFigures(sheet, block.figures)
      break
    case 'facts':
      drawFacts(sheet, block.facts)
      break
    case 'pictures':
      drawPictures(sheet, block.pictures)
      break
    case 'drawing':
      drawDrawing(sheet, block.drawing, block.highest)
      break
    case 'table':
      drawTable(sheet, block)
      break
  }
}

function drawText(sheet: PdfSheet, tag: 'H1' | 'H2' | 'P', text: string, look: TextLook): void {
  const lines = sheet.linesOf(text, look, WIDTH)
  sheet.ensure(Math.min(sheet.heightOf(lines, look), SHEET.bottom - SHEET.top))
  tagged(sheet, tag, () => {
    sheet.y = sheet.lines(lines, SHEET.left, sheet.y, look)
  })
  sheet.y += 6
}

/** Draws with a tag of the structure. */
function tagged(sheet: PdfSheet, tag: string, draw: () => void): void {
  sheet.doc.addStructure(sheet.doc.struct(tag, {}, draw))
}

function drawFigures(sheet: PdfSheet, figures: readonly PdfFact[]): void {
  if (figures.length === 0) return
  sheet.ensure(48)
  const width = WIDTH / figures.length
  const top = sheet.y + 4
  for (const [index, { label, value }] of figures.entries()) {
    const x = SHEET.left + index * width
    tagged(sheet, 'P', () => {
      const size = Math.min(FIGURE.size, (FIGURE.size * (width - 8)) / sheet.widthOf(value, FIGURE))
      sheet.line(value, x, top, { ...FIGURE, size })
      sheet.lines(sheet.linesOf(label, LABEL, width - 8).slice(0, 2), x, top + 25, LABEL)
    })
  }
  sheet.y = top + 56
  sheet.rule(sheet.y - 6)
}

/** Width of the labels of facts. */
const LABELS = 110

function drawFacts(sheet: PdfSheet, facts: readonly PdfFact[]): void {
  for (const { label, value } of facts) {
    const lines = sheet.linesOf(value, TEXT, WIDTH - LABELS)
    sheet.ensure(Math.min(sheet.heightOf(lines, TEXT) + 12, SHEET.bottom - SHEET.top))
    const top = sheet.y + 5
    tagged(sheet, 'P', () => {
      sheet.lines(sheet.linesOf(label, LABEL, LABELS - 10), SHEET.left, top + 1.5, LABEL)
      sheet.y = sheet.lines(lines, SHEET.left + LABELS, top, TEXT) + 5
    })
    sheet.rule(sheet.y)
  }
  sheet.y += 8
}
