/** Sums on the right-hand side, below the table that they are the sums of. */
import { UNDER } from './draw-table.ts'
import type { PdfSum } from './pdf-document.ts'
import { COLORS, type PdfSheet, SHEET, type TextLook } from './pdf-sheet.ts'
import { textOf } from './said-texts.ts'

/** Where names begin, and the width that is left for them beside a large amount. */
const [LEFT, NAMES] = [SHEET.left + 210, 175]

const LABELS: Readonly<Record<PdfSum['look'], TextLook>> = {
  part: { style: 'text', size: 9.5, color: COLORS.soft },
  total: { style: 'strong', size: 10 },
  small: { style: 'text', size: 8.5, color: COLORS.soft },
}
const VALUES: Readonly<Record<PdfSum['look'], TextLook>> = {
  part: { style: 'text', size: 9.5 },
  total: { style: 'title', size: 17 },
  small: { style: 'text', size: 8.5 },
}
/** Air above and below a sum. */
const AIR = 5

/** Draw sums, all of them on one page. */
export function drawSums(sheet: PdfSheet, sums: readonly PdfSum[]): void {
  const drawn = sums.map(({ label, value, look }) => {
    const lines = sheet.linesOf(textOf(label), LABELS[look], NAMES)
    const under = typeof label === 'string' ? [] : sheet.linesOf(label.under, UNDER, NAMES)
    const height = sheet.heightOf(lines, LABELS[look]) + sheet.heightOf(under, UNDER)
    return {
      lines,
      under,
      value,
      look,
      height: Math.max(height, sheet.heightOf([value], VALUES[look])) + 2 * AIR,
    }
  })
  sheet.ensure(drawn.reduce((sum, { height }) => sum + height, 0))
  for (const { lines, under, value, look, height } of drawn) {
    if (look === 'total') sheet.rule(sheet.y, LEFT, SHEET.right, COLORS.ink)
    const top = sheet.y + AIR
    sheet.tagged('P', () => {
      // Both on one baseline, however large the amount is.
      const drop = look === 'total' ? 7 : 0
      const below = sheet.lines(lines, LEFT, top + drop, LABELS[look])
      sheet.lines(under, LEFT, below, UNDER)
      sheet.lines([value], LEFT, top, VALUES[look], SHEET.right)
    })
    sheet.y += height
  }
  sheet.y += 8
}
