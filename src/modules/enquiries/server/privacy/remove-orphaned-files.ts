/** Removal of files that belonged to erased data. */
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { erasureLimit } from '#/platform/clock/erasure-limit.ts'
import { getEnvironment } from '#/platform/environment.ts'
import { removeOldFiles } from '#/platform/files/write-durably.ts'
import { getPhotoStore } from '#/platform/storage/photo-store.ts'
import type { OrphanedFiles } from './anonymize.ts'

/** Removes files once the transaction that dropped their rows is committed. */
export type RemoveOrphanedFiles = (orphaned: OrphanedFiles) => Promise<void>

const mailFolder = () => path.join(getEnvironment().dataDir, 'mail')

/** Remove mails written to files, and photographs in the storage. A missing file is no error. */
export const removeOrphanedFiles: RemoveOrphanedFiles = async ({ mails, photos }) => {
  await removeMailFiles(mails)
  for (const key of photos) await getPhotoStore().remove(key)
}

/** Remove the files of mails, including partial files left by a killed process, which have the id in their names. */
export async function removeMailFiles(ids: readonly string[], folder = mailFolder()): Promise<void> {
  if (ids.length === 0) return
  const erased = new Set(ids)
  for (const name of await readdir(folder).catch(() => [])) {
    const id = /^\.?([\da-f-]+)\.eml/.exec(name)?.[1]
    if (id !== undefined && erased.has(id)) await rm(path.join(folder, name), { force: true })
  }
}

/**
 * Remove mail files written before a moment, whether or not their rows exist; at most {@link erasureLimit}.
 * @returns how many
 */
export async function removeOldMailFiles(before: Date, folder = mailFolder()): Promise<number> {
  const names = (await readdir(folder).catch(() => [])).filter((file) =>
    /\.eml(?:\.\d+\.tmp|\.[\da-f-]+\.part)?$/.test(file),
  )
  return removeOldFiles(folder, names, before, erasureLimit(names.length))
}
