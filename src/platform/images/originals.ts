/** Where originals come from. */
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { isImageKey } from './image-address.ts'

/** Originals by key. */
export interface Originals {
  /** Changes whenever the bytes under this key do; nothing when there is no such original. */
  version(key: string): Promise<string | undefined>
  /** The bytes of the original with this key, or nothing when there is none. */
  read(key: string): Promise<Buffer | undefined>
  /** All keys. */
  list(): Promise<string[]>
}

/** Several places as one: the first that knows a key has it. */
export function firstOf(...places: readonly Originals[]): Originals {
  const first = async <T>(ask: (place: Originals) => Promise<T | undefined>): Promise<T | undefined> => {
    for (const place of places) {
      const found = await ask(place)
      if (found !== undefined) return found
    }
    return undefined
  }
  return {
    version: (key) => first((place) => place.version(key)),
    read: (key) => first((place) => place.read(key)),
    list: async () => [...new Set((await Promise.all(places.map((place) => place.list()))).flat())],
  }
}

/**
 * The pictures `{key}.jpg` of a folder that comes with the site. It need not exist.
 * @param folder absolute path
 */
export function shippedOriginals(folder: string): Originals {
  const fileOf = (key: string) => {
    if (!isImageKey(key))
      throw new RangeError(`not the key of a picture: ${JSON.stringify(key.slice(0, 80))}`)
    return path.join(folder, `${key}.jpg`)
  }
  return {
    version: async (key) => {
      const found = await unlessMissing(stat(fileOf(key)))
      return found && `${Math.round(found.mtimeMs).toString(36)}-${found.size.toString(36)}`
    },
    read: (key) => unlessMissing(readFile(fileOf(key))),
    list: async () => {
      const names = (await unlessMissing(readdir(folder))) ?? []
      return names
        .filter((name) => name.endsWith('.jpg'))
        .map((name) => path.basename(name, '.jpg'))
        .filter(isImageKey)
    },
  }
}

async function unlessMissing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
