import { mkdir, open, stat } from 'node:fs/promises'
import path from 'node:path'
import { writeDurably } from '../files/write-durably.ts'
import { variantName } from './allow-list.ts'
import type { FocalPoint } from './focal-point.ts'
import type { ImageRequest } from './image-address.ts'
import { keepWithin } from './keep-within.ts'

/** A picture made from one version of its original. */
export interface VersionedImage extends ImageRequest {
  /** Changes with the original's bytes, and with the point that it is cut around. */
  readonly version: string
  /** What stays in view; absent where nothing is cut, or around the middle. */
  readonly focus?: FocalPoint | undefined
}

/** A file's time says when it was last used, exact to this many milliseconds: not every answer writes to the disk. */
const USE_MS = 60 * 60 * 1000

/** Share of the bound that is left after a clearing; the rest is what may be written until the next one. */
const KEPT_SHARE = 0.8

interface ImageCacheOptions {
  /** Absolute path. */
  readonly root: string
  /** The most that the folder may hold. */
  readonly maxBytes: number
  /** Processes that write into the folder. */
  readonly processes: number
  readonly onError: (error: unknown) => void
}

/**
 * Finished pictures on disk, bounded in bytes; what was not used for longest goes first. A file appears whole or not
 * at all: it is written aside and renamed.
 *
 * Nothing is kept in memory, so the bound holds across restarts and processes: a process clears the folder down to
 * four fifths of the bound before its own share of the last fifth is written. Its first write does so as well, since
 * it cannot know what was written before.
 */
export class ImageCache {
  readonly #options: ImageCacheOptions
  readonly #allowance: number
  #unaccounted = Number.POSITIVE_INFINITY
  #clearing: Promise<void> | undefined

  constructor(options: ImageCacheOptions) {
    this.#options = options
    this.#allowance = ((1 - KEPT_SHARE) * options.maxBytes) / options.processes
  }

  /** The bytes of a finished picture, or nothing. */
  async read(image: VersionedImage): Promise<Buffer | undefined> {
    try {
      const file = await open(this.#file(image), 'r')
      try {
        const { mtimeMs } = await file.stat()
        const now = new Date()
        if (now.getTime() - mtimeMs > USE_MS) await file.utimes(now, now)
        const bytes = await file.readFile()
        // What a full disk or a power failure has left of it; it is made again.
        return bytes.length === 0 ? undefined : bytes
      } finally {
        await file.close()
      }
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  /** Whether a picture is finished. */
  async has(image: VersionedImage): Promise<boolean> {
    try {
      return (await stat(this.#file(image))).size > 0
    } catch (error) {
      if (isMissing(error)) return false
      throw error
    }
  }

  /** Keeps a finished picture. */
  async write(image: VersionedImage, bytes: Buffer): Promise<void> {
    const file = this.#file(image)
    await mkdir(path.dirname(file), { recursive: true })
    await writeDurably(file, bytes)
    this.#unaccounted += bytes.length
    if (this.#unaccounted > this.#allowance) this.#clear()
  }

  /** Beside the visitor's answer: nobody waits for it. */
  #clear(): void {
    if (this.#clearing !== undefined) return
    this.#unaccounted = 0
    const { root, maxBytes, onError } = this.#options
    this.#clearing = keepWithin(root, KEPT_SHARE * maxBytes)
      .catch(onError)
      .finally(() => {
        this.#clearing = undefined
      })
  }

  #file(image: VersionedImage): string {
    return path.join(this.#options.root, variantName(image), `${image.key}.${image.version}.${image.format}`)
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}
