/** The storage that all machines share. */
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openLocalStorage, type Storage } from '#/platform/storage/local-storage.ts'

/** A store that can be taken away for a while. */
export interface SharedStorage {
  /** What a site is given. */
  readonly variables: Readonly<Record<string, string>>
  readonly storage: Pick<Storage, 'get'>
  takeAway(): Promise<void>
  bringBack(): Promise<void>
  close(): Promise<void>
}

/** Start it. */
export async function startSharedStorage(): Promise<SharedStorage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'passage-shared-'))
  const files = path.join(folder, 'files')
  return {
    variables: { STORAGE_URL: `file:${files}` },
    storage: openLocalStorage(files),
    takeAway: () => rename(files, `${files}-away`),
    bringBack: () => rename(`${files}-away`, files),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}
