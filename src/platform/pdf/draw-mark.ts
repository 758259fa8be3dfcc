/** Signs before labels, as strokes: few faces have them. */
import type { PdfMark } from './pdf-document.ts'
import { COLORS, type PdfSheet } from './pdf-sheet.ts'

/** Points that a sign takes of its line. */
export const MARK = 14

/** Strokes in a square of eight points. */
const PATHS: Readonly<Record<PdfMark, string>> = {
  yes: 'M0.5 4.5L3 7L7.5 1.5',
  no: 'M1.2 1.2L6.8 6.8M6.8 1.2L1.2 6.8',
  perhaps: 'M1.6 2.2a2.4 2.3 0 1 1 3.9 1.9q-1.5 0.8-1.5 1.7M4 8.2h0',
}

/** Draw a sign at the head of a row. Its label says what it means. */
export function drawMark(sheet: PdfSheet, mark: PdfMark, x: number, top: number): void {
  const { doc } = sheet
  sheet.artifact(() => {
    doc.save().translate(x, top + 3)
    doc
      .path(PATHS[mark])
      .lineWidth(1.3)
      .lineCap('round')
      .stroke(mark === 'yes' ? COLORS.green : COLORS.soft)
    doc.restore()
  })
}
