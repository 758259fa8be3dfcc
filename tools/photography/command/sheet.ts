import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { publishedFile } from './places.ts'
import { PhotographyProblem } from './problem.ts'

const COLUMNS = 5
const WIDTH = 480
const HEIGHT = 320
const CAPTION = 22
const GAP = 8
const PAPER = '#f4f2ee'

/** Where a tile lies on the sheet. */
export function tileAt(index: number): { left: number; top: number } {
  return {
    left: GAP + (index % COLUMNS) * (WIDTH + GAP),
    top: GAP + Math.floor(index / COLUMNS) * (HEIGHT + CAPTION + GAP),
  }
}

/**
 * Lays pictures out on one sheet with their names below. Takes the finished ones of `out`, else those that
 * are published; gives the names of those that are nowhere.
 * @throws {PhotographyProblem} when there is not one
 */
export async function makeSheet(names: readonly string[], out: string, sheet: string): Promise<string[]> {
  const found = names.flatMap((name) => {
    const file = [path.join(out, `${name}.jpg`), publishedFile(name)].find((place) => existsSync(place))
    return file === undefined ? [] : [{ name, file }]
  })
  if (found.length === 0) throw new PhotographyProblem('None of these pictures has been made yet.')
  const tiles = await Promise.all(
    found.map(async ({ name, file }, index): Promise<OverlayOptions[]> => {
      const { left, top } = tileAt(index)
      const input = await sharp(file).resize(WIDTH, HEIGHT, { fit: 'contain', background: PAPER }).toBuffer()
      return [
        { input, left, top },
        { input: caption(name), left, top: top + HEIGHT },
      ]
    }),
  )
  const last = tileAt(found.length - 1)
  const columns = Math.min(found.length, COLUMNS)
  const size = { width: columns * (WIDTH + GAP) + GAP, height: last.top + HEIGHT + CAPTION + GAP }
  mkdirSync(path.dirname(sheet), { recursive: true })
  await sharp({ create: { ...size, channels: 3, background: PAPER } })
    .composite(tiles.flat())
    .toFile(sheet)
  return names.filter((name) => !found.some((each) => each.name === name))
}

function caption(name: string): Buffer {
  const text = `<text x="2" y="15" font-family="sans-serif" font-size="13" fill="#333">${name}</text>`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${CAPTION}">${text}</svg>`,
  )
}
