/** Copying the photographs of a site that goes on taking and removing some. */
import path from 'node:path'
import { forEachAtOnce } from '#/lib/for-each-at-once.ts'
import { isStorageKey, type Storage } from '#/platform/storage/local-storage.ts'
import { irreplaceable } from '#/platform/storage/rebuildable.ts'
import { type FileDigest, writeCopy } from './hashed-files.ts'
import type { PhotoReference } from './snapshot.ts'

/** Photographs that were copied, by key. */
export type CopiedPhotos = Map<string, FileDigest>

/** From where to where, and the progress listener. */
export interface PhotoCopying {
  readonly storage: Pick<Storage, 'list' | 'get'>
  /** How many at a time: the answers of a bucket take their time. */
  readonly lanes: number
  readonly target: string
  readonly signal: AbortSignal
  readonly onProgress: (done: number, total: number) => void
}

/**
 * Copy all there are. One that is removed meanwhile is left out: whether a row still names it is only known from the
 * database, which is read afterwards.
 */
export async function copyPhotos(copying: PhotoCopying): Promise<CopiedPhotos> {
  const { storage, lanes, signal, onProgress } = copying
  const keys = irreplaceable(await storage.list())
  const copied: CopiedPhotos = new Map()
  let done = 0
  await forEachAtOnce(lanes, keys, async (key) => {
    signal.throwIfAborted()
    const file = await copyIfThere(copying, key)
    if (file) copied.set(key, file)
    done += 1
    onProgress(done, keys.length)
  })
  return copied
}

/**
 * Copy new and changed files: every photograph that a row names shall be there with the bytes that it states.
 * @returns keys for which that could not be done
 */
export async function completePhotos(
  copying: Omit<PhotoCopying, 'onProgress'>,
  copied: CopiedPhotos,
  references: readonly PhotoReference[],
): Promise<string[]> {
  const unmet: string[] = []
  for (const { key, sha256 } of references) {
    if (copied.get(key)?.sha256 === sha256) continue
    copying.signal.throwIfAborted()
    const file = await copyIfThere(copying, key)
    if (file) copied.set(key, file)
    if (file?.sha256 !== sha256) unmet.push(key)
  }
  return unmet
}

/** As it is read, whole and verified; never larger than what the site takes in. */
async function copyIfThere(
  { storage, target }: Pick<PhotoCopying, 'storage' | 'target'>,
  key: string,
): Promise<FileDigest | undefined> {
  // What a damaged row names is nowhere.
  const bytes = isStorageKey(key) ? await storage.get(key) : undefined
  return bytes && writeCopy(path.join(target, key), bytes)
}
