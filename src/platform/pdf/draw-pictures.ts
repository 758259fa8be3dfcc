/** Photographs of a page. */
import { type PdfPicture, type PdfStretch, WIDE_PICTURE } from './pdf-document.ts'
import { type PdfSheet, SHEET } from './pdf-sheet.ts'

const { width: WIDTH, height: HEIGHT } = WIDE_PICTURE
const GAP = 4

/** Lower than this they are side by side: a large one would be a strip. */
const LOW = 170

/** Points that they take of their page beside their height. */
const AROUND = 8

/** Draw up to three. */
export function drawPictures(
  sheet: PdfSheet,
  pictures: readonly PdfPicture[],
  asked: number | PdfStretch = HEIGHT,
): void {
  const shown = pictures.slice(0, 3)
  if (shown.length === 0) return
  const high = typeof asked === 'number' ? asked : asked.least
  sheet.ensure(high + AROUND + 2)
  for (const [at, box] of boxesOf(shown.length, high).entries()) {
    const picture = shown[at]
    if (picture) place(sheet, picture, box, sheet.y)
  }
  sheet.y += high + AROUND
}

type Box = readonly [left: number, top: number, width: number, height: number]

/** The first large, the second and third above each other beside it; all alike where there is no room for that. */
function boxesOf(count: number, high: number): Box[] {
  if (count === 3 && high >= LOW) {
    const [wide, half] = [(WIDTH - GAP) * 0.67, (high - GAP) / 2]
    const [left, narrow] = [SHEET.left + wide + GAP, WIDTH - wide - GAP]
    return [
      [SHEET.left, 0, wide, high],
      [left, 0, narrow, half],
      [left, half + GAP, narrow, half],
    ]
  }
  const each = (WIDTH - GAP * (count - 1)) / count
  return Array.from({ length: count }, (_, at): Box => [SHEET.left + at * (each + GAP), 0, each, high])
}

/** A picture fills its box and is cut around its middle. */
function place(sheet: PdfSheet, { jpeg, alt }: PdfPicture, [x, down, width, height]: Box, top: number): void {
  const { doc } = sheet
  // As an address, by which one that was drawn before is known again.
  const source = `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`
  sheet.tagged(
    'Figure',
    () => {
      doc.save()
      doc.rect(x, top + down, width, height).clip()
      doc.image(source, x, top + down, { cover: [width, height], align: 'center', valign: 'center' })
      doc.restore()
    },
    { alt },
  )
}
