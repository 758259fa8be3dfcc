/** Whether every photograph that a row names is there, as the row describes it. */
import { forEachAtOnce } from '#/lib/for-each-at-once.ts'
import type { FileDigest } from '#/platform/backup/hashed-files.ts'
import { type ReadRows, readPhotoReferences } from '#/platform/backup/snapshot.ts'
import type { Engine } from '#/platform/database/open-database.ts'
import { StorageError } from '#/platform/storage/storage-error.ts'
import { type CheckReport, someOf } from './check-report.ts'

/** Where photographs are looked for. */
export interface PhotoFiles {
  readonly keys: readonly string[]
  /** How many are read at a time; absent: one. */
  readonly lanes?: number
  /** Size and hash; absent when there is no such file. */
  digest(key: string): Promise<FileDigest | undefined>
}

/**
 * Compare rows and files.
 * @param database read in a transaction of its own each time: what a visitor takes away while this runs is no fault
 * @param onProgress called with photographs done and photographs in all
 */
export async function checkPhotos(
  { read, engine }: { readonly read: ReadRows; readonly engine: Engine },
  files: PhotoFiles,
  report: CheckReport,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<void> {
  const references = await readPhotoReferences(read, engine)
  const wrong = new Map<string, string>()
  let done = 0
  await forEachAtOnce(files.lanes ?? 1, references, async ({ key, sha256 }) => {
    const file = await readOne(files, key)
    if (file === 'damaged') wrong.set(key, 'is damaged: its bytes are not those that were stored')
    else if (file === undefined) wrong.set(key, 'is missing')
    else if (sha256 !== '' && file.sha256 !== sha256) wrong.set(key, 'is not the one its row tells of')
    done += 1
    onProgress(done, references.length)
  })
  const named = new Set((await readPhotoReferences(read, engine)).map(({ key }) => key))
  for (const [key, what] of wrong) {
    if (named.has(key)) report.problems.push(`photographs: ${key} ${what}`)
  }
  const known = new Set(references.map(({ key }) => key))
  const orphans = files.keys.filter((key) => !known.has(key) && !named.has(key))
  if (orphans.length > 0) {
    report.notes.push(`photographs: ${orphans.length} that no row names (${someOf(orphans)})`)
  }
  report.checked.push(`photographs: ${references.length} with their hashes`)
}

/** One damaged object is a finding; a storage that does not answer ends the check of all. */
async function readOne(files: PhotoFiles, key: string): Promise<FileDigest | 'damaged' | undefined> {
  try {
    return await files.digest(key)
  } catch (error) {
    if (error instanceof StorageError && error.failure === 'damaged') return 'damaged'
    throw error
  }
}
