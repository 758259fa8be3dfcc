import { hash } from 'node:crypto'
import { mkdir, open, stat } from 'node:fs/promises'
import path from 'node:path'
import type { FocalPoint } from '#/lib/pictures/focal-point.ts'
import { HOUR_MS } from '#/lib/time-spans.ts'
import { writeDurably } from '#/platform/files/write-durably.ts'
import { variantName } from '../../lib/pictures/allow-list.ts'
import type { ImageRequest } from './image-address.ts'
import { keepWithin } from './keep-within.ts'

/** A picture made from one version of its original. */
export interface VersionedImage extends ImageRequest {
  /** Changes with the original's bytes, and with the point that it is cut around. */
  readonly version: string
  /** Focal point; absent where nothing is cut, or where the middle is kept. */
  readonly focus?: FocalPoint | undefined
}

/** A file's time says when it was last used, exact to this many milliseconds: not every answer writes to the disk. */
const USE_MS = HOUR_MS

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

/** The same problem is logged once in this time, in milliseconds: a full disk meets every picture. */
const WARN_EVERY_MS = 60_000

/** Bytes of the digest (SHA-256) that is behind the bytes of each file, as its integrity check. */
export const SEAL_BYTES = 32

function digestOf(bytes: Buffer): Buffer {
  return hash('sha256', bytes, 'buffer')
}

/** The bytes with their digest behind them. */
export function seal(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, digestOf(bytes)])
}

/** The bytes before the digest; nothing when they are not the ones that were sealed, or none at all. */
export function unseal(sealed: Buffer): Buffer | undefined {
  const bytes = sealed.subarray(0, Math.max(0, sealed.length - SEAL_BYTES))
  if (bytes.length === 0) return undefined
  return digestOf(bytes).equals(sealed.subarray(bytes.length)) ? bytes : undefined
}

/**
 * Finished pictures on disk, bounded in bytes; what was not used for longest goes first. A file appears whole or not
 * at all: it is written aside and renamed. It bears a digest, since a crash or a full disk may leave anything behind a
 * right name. The cache saves work and nothing else: what it cannot read or keep is made, served and logged.
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
  readonly #loggedAt = new Map<string, number>()

  constructor(options: ImageCacheOptions) {
    this.#options = options
    this.#allowance = ((1 - KEPT_SHARE) * options.maxBytes) / options.processes
  }

  /** The bytes of a finished picture; nothing when there is none, or what is there cannot be used. */
  async read(image: VersionedImage): Promise<Buffer | undefined> {
    try {
      const file = await open(this.#file(image), 'r')
      try {
        const { mtimeMs } = await file.stat()
        const now = new Date()
        // On a disk that takes no more, the time stays as it is.
        if (now.getTime() - mtimeMs > USE_MS) await file.utimes(now, now).catch(() => undefined)
        const bytes = unseal(await file.readFile())
        if (bytes === undefined) this.#warn('a picture on disk is damaged and will be made anew')
        return bytes
      } finally {
        await file.close()
      }
    } catch (error) {
      if (!isMissing(error)) this.#warn('a picture on disk could not be read and will be made anew', error)
      return undefined
    }
  }

  /** Whether a picture is finished. */
  async has(image: VersionedImage): Promise<boolean> {
    try {
      const found = await stat(this.#file(image))
      return found.isFile() && found.size > SEAL_BYTES
    } catch {
      return false
    }
  }

  /** Keep a finished picture, if the disk lets it. */
  async write(image: VersionedImage, bytes: Buffer): Promise<void> {
    const file = this.#file(image)
    try {
      await mkdir(path.dirname(file), { recursive: true })
      await writeDurably(file, seal(bytes))
    } catch (error) {
      this.#warn('a picture could not be kept on disk and is shown all the same', error)
      return
    }
    this.#unaccounted += bytes.length + SEAL_BYTES
    if (this.#unaccounted > this.#allowance) this.#clear()
  }

  /** Beside the visitor's answer: no one waits for it. */
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

  #warn(what: string, cause?: unknown): void {
    const now = performance.now()
    if (now - (this.#loggedAt.get(what) ?? Number.NEGATIVE_INFINITY) < WARN_EVERY_MS) return
    this.#loggedAt.set(what, now)
    this.#options.onError(new Error(what, { cause }))
  }

  #file(image: VersionedImage): string {
    const name = `${image.key}.${image.version}.${image.format}.sealed`
    return path.join(this.#options.root, variantName(image), name)
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}
