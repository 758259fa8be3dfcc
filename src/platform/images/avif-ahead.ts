import { setTimeout as wait } from 'node:timers/promises'
import { BREAKPOINTS, plainVariant } from '../../lib/pictures/allow-list.ts'
import { type ImageRequest, isImageKey } from './image-address.ts'
import type { ImageService } from './image-service.ts'
import type { Originals } from './originals.ts'
import { pictureProcess } from './picture-process.ts'

/** Interval between progress reports, in milliseconds. */
const WARN_EVERY_MS = 10_000

/** Pause between two pictures, in milliseconds: the machine belongs to the visitors. */
const PAUSE_MS = 20

/** Widths that pages ask for at density 1; others are made on request. */
const WIDTHS: readonly number[] = Object.values(BREAKPOINTS)

interface AvifAheadParts {
  readonly images: Pick<ImageService, 'isMade' | 'makeBehind'>
  readonly originals: Originals
  readonly onProgress: (text: string) => void
  readonly onError: (error: unknown) => void
  /** End the work after the picture in hand. */
  readonly signal: AbortSignal
}

/**
 * Make the AVIF of every original that is not made yet, one at a time and behind all visitors.
 * @returns how many were made
 */
export async function makeAvifAhead({
  images,
  originals,
  onProgress,
  onError,
  signal,
}: AvifAheadParts): Promise<number> {
  const { all, missing } = await findMissing(images, originals, onError)
  const done = () => all - missing.length + made
  let made = 0
  let warnedAt = Number.NEGATIVE_INFINITY
  for (const image of missing) {
    if (signal.aborted) return made
    if (performance.now() - warnedAt > WARN_EVERY_MS) {
      onProgress(`Pictures: ${done()} of ${all} AVIF made`)
      warnedAt = performance.now()
    }
    await images.makeBehind(image).then(() => {
      made += 1
    }, onError)
    await wait(PAUSE_MS)
  }
  if (missing.length > 0) onProgress(`Pictures: ${done()} of ${all} AVIF made`)
  return made
}

async function findMissing(
  images: AvifAheadParts['images'],
  originals: Originals,
  onError: (error: unknown) => void,
): Promise<{ all: number; missing: ImageRequest[] }> {
  let all = 0
  const missing: ImageRequest[] = []
  for (const key of await originals.list()) {
    if (!isImageKey(key)) continue
    const wanted = WIDTHS.map((width) => ({ ...plainVariant('avif', width), key }))
    const made = await Promise.all(wanted.map((image) => images.isMade(image)))
    // Asked only where something is missing: the size stands inside the original.
    const own = made.includes(false) ? await ownWidth(originals, key, onError) : Number.POSITIVE_INFINITY
    const sensible = wanted.filter(({ width }, at) => width <= own || (at === 0 && own > 0))
    all += sensible.length
    missing.push(...sensible.filter((_, at) => made[at] === false))
  }
  // The narrow ones of all pictures first: they are quick, and lists ask for them.
  return { all, missing: missing.sort((a, b) => a.width - b.width) }
}

/** In pixels; 0 where the original cannot be read. */
async function ownWidth(
  originals: Originals,
  key: string,
  onError: (error: unknown) => void,
): Promise<number> {
  try {
    const bytes = await originals.read(key)
    return bytes === undefined ? 0 : await pictureProcess.run('pictureWidth', bytes)
  } catch (error) {
    onError(error)
    return 0
  }
}
