import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ImageRequest } from './image-address.ts'

/** A picture made from one version of its original. */
export interface VersionedImage extends ImageRequest {
  readonly version: string
}

/** Finished pictures on disk. A file appears whole or not at all: it is written aside and renamed. */
export class ImageCache {
  readonly #root: string

  constructor(root: string) {
    this.#root = root
  }

  /** The bytes of a finished picture, or nothing. */
  async read(image: VersionedImage): Promise<Buffer | undefined> {
    try {
      return await readFile(this.#file(image))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
  }

  /** Keeps a finished picture. */
  async write(image: VersionedImage, bytes: Buffer): Promise<void> {
    const file = this.#file(image)
    await mkdir(path.dirname(file), { recursive: true })
    const aside = `${file}.${randomUUID()}.part`
    await writeFile(aside, bytes)
    await rename(aside, file)
  }

  #file({ key, version, width, format }: VersionedImage): string {
    return path.join(this.#root, String(width), `${key}.${version}.${format}`)
  }
}
