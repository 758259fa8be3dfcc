/** All files of one storage into another, of whichever kinds. */
import { createHash } from 'node:crypto'
import { forEachAtOnce } from '#/lib/for-each-at-once.ts'
import type { Storage } from './local-storage.ts'
import { StorageError } from './storage-error.ts'

/** How it is done. */
export interface CopyRun {
  /** Files at a time. */
  readonly lanes: number
  readonly signal: AbortSignal
  readonly onProgress: (done: number, total: number) => void
}

/** What came of it. */
export interface CopyReport {
  readonly copied: number
  readonly bytes: number
  /** Was there already, with the same bytes. */
  readonly present: number
  /** Keys of what could not be copied, each with the reason. */
  readonly failed: ReadonlyMap<string, string>
  /** What the target has and the source has not; it stays. */
  readonly others: number
}

/**
 * Copy what the target lacks or has with other bytes, and compare it there. What was interrupted goes on where it was. The
 * source is only read, and may be that of a running site.
 * @throws {StorageError} when one of the two does not do what it is asked; what was copied stays
 */
export async function copyStorage(
  from: Pick<Storage, 'list' | 'get'>,
  to: Pick<Storage, 'list' | 'put' | 'sha256'>,
  { lanes, signal, onProgress }: CopyRun,
): Promise<CopyReport> {
  const keys = await from.list()
  const there = new Set(await to.list())
  const failed = new Map<string, string>()
  const counts = { done: 0, copied: 0, bytes: 0, present: 0 }
  await forEachAtOnce(lanes, keys, async (key) => {
    signal.throwIfAborted()
    const bytes = await from.get(key).catch((error: unknown) => {
      // One damaged file must not keep the others.
      if (!(error instanceof StorageError) || error.failure !== 'damaged') throw error
      failed.set(key, error.message)
    })
    if (bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      if (there.has(key) && (await to.sha256(key)) === sha256) counts.present += 1
      else {
        await to.put(key, bytes)
        if ((await to.sha256(key)) !== sha256) failed.set(key, 'the target has other bytes than were written')
        counts.copied += 1
        counts.bytes += bytes.length
      }
    }
    counts.done += 1
    onProgress(counts.done, keys.length)
  })
  const others = there.size - keys.filter((key) => there.has(key)).length
  return { ...counts, failed, others }
}
