/** Removal of files that belonged to erased data. */
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { erasureLimit } from '#/platform/clock/erasure-limit.ts'
import { getDatabase } from '#/platform/database/database.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { getEnvironment } from '#/platform/environment.ts'
import { removeOldFiles } from '#/platform/files/write-durably.ts'
import { removeUnnamed } from '#/platform/storage/named-keys.ts'
import { getPhotoStore } from '#/platform/storage/photo-store.ts'
import type { OrphanedFiles } from './anonymize.ts'

/** Remove files once the transaction that dropped their rows is committed. */
export type RemoveOrphanedFiles = (orphaned: OrphanedFiles) => Promise<void>

const mailFolder = () => path.join(getEnvironment().dataDir, 'mail')

/** Remove mails written to files, and photographs in the storage. A missing file is no error. */
export const removeOrphanedFiles: RemoveOrphanedFiles = async ({ mails, photos }) => {
  await removeMailFiles(mails)
  await removeUnnamed({ database: getDatabase(), storage: getPhotoStore() }, photos)
}

/** Remove the files of mails, including partial files left by a killed process, which have the id in their names. */
export async function removeMailFiles(ids: readonly string[], folder = mailFolder()): Promise<void> {
  if (ids.length === 0) return
  const erased = new Set(ids)
  for (const name of await readdir(folder).catch(() => [])) {
    const id = mailIdOf(name)
    if (id !== undefined && erased.has(id)) await rm(path.join(folder, name), { force: true })
  }
}

/**
 * Remove mail files of this machine: those written before a moment, and those whose row is gone, because another machine
 * was asked to erase. At most {@link erasureLimit}.
 * @returns how many
 */
export async function removeForgottenMailFiles(
  { db }: Database,
  before: Date,
  folder = mailFolder(),
): Promise<number> {
  const names = (await readdir(folder).catch(() => [])).filter((file) =>
    /\.eml(?:\.\d+\.tmp|\.[\da-f-]+\.part)?$/.test(file),
  )
  const max = erasureLimit(names.length)
  const removed = await removeOldFiles(folder, names, before, max)
  const ids = names.flatMap((name) => mailIdOf(name) ?? [])
  const erased: string[] = []
  for (let at = 0; at < ids.length; at += IDS_AT_A_TIME) {
    const some = ids.slice(at, at + IDS_AT_A_TIME)
    const rows = await db.selectFrom('outbox').select('id').where('id', 'in', some).execute()
    const known = new Set(rows.map(({ id }) => id))
    erased.push(...some.filter((id) => !known.has(id)))
  }
  const some = erased.slice(0, max - removed)
  await removeMailFiles(some, folder)
  return removed + some.length
}

/** Ids per query: SQLite accepts some thousands of parameters. */
const IDS_AT_A_TIME = 500

function mailIdOf(name: string): string | undefined {
  return /^\.?([\da-f-]+)\.eml/.exec(name)?.[1]
}
