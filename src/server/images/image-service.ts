import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import type { ImageFormat, ImageRequest } from './image-address.ts'
import { ImageCache, type VersionedImage } from './image-cache.ts'
import { WorkQueue } from './work-queue.ts'

/** Where originals come from. */
export interface Originals {
  /** Changes whenever the bytes under this key do; nothing when there is no such original. */
  version(key: string): Promise<string | undefined>
  /** The bytes of the original with this key, or nothing when there is none. */
  read(key: string): Promise<Buffer | undefined>
}

/** A finished picture. `final` is false while a better format is still being made. */
export interface ServedImage {
  readonly bytes: Buffer
  readonly format: ImageFormat
  readonly final: boolean
}

/** Quality for every format (specification, section 9). AVIF's own scale needs less for the same look. */
const QUALITY: Record<ImageFormat, number> = { jpeg: 80, webp: 80, avif: 58 }

/**
 * Resizes originals to allow-listed widths and formats. Each picture is made once however many ask,
 * kept on disk, and at most as many are made at a time as there are cores. AVIF takes about ten times
 * as long as WebP, so the first visitors get WebP while the AVIF is made behind them.
 */
export class ImageService {
  readonly #originals: Originals
  readonly #cache: ImageCache
  readonly #making = new Map<string, Promise<Buffer | undefined>>()
  readonly #foreground = new WorkQueue(availableParallelism())
  readonly #background = new WorkQueue(1)
  readonly #onError: (error: unknown) => void

  constructor(options: { originals: Originals; cacheDir: string; onError: (error: unknown) => void }) {
    this.#originals = options.originals
    this.#cache = new ImageCache(options.cacheDir)
    this.#onError = options.onError
    // One thread for each picture: the queue already keeps all cores busy.
    sharp.concurrency(1)
  }

  /** The picture, or nothing when there is no such original. */
  async serve(image: ImageRequest): Promise<ServedImage | undefined> {
    const version = await this.#originals.version(image.key)
    return version === undefined ? undefined : this.#serveVersion({ ...image, version })
  }

  async #serveVersion(image: VersionedImage): Promise<ServedImage | undefined> {
    const kept = await this.#cache.read(image)
    if (kept !== undefined) return { bytes: kept, format: image.format, final: true }
    if (image.format === 'avif') {
      void this.#make(image, this.#background).catch(this.#onError)
      const meanwhile = await this.#serveVersion({ ...image, format: 'webp' })
      return meanwhile && { ...meanwhile, final: false }
    }
    const bytes = await this.#make(image, this.#foreground)
    return bytes && { bytes, format: image.format, final: true }
  }

  #make(image: VersionedImage, queue: WorkQueue): Promise<Buffer | undefined> {
    const id = `${image.format}/${image.width}/${image.key}/${image.version}`
    const making =
      this.#making.get(id) ??
      queue
        .run(() => this.#resize(image))
        .finally(() => {
          this.#making.delete(id)
        })
    this.#making.set(id, making)
    return making
  }

  async #resize(image: VersionedImage): Promise<Buffer | undefined> {
    const original = await this.#originals.read(image.key)
    if (original === undefined) return undefined
    const resized = sharp(original, { limitInputPixels: 50_000_000 }).resize({
      width: image.width,
      withoutEnlargement: true,
    })
    const quality = QUALITY[image.format]
    const encoded =
      image.format === 'avif'
        ? resized.avif({ quality, effort: 2 })
        : image.format === 'webp'
          ? resized.webp({ quality })
          : resized.jpeg({ quality, mozjpeg: true })
    const bytes = await encoded.toBuffer()
    await this.#cache.write(image, bytes)
    return bytes
  }
}
