/** Photographs of a page. */
import { type PdfPicture, WIDE_PICTURE } from './pdf-document.ts'
import { type PdfSheet, SHEET } from './pdf-sheet.ts'

const { width: WIDTH, height: HEIGHT } = WIDE_PICTURE
const GAP = 4

/** The first large; the second and third above each other beside it. */
export function drawPictures(sheet: PdfSheet, pictures: readonly PdfPicture[], high: number = HEIGHT): void {
  const [first, ...others] = pictures
  if (first === undefined) return
  sheet.ensure(high + 10)
  const beside = others.slice(0, 2)
  const wide = beside.length === 0 ? WIDTH : (WIDTH - GAP) * 0.67
  const top = sheet.y
  place(sheet, first, [SHEET.left, top, wide, high])
  const height = (high - GAP * (beside.length - 1)) / Math.max(1, beside.length)
  for (const [index, picture] of beside.entries()) {
    const left = SHEET.left + wide + GAP
    place(sheet, picture, [left, top + index * (height + GAP), SHEET.right - left, height])
  }
  sheet.y = top + high + 8
}

type Box = readonly [left: number, top: number, width: number, height: number]

/** A picture fills its box and is cut around its middle. */
function place(sheet: PdfSheet, { jpeg, alt }: PdfPicture, [x, y, width, height]: Box): void {
  const { doc } = sheet
  const draw = () => {
    doc.save()
    doc.rect(x, y, width, height).clip()
    doc.image(Buffer.from(jpeg), x, y, { cover: [width, height], align: 'center', valign: 'center' })
    doc.restore()
  }
  doc.addStructure(doc.struct('Figure', { alt }, draw))
}
