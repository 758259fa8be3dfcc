import { LRUCache } from 'lru-cache'
import { type FindFocalPoint, isMiddle } from '#/lib/pictures/focal-point.ts'
import { HOUR_MS } from '#/lib/time-spans.ts'
import { isUnavailable } from '#/platform/database/is-unavailable.ts'
import { etagOf } from '#/platform/etag.ts'
import { subscriberNetwork } from '#/platform/ip-address.ts'
import { type ImageFormat, type ImageVariant, variantName } from '../../lib/pictures/allow-list.ts'
import type { ImageRequest } from './image-address.ts'
import { ImageCache, type VersionedImage } from './image-cache.ts'
import type { Originals } from './originals.ts'
import { BudgetSpentError, type PictureBudget, takeFromBudget } from './picture-budget.ts'
import { pictureProcess } from './picture-process.ts'
import { PictureQueue, QueueFullError } from './picture-queue.ts'
import { SharedMaking } from './shared-making.ts'

/** A finished picture. `final` is false while a better format is still being made. */
export interface ServedImage {
  readonly bytes: Buffer
  /** Strong validator of the bytes, without quotes. */
  readonly etag: string
  readonly format: ImageFormat
  readonly final: boolean
}

/** Dependencies of an image service. */
export interface ImageServiceOptions {
  readonly originals: Originals
  /** How long a version of one is believed, in milliseconds; absent: as of a folder. */
  readonly believedMs?: number
  /** Focal points of pictures; without it, their middle. */
  readonly focusOf?: FindFocalPoint
  /** Absolute folder for finished pictures. */
  readonly cacheDir: string
  /** The most that the folder may hold, in bytes. */
  readonly cacheBytes: number
  /** Processes that share the folder. */
  readonly processes: number
  /** Pictures that may be made at a time. */
  readonly parallel: number
  /** Pictures that may wait to be made; {@link MAX_WAITING} by default. */
  readonly maxWaiting?: number | undefined
  readonly onError: (error: unknown) => void
  /** Count a picture that a visitor has made; seconds to wait, 0 within the budget. Absent: nothing is counted. */
  readonly waitOf?: PictureBudget | undefined
}

/**
 * Pictures that may wait for a free core, about forty seconds' work for two of them. An office that opens the longest
 * list on an empty cache fits in; no visitor waits for another's, since visitors take turns (ADR 0044).
 */
const MAX_WAITING = 1000

/** Memory for the pictures that are asked for most, in bytes. */
const MEMORY_BYTES = 12 * 1024 * 1024

/** How long the version of an original is believed, in milliseconds: one look for many answers. A bucket counts each. */
export const VERSION_MS = { folder: 1000, bucket: 30_000 } as const

/** A picture in memory is marked on disk as used after this many milliseconds. */
const RETELL_MS = HOUR_MS

const MAX_VERSIONS = 10_000

/**
 * The allow-listed variants of originals. Each is made once however many ask, and kept in memory and on disk. AVIF
 * takes two to three times as long as WebP, so the first visitors get WebP while the AVIF is made behind them.
 */
export class ImageService {
  readonly #originals: Originals
  readonly #focusOf: FindFocalPoint | undefined
  readonly #cache: ImageCache
  readonly #queue: PictureQueue
  readonly #onError: (error: unknown) => void
  readonly #waitOf: PictureBudget | undefined
  readonly #making = new SharedMaking<Buffer | undefined>()
  readonly #memory = new LRUCache<string, ServedImage>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 512,
    ttl: RETELL_MS,
  })
  readonly #believedMs: number
  readonly #versions = new LRUCache<string, string>({
    max: MAX_VERSIONS,
    ttl: VERSION_MS.folder,
    noDeleteOnStaleGet: true,
  })

  constructor(options: ImageServiceOptions) {
    const { originals, cacheDir: root, cacheBytes: maxBytes, processes, onError } = options
    this.#believedMs = options.believedMs ?? VERSION_MS.folder
    this.#originals = originals
    this.#focusOf = options.focusOf
    this.#cache = new ImageCache({ root, maxBytes, processes, onError })
    this.#queue = new PictureQueue(options.parallel, options.maxWaiting ?? MAX_WAITING)
    this.#waitOf = options.waitOf
    this.#onError = onError
  }

  /** How many pictures wait to be made. */
  get waiting(): { waiting: number; waitingBehind: number } {
    return this.#queue.waiting
  }

  /**
   * The picture, or nothing when there is no such original. What is made already costs a visitor nothing.
   * @param visitor address of the visitor
   * @throws {QueueFullError} when it would have to be made and too many others wait already
   * @throws {BudgetSpentError} when it would have to be made and the visitor has had too many made
   */
  async serve(image: ImageRequest, visitor?: string): Promise<ServedImage | undefined> {
    const versioned = await this.#present(image)
    return versioned && this.#serveVersion(versioned, visitor)
  }

  /** Whether the picture is on disk, or cannot be because there is no such original. */
  async isMade(image: ImageRequest): Promise<boolean> {
    const versioned = await this.#present(image)
    return versioned === undefined || this.#cache.has(versioned)
  }

  /** Make a picture when no visitor waits for another. */
  async makeBehind(image: ImageRequest): Promise<void> {
    const versioned = await this.#present(image)
    if (versioned) await this.#make(versioned, undefined, true)
  }

  async #serveVersion(image: VersionedImage, visitor: string | undefined): Promise<ServedImage | undefined> {
    const id = idOf(image)
    const known = this.#memory.get(id)
    if (known !== undefined) return known
    const kept = await this.#cache.read(image)
    if (kept === undefined && image.format === 'avif') return this.#serveMeanwhile(image, visitor)
    const bytes = kept ?? (await this.#make(image, visitor, false))
    return bytes && this.#remember(image, bytes)
  }

  async #serveMeanwhile(
    image: VersionedImage,
    visitor: string | undefined,
  ): Promise<ServedImage | undefined> {
    this.#make(image, visitor, true)
      // Where the disk does not take it, the next visitors have it from memory.
      .then((bytes) => bytes && this.#remember(image, bytes))
      .catch((error: unknown) => {
        // It will be made for another visitor.
        if (!(error instanceof QueueFullError || error instanceof BudgetSpentError)) this.#onError(error)
      })
    const meanwhile = await this.#serveVersion({ ...image, format: 'webp' }, visitor)
    return meanwhile && { ...meanwhile, final: false }
  }

  #remember(image: VersionedImage, bytes: Buffer): ServedImage {
    const served = { bytes, etag: etagOf(bytes), format: image.format, final: true }
    this.#memory.set(idOf(image), served)
    return served
  }

  async #make(
    image: VersionedImage,
    visitor: string | undefined,
    behind: boolean,
  ): Promise<Buffer | undefined> {
    const id = idOf(image)
    const lane = visitor === undefined ? undefined : subscriberNetwork(visitor)
    const underWay = this.#making.join(id, lane)
    if (underWay) return underWay
    takeFromBudget(this.#waitOf, visitor)
    return this.#making.begin(
      id,
      lane,
      () => this.#makeNow(image),
      (job, whose) => (behind ? this.#queue.runBehind(job, whose) : this.#queue.run(job, whose)),
    )
  }

  async #makeNow(image: VersionedImage): Promise<Buffer | undefined> {
    const original = await this.#originals.read(image.key)
    if (original === undefined) return undefined
    const bytes = await pictureProcess.run('makeVariant', original, image, image.focus)
    await this.#cache.write(image, bytes)
    return bytes
  }

  /** The picture as it would be made now; nothing when there is no such original. */
  async #present(image: ImageRequest): Promise<VersionedImage | undefined> {
    const version = await this.#versionOf(image.key)
    if (version === undefined) return undefined
    const focus = isCut(image) ? await this.#focusOf?.(image.key) : undefined
    if (focus === undefined || isMiddle(focus)) return { ...image, version }
    return { ...image, version: `${version}-${focus.x}-${focus.y}`, focus }
  }

  async #versionOf(key: string): Promise<string | undefined> {
    const believed = this.#versions.get(key)
    if (believed !== undefined) return believed
    const version = await this.#originals.version(key).catch((error: unknown) => {
      // While the originals are away, what was made of them is still good.
      const last = isUnavailable(error) ? this.#versions.get(key, { allowStale: true }) : undefined
      if (last === undefined) throw error
      return last
    })
    // Erased: an outage must not bring it back.
    if (version === undefined) this.#versions.delete(key)
    else this.#versions.set(key, version, { ttl: this.#believedMs })
    return version
  }
}

function isCut({ height, fit }: ImageVariant): boolean {
  return height !== undefined && fit === 'cover'
}

function idOf(image: VersionedImage): string {
  return `${variantName(image)}/${image.key}/${image.version}`
}
