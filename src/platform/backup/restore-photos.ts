/** Where the photographs of a restore go: aside in their folder and then renamed, or into an empty bucket at once. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { forEachAtOnce } from '#/lib/for-each-at-once.ts'
import { irreplaceable } from '#/platform/storage/rebuildable.ts'
import { nameOfPlace, type StoragePlace } from '#/platform/storage-settings.ts'
import { copyFile, sync } from './hashed-files.ts'
import { openPatiently } from './open-patiently.ts'

/** In a folder: what is being restored and not in its place yet. */
export const RESTORING = '.restoring'

/** Photographs that are named when a place is not empty. */
const NAMED = 3

/** The photographs' part of a restore. */
export interface PhotoTarget {
  /** How many are taken at a time. */
  readonly lanes: number
  /**
   * Some of what is there already.
   * @param ours keys that an interrupted restore has put there
   */
  findOccupied(ours: ReadonlySet<string>): Promise<string[]>
  prepare(): Promise<void>
  /** Take a file of the backup in, and give its SHA-256. */
  take(file: string, key: string): Promise<string>
  /** Put them where the site looks for them. */
  moveInPlace(): Promise<void>
  /** After a failure: nothing of ours stays. */
  takeBack(keys: readonly string[]): Promise<void>
}

/** The target at a place. */
export function photoTarget(place: StoragePlace): PhotoTarget {
  return place.kind === 'folder' ? folderTarget(place.folder) : bucketTarget(place)
}

function folderTarget(folder: string): PhotoTarget {
  const aside = path.join(folder, RESTORING)
  return {
    lanes: 1,
    findOccupied: async () => {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      return names
        .filter((name) => name !== RESTORING && irreplaceable([`${name}/`]).length > 0)
        .slice(0, NAMED)
        .map((name) => path.join(folder, name))
    },
    prepare: async () => {
      await rm(aside, { recursive: true, force: true })
      await mkdir(aside, { recursive: true, mode: 0o700 })
    },
    take: async (file, key) => (await copyFile(file, path.join(aside, key))).sha256,
    moveInPlace: async () => {
      for (const name of await readdir(aside)) await rename(path.join(aside, name), path.join(folder, name))
      await rm(aside, { recursive: true })
      await sync(folder)
    },
    takeBack: async (keys) => {
      const moved = new Set(keys.map((key) => path.join(folder, key.split('/')[0] ?? key)))
      for (const entry of [...moved, aside]) await rm(entry, { recursive: true, force: true })
    },
  }
}

/**
 * A bucket cannot rename. Until the database is in its place nothing looks there, and a start is refused; a restore that
 * was killed leaves files, which the next one into the same `DATA_DIR` knows by the manifest.
 */
function bucketTarget(place: StoragePlace): PhotoTarget {
  const { storage, lanes } = openPatiently(place)
  /** Files of this restore, and of those before it that were killed. */
  const own = new Set<string>()
  return {
    lanes,
    findOccupied: async (ours) => {
      const found = irreplaceable(await storage.list())
      for (const key of found) if (ours.has(key)) own.add(key)
      const others = found.filter((key) => !ours.has(key))
      return others.slice(0, NAMED).map((key) => `${nameOfPlace(place)}/${key}`)
    },
    prepare: async () => undefined,
    take: async (file, key) => {
      const bytes = await readFile(file)
      own.add(key)
      await storage.put(key, bytes)
      return createHash('sha256').update(bytes).digest('hex')
    },
    moveInPlace: async () => undefined,
    takeBack: () => forEachAtOnce(lanes, [...own], (key) => storage.remove(key)),
  }
}
