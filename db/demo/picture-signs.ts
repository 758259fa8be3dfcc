/**
 * What a photograph looks like in a few hundred numbers, for telling rooms apart: brightness steps, directions of edges
 * and colours; and how it is exposed. Luminance is encoded, 0 to 1.
 */
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { type Plane, resized, resizedBytes } from './resize-box.ts'

/** Shares of pixels, and the mean luminance. */
export interface Exposure {
  /** White without detail: the weakest channel is 250 or more. */
  readonly burnt: number
  /** Any channel is 253 or more. */
  readonly clip: number
  readonly mean: number
}

/** How a picture is built, which does not see colour. */
export interface Layout {
  /** 480 brightness steps, across and down. */
  readonly steps: Uint8Array
  /** Edge directions in 12 × 8 cells, 8 in each; of length 1. */
  readonly edges: Float64Array
}

/** The signs of a picture. */
export interface PictureSigns extends Exposure {
  readonly plain: Layout
  readonly mirrored: Layout
  /** Square roots of a soft histogram in CIELAB, 7 L × 9 a × 9 b. */
  readonly colours: Float64Array
}

const [RED, GREEN, BLUE] = [0.2126, 0.7152, 0.0722]
/** Cells of the histogram for L, a and b. */
const SIZES = [7, 9, 9]
/** Channels of 8 bits from which a pixel is white without detail, and clipped. */
const BURNT = 250
const CLIPPED = 253
const [WIDTH, HEIGHT] = [600, 400]

/** @param ratio width over height of the middle that is read; the whole picture without it */
async function pixelsOf(file: string, ratio?: number): Promise<Plane<Uint8Array>> {
  // A process that has opened pictures of visitors reads none by its name.
  const bytes = await readFile(file)
  const picture = sharp(bytes).removeAlpha()
  if (ratio) picture.extract(middleOf(await sharp(bytes).metadata(), ratio))
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  if (info.channels !== 3) throw new Error(`${file} has ${info.channels} channels`)
  return { data, width: info.width, height: info.height, channels: 3 }
}

/** The middle of a picture in its full height. */
function middleOf({ width, height }: { readonly width: number; readonly height: number }, ratio: number) {
  const part = Math.min(width, Math.round(height * ratio))
  return { left: Math.floor((width - part) / 2), top: 0, width: part, height }
}

/** The exposure alone: a tenth of the work. */
export async function readExposure(file: string): Promise<Exposure> {
  return exposureOf(await pixelsOf(file))
}

/**
 * All signs of a picture.
 * @param ratio width over height of the middle that a card shows; the whole picture without it
 */
export async function readSigns(file: string, ratio?: number): Promise<PictureSigns> {
  const pixels = await pixelsOf(file, ratio)
  const rgb = resizedBytes(pixels, WIDTH, HEIGHT)
  const grey = greyOf(rgb)
  const mirror = grey.map((_, at) => grey[at - (at % WIDTH) + (WIDTH - 1 - (at % WIDTH))] ?? 0)
  return {
    ...exposureOf(pixels),
    plain: layoutOf(grey),
    mirrored: layoutOf(mirror),
    colours: coloursOf(resizedBytes(rgb, 150, 100)),
  }
}

function exposureOf({ data }: Plane<Uint8Array>): Exposure {
  let burnt = 0
  let clip = 0
  let mean = 0
  for (let at = 0; at < data.length; at += 3) {
    const r = data[at] ?? 0
    const g = data[at + 1] ?? 0
    const b = data[at + 2] ?? 0
    if (r >= BURNT && g >= BURNT && b >= BURNT) burnt++
    if (r >= CLIPPED || g >= CLIPPED || b >= CLIPPED) clip++
    mean += RED * r + GREEN * g + BLUE * b
  }
  const count = data.length / 3
  return { burnt: burnt / count, clip: clip / count, mean: mean / count / 255 }
}

function greyOf({ data }: Plane<Uint8Array>): Float64Array {
  const grey = new Float64Array(data.length / 3)
  for (let at = 0; at < grey.length; at++) {
    const [r, g, b] = [data[3 * at] ?? 0, data[3 * at + 1] ?? 0, data[3 * at + 2] ?? 0]
    grey[at] = Math.fround(RED * (r / 255) + GREEN * (g / 255) + BLUE * (b / 255))
  }
  return grey
}

function layoutOf(grey: Float64Array): Layout {
  const plane = { data: grey, width: WIDTH, height: HEIGHT, channels: 1 }
  const [across, down] = [resized(plane, 17, 15).data, resized(plane, 16, 16).data]
  const steps = new Uint8Array(480)
  for (let y = 0; y < 15; y++)
    for (let x = 0; x < 16; x++) {
      steps[16 * y + x] = Number((across[17 * y + x + 1] ?? 0) > (across[17 * y + x] ?? 0))
      steps[240 + 16 * y + x] = Number((down[16 * (y + 1) + x] ?? 0) > (down[16 * y + x] ?? 0))
    }
  return { steps, edges: edgesOf(resized(plane, 192, 128).data) }
}

/** A histogram of oriented gradients; square roots, so that strong window bars count less than where lines run. */
function edgesOf(grey: Float64Array): Float64Array {
  const [w, h] = [192, 128]
  const log = grey.map((value) => Math.log(value + 0.02))
  const at = (x: number, y: number) => log[y * w + x] ?? 0
  const slope = (before: number, after: number, inside: boolean) => (after - before) / (inside ? 2 : 1)
  const cells = new Float64Array(8 * 12 * 8)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const gx = slope(at(Math.max(0, x - 1), y), at(Math.min(w - 1, x + 1), y), x > 0 && x < w - 1)
      const gy = slope(at(x, Math.max(0, y - 1)), at(x, Math.min(h - 1, y + 1)), y > 0 && y < h - 1)
      const turn = Math.atan2(gy, gx)
      const angle = ((turn < 0 ? turn + Math.PI : turn) / Math.PI) * 8
      const [low, part, size] = [Math.floor(angle) % 8, angle % 1, Math.hypot(gx, gy)]
      const cell = (Math.floor(y / 16) * 12 + Math.floor(x / 16)) * 8
      cells[cell + low] = (cells[cell + low] ?? 0) + size * (1 - part)
      const next = cell + ((low + 1) % 8)
      cells[next] = (cells[next] ?? 0) + size * part
    }
  const roots = cells.map(Math.sqrt)
  const length = Math.hypot(...roots) + 1e-9
  return roots.map((value) => value / length)
}

function coloursOf({ data }: Plane<Uint8Array>): Float64Array {
  const histogram = new Float64Array(7 * 9 * 9)
  for (let at = 0; at < data.length; at += 3) {
    const place = labPlace(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
    for (let corner = 0; corner < 8; corner++) {
      let cell = 0
      let weight = 1
      for (let axis = 0; axis < 3; axis++) {
        const size = SIZES[axis] ?? 1
        const value = place[axis] ?? 0
        const upper = (corner >> axis) & 1
        cell = cell * size + Math.min(Math.floor(value) + upper, size - 1)
        weight *= upper ? value % 1 : 1 - (value % 1)
      }
      histogram[cell] = (histogram[cell] ?? 0) + weight
    }
  }
  const sum = histogram.reduce((total, value) => total + value, 0)
  return histogram.map((value) => Math.sqrt(value / sum))
}

/** Linear light of each byte. Fractions become bytes again as Pillow does it: some lose one. */
const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => {
  const part = Math.trunc((byte / 255) * 255) / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

const cube = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)
const clamp = (value: number) => Math.max(0, Math.min(8, value))

/** Where a colour is in the histogram: L, a and b in steps of the cells. */
function labPlace(red: number, green: number, blue: number): readonly [number, number, number] {
  const [r, g, b] = [LINEAR[red] ?? 0, LINEAR[green] ?? 0, LINEAR[blue] ?? 0]
  const x = cube((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = cube(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = cube((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return [((116 * y - 16) / 100) * 6, clamp((500 * (x - y)) / 12 + 4), clamp((200 * (y - z)) / 12 + 4)]
}
