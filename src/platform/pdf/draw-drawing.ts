/** Vector drawings, scaled into the width of the page. */
import type { PdfDrawing } from './pdf-document.ts'
import { COLORS, type PdfSheet } from './pdf-sheet.ts'

const HIGHEST = 175

/** From the middle of letters to the top of their line, in sizes. */
const MIDDLE = -0.7

/** Draw it as large as its place allows, at the left. */
export function drawDrawing(
  sheet: PdfSheet,
  { view, shapes, labels, alt, scale: given }: PdfDrawing,
  highest = HIGHEST,
): void {
  const [left, top, width, height] = view
  const scale = Math.min(given ?? Number.POSITIVE_INFINITY, sheet.width / width, highest / height)
  sheet.ensure(height * scale + 8)
  const { doc } = sheet
  const [x0, y0] = [sheet.left, sheet.y]
  const draw = () => {
    doc.save()
    doc.translate(x0, y0).scale(scale).translate(-left, -top)
    for (const shape of shapes) if (shape.path !== '') drawShape(doc, shape)
    doc.restore()
    for (const { text, x, y, size, turn } of labels) {
      const look = { style: 'text', size: size * scale, color: COLORS.soft } as const
      doc.save()
      doc.translate(x0 + (x - left) * scale, y0 + (y - top) * scale).rotate(turn)
      // Letters stand around the middle of their line.
      sheet.line(text, -sheet.widthOf(text, look) / 2, look.size * MIDDLE, look)
      doc.restore()
    }
  }
  sheet.tagged('Figure', draw, { alt })
  sheet.y += height * scale + 8
}

function drawShape(
  doc: PDFKit.PDFDocument,
  { path, fill, stroke, width = 1, cap }: PdfDrawing['shapes'][number],
): void {
  doc.lineWidth(width).lineCap(cap ?? 'butt')
  doc.path(path)
  if (fill && stroke) doc.fillAndStroke(fill, stroke)
  else if (fill) doc.fill(fill)
  else doc.stroke(stroke)
}
