/** Copying the photographs of a site that goes on taking and removing some. */
import path from 'node:path'
import { openLocalStorage } from '#/platform/storage/local-storage.ts'
import { irreplaceable } from '#/platform/storage/rebuildable.ts'
import { copyFile, type FileDigest } from './hashed-files.ts'
import type { PhotoReference } from './snapshot.ts'

/** Photographs that were copied, by key. */
export type CopiedPhotos = Map<string, FileDigest>

/** From where to where, and the progress listener. */
export interface PhotoCopying {
  readonly storageDir: string
  readonly target: string
  readonly signal: AbortSignal
  readonly onProgress: (done: number, total: number) => void
}

/**
 * Copy all there are. One that is removed meanwhile is left out: whether a row still names it is only known from the
 * database, which is read afterwards.
 */
export async function copyPhotos({
  storageDir,
  target,
  signal,
  onProgress,
}: PhotoCopying): Promise<CopiedPhotos> {
  const keys = irreplaceable(await openLocalStorage(storageDir).list())
  const copied: CopiedPhotos = new Map()
  for (const [at, key] of keys.entries()) {
    signal.throwIfAborted()
    const file = await copyIfThere(path.join(storageDir, key), path.join(target, key))
    if (file) copied.set(key, file)
    onProgress(at + 1, keys.length)
  }
  return copied
}

/**
 * Copy new and changed files: every photograph that a row names shall be there with the bytes that it states.
 * @returns keys for which that could not be done
 */
export async function completePhotos(
  { storageDir, target, signal }: Omit<PhotoCopying, 'onProgress'>,
  copied: CopiedPhotos,
  references: readonly PhotoReference[],
): Promise<string[]> {
  const unmet: string[] = []
  for (const { key, sha256 } of references) {
    if (copied.get(key)?.sha256 === sha256) continue
    signal.throwIfAborted()
    const file = await copyIfThere(path.join(storageDir, key), path.join(target, key))
    if (file) copied.set(key, file)
    if (file?.sha256 !== sha256) unmet.push(key)
  }
  return unmet
}

async function copyIfThere(source: string, target: string): Promise<FileDigest | undefined> {
  try {
    return await copyFile(source, target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
