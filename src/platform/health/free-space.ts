import { statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Environment } from '#/platform/environment.ts'
import { folderLimit } from '#/platform/storage/photo-store.ts'

/** Kinds of data kept in a folder. */
export type StoredPlace = 'data' | 'database' | 'photographs'

/** Room on the disk of a folder. */
export interface FreeSpace {
  readonly place: StoredPlace
  /** For processes without privileges, in bytes. */
  readonly bytes: number
}

/** Below this much the log, the metrics and the dashboard warn, in bytes: 1 GB. */
export const LOW_SPACE_BYTES = 1e9

/** Below this much the site is not ready, in bytes: 100 MB. Nothing acknowledged may depend on the last of them. */
export const LEAST_SPACE_BYTES = 1e8

/** The folders that the site writes to: a PostgreSQL server's and an object store's are their own affair. */
export function writtenFolders({
  dataDir,
  storage,
  databaseUrl,
}: Pick<Environment, 'dataDir' | 'storage' | 'databaseUrl'>): ReadonlyMap<StoredPlace, string> {
  const folders = new Map<StoredPlace, string>([['data', dataDir]])
  if (storage.kind === 'folder') folders.set('photographs', storage.folder)
  if (databaseUrl.startsWith('file:'))
    folders.set('database', path.dirname(databaseUrl.slice('file:'.length)))
  return folders
}

/** Room on the disk of each folder; one that cannot be asked is left out. */
export async function readFreeSpace(folders: ReadonlyMap<StoredPlace, string>): Promise<FreeSpace[]> {
  const read = [...folders].map(async ([place, folder]): Promise<FreeSpace[]> => {
    const ask = () => statfs(folder)
    // The file system of the photographs may not answer.
    const asking = place === 'photographs' ? folderLimit.run(folder, ask) : ask()
    const found = await asking.catch(() => undefined)
    return found ? [{ place, bytes: found.bavail * found.bsize }] : []
  })
  return (await Promise.all(read)).flat()
}
