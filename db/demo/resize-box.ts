/** Making pictures smaller by the mean of the pixels whose middle falls into a new one, as Pillow's box filter does. */

/** A picture; `data` holds the channels of one pixel after the other. */
export interface Plane<Data> {
  readonly data: Data
  readonly width: number
  readonly height: number
  readonly channels: number
}

/** For each new pixel the first one that makes it, and the one after the last. */
function spans(from: number, to: number): Int32Array {
  const scale = from / to
  const ends = new Int32Array(2 * to)
  for (let at = 0; at < to; at++) {
    const [middle, half] = [(at + 0.5) * scale, 0.5 * scale]
    ends[2 * at] = Math.max(0, Math.floor(middle - half + 0.5))
    ends[2 * at + 1] = Math.min(from, Math.floor(middle + half + 0.5))
  }
  return ends
}

function boxed(
  { data: pixels, width: fullWidth, height: fullHeight, channels }: Plane<Uint8Array | Float64Array>,
  width: number,
  height: number,
  round: (value: number) => number,
): Plane<Float64Array> {
  const columns = spans(fullWidth, width)
  const lines = spans(fullHeight, height)
  const row = width * channels
  const narrow = new Float64Array(row * fullHeight)
  for (let y = 0; y < fullHeight; y++)
    for (let x = 0; x < width; x++) {
      const from = columns[2 * x] ?? 0
      const to = columns[2 * x + 1] ?? 0
      for (let channel = 0; channel < channels; channel++) {
        let sum = 0
        for (let at = from; at < to; at++) sum += pixels[(y * fullWidth + at) * channels + channel] ?? 0
        narrow[y * row + x * channels + channel] = round(sum / (to - from))
      }
    }
  const data = new Float64Array(row * height)
  for (let y = 0; y < height; y++) {
    const from = lines[2 * y] ?? 0
    const to = lines[2 * y + 1] ?? 0
    for (let at = 0; at < row; at++) {
      let sum = 0
      for (let line = from; line < to; line++) sum += narrow[line * row + at] ?? 0
      data[y * row + at] = round(sum / (to - from))
    }
  }
  return { data, width, height, channels }
}

/** A smaller picture of real numbers, kept in 32 bits after each direction. */
export function resized(plane: Plane<Float64Array>, width: number, height: number): Plane<Float64Array> {
  return boxed(plane, width, height, Math.fround)
}

/** A smaller picture of 8 bits a channel, rounded after each of the two directions. */
export function resizedBytes(plane: Plane<Uint8Array>, width: number, height: number): Plane<Uint8Array> {
  const { data, ...size } = boxed(plane, width, height, (value) => Math.floor(value + 0.5))
  return { ...size, data: Uint8Array.from(data) }
}
