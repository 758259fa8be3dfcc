/** A section of a document: in the first arrangement whose pages hold it, filled with its pictures. */
import { drawBlock } from './draw-blocks.ts'
import type { PdfBlock, PdfPageBlock } from './pdf-document.ts'
import { type PdfSheet, SHEET } from './pdf-sheet.ts'

const ROOM = SHEET.bottom - SHEET.top

/** Draw a section from the head of a page of its own. */
export function drawSection(sheet: PdfSheet, section: readonly PdfBlock[]): void {
  const [first] = section
  if (first?.kind === 'ways') {
    drawWay(sheet, first.ways)
    return
  }
  sheet.addPage()
  for (const block of section) if (block.kind !== 'ways') drawBlock(sheet, block)
}

function drawWay(sheet: PdfSheet, ways: readonly (readonly (readonly PdfPageBlock[])[])[]): void {
  // Measured once: of an arrangement whose first page is too full, the others are not.
  const heights = new Map<readonly PdfPageBlock[], number>()
  const heightOf = (blocks: readonly PdfPageBlock[]) =>
    heights.getOrInsertComputed(blocks, () =>
      sheet.heightOfDrawn(() => {
        for (const block of blocks) drawBlock(sheet, block)
      }),
    )
  const fits = (blocks: readonly PdfPageBlock[]) => heightOf(blocks) <= ROOM
  for (const blocks of ways.find((pages) => pages.every(fits)) ?? ways.at(-1) ?? []) {
    const shown = stretched(blocks, ROOM - heightOf(blocks))
    const draw = () => {
      for (const block of shown) drawBlock(sheet, block)
    }
    sheet.addPage()
    if (fits(blocks)) sheet.inOnePiece(draw)
    else draw()
  }
}

/**
 * Give pictures the height that the others leave, within their bounds.
 * @param left points; less than none where the page is too full
 */
function stretched(blocks: readonly PdfPageBlock[], left: number): readonly PdfPageBlock[] {
  let free = Math.max(0, left)
  return blocks.map((block) => {
    if (block.kind !== 'pictures' || typeof block.height !== 'object') return block
    const { least, most } = block.height
    const height = Math.min(most, least + free)
    free -= height - least
    return { ...block, height }
  })
}
