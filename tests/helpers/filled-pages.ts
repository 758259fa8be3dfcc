/** How far down the pages of a PDF are filled, read from what it draws. */
import { inflateSync } from 'node:zlib'

/** Points: an A4 page, and what lies between its head and its foot. */
const [HIGH, TOP, BOTTOM] = [841.89, 84, 780]

/** Of each page the share of its body that is above its last line or picture, from 0 to 1. */
export function filledPages(pdf: Uint8Array): number[] {
  const bytes = Buffer.from(pdf)
  const text = bytes.toString('latin1')
  const contents = new Map(
    [...text.matchAll(/\n(\d+) 0 obj\n<<[^>]*?\/Type \/Page\b[\s\S]*?\/Contents (\d+) 0 R/g)].map(
      ([, page, content]) => [page, content],
    ),
  )
  const order = /\/Kids \[([^\]]*)\]/.exec(text)?.[1]?.match(/\d+(?= 0 R)/g) ?? []
  return order.map((page) => filledBy(drawnIn(bytes, text, contents.get(page) ?? '')))
}

/** The operators of a page. */
function drawnIn(bytes: Buffer, text: string, content: string): string {
  const at = text.indexOf(`\n${content} 0 obj\n`)
  const from = text.indexOf('stream\n', at) + 'stream\n'.length
  const length = Number(/\/Length (\d+)/.exec(text.slice(at, from))?.[1])
  return inflateSync(bytes.subarray(from, from + length)).toString('latin1')
}

/** Baselines of texts are told from below, the boxes that pictures are cut to from above. */
function filledBy(drawn: string): number {
  const texts = [...drawn.matchAll(/1 0 0 1 [-\d.]+ ([-\d.]+) Tm/g)].map(([, y]) => HIGH - Number(y))
  const pictures = [...drawn.matchAll(/([-\d.]+) [-\d.]+ ([-\d.]+) re\nW n/g)].map(
    ([, y, height]) => Number(y) + Number(height),
  )
  const ends = [...texts, ...pictures].filter((end) => end <= BOTTOM)
  return (Math.max(TOP, ...ends) - TOP) / (BOTTOM - TOP)
}
