/** Files of persons whose data were erased. */
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { erasureLimit } from '#/platform/clock/erasure-limit.ts'
import { getEnvironment } from '#/platform/environment.ts'
import { getPhotoStore } from '#/platform/storage/photo-store.ts'
import type { OrphanedFiles } from './anonymize.ts'

/** Remove files once the transaction that let go of them is committed. */
export type RemoveOrphanedFiles = (orphaned: OrphanedFiles) => Promise<void>

const mailFolder = () => path.join(getEnvironment().dataDir, 'mail')

/** Remove mails that were written to files, and photographs from the storage. What is gone already is no fault. */
export const removeOrphanedFiles: RemoveOrphanedFiles = async ({ mails, photos }) => {
  await removeMailFiles(mails)
  for (const key of photos) await getPhotoStore().remove(key)
}

/**
 * Remove the files of mails, also what a process that was killed has left of them: parts have the id in their names.
 */
export async function removeMailFiles(ids: readonly string[], folder = mailFolder()): Promise<void> {
  if (ids.length === 0) return
  const erased = new Set(ids)
  for (const name of await readdir(folder).catch(() => [])) {
    const id = /^\.?([\da-f-]+)\.eml/.exec(name)?.[1]
    if (id !== undefined && erased.has(id)) await rm(path.join(folder, name), { force: true })
  }
}

/**
 * Remove files of mails written before a moment, whatever became of their rows; no more than {@link erasureLimit}
 * allows.
 * @returns how many
 */
export async function removeOldMailFiles(before: Date, folder = mailFolder()): Promise<number> {
  const names = (await readdir(folder).catch(() => [])).filter((file) =>
    /\.eml(?:\.\d+\.tmp|\.[\da-f-]+\.part)?$/.test(file),
  )
  const max = erasureLimit(names.length)
  let removed = 0
  for (const name of names) {
    if (removed >= max) break
    const file = path.join(folder, name)
    // Another process may have sent the mail again, or erased it, meanwhile.
    const written = await stat(file).catch(() => undefined)
    if (written === undefined || written.mtime >= before) continue
    await rm(file, { force: true })
    removed += 1
  }
  return removed
}
