import type { PdfColumnBlock, PdfDrawing, PdfPageBlock } from './pdf-document.ts'

/** Points: how wide a drawing may be that has something beside it, and how narrow its column. */
const BESIDE = { widest: 300, narrowest: 190 } as const

/**
 * A drawing to a scale, and what belongs below it, in a column with something beside it.
 * @returns undefined where it is too wide for that
 */
export function besideDrawing(
  { view, scale = 1 }: PdfDrawing,
  left: readonly PdfColumnBlock[],
  right: readonly PdfColumnBlock[],
): PdfPageBlock | undefined {
  const width = view[2] * scale
  if (width > BESIDE.widest) return undefined
  return { kind: 'beside', left, leftWidth: Math.max(width, BESIDE.narrowest), right }
}
