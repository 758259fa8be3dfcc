/** One whole backup: written aside, read back, and only then given its name (ADR 0053). */
import { existsSync } from 'node:fs'
import { link, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { packArchive } from './backup-archive.ts'
import { BackupError, inWords } from './backup-error.ts'
import { backupName, unfinishedName } from './backup-name.ts'
import { sync } from './hashed-files.ts'
import type { Manifest } from './manifest.ts'
import { type KeepRule, removeAbandoned, removeOutdated } from './retained-backups.ts'
import { verifyBackup } from './verify-backup.ts'
import { type BackupRun, type BackupSource, writeBackup } from './write-backup.ts'

export interface BackupOrder extends BackupSource {
  /** Where the backup is written. */
  readonly folder: string
  /** Whether the folder is made when it is not there. Otherwise it may be that of a disk that is not mounted. */
  readonly mayMakeFolder?: boolean
  /** One `.tar` instead of a folder. */
  readonly archive?: boolean
  /** Which older ones are kept; absent: all. */
  readonly keep?: KeepRule | undefined
}

export interface FinishedBackup {
  /** Of the folder or the `.tar`. */
  readonly place: string
  readonly manifest: Manifest
  /** Places of older backups. */
  readonly removed: readonly string[]
}

/** Two backups of the same second get different names. */
const MAX_NAMES = 100

/**
 * Back up a site that may be running.
 * @throws {BackupError} with an explanation; nothing is left that looks like a backup, and no older one is removed
 */
export async function createBackup(order: BackupOrder, run: BackupRun): Promise<FinishedBackup> {
  const folder = path.resolve(order.folder)
  const begun = run.now()
  let unfinished: string | undefined
  try {
    if (order.mayMakeFolder) await mkdir(folder, { recursive: true, mode: 0o700 })
    else mustBeThere(folder)
    await removeAbandoned(folder, begun)
    // Several backups of one process differ by the end of the name.
    unfinished = await mkdtemp(path.join(folder, `${unfinishedName(begun)}-`))
    const content = path.join(unfinished, 'content')
    await mkdir(content, { mode: 0o700 })
    const manifest = await writeBackup(content, order, run)
    let ready = content
    if (order.archive) {
      ready = path.join(unfinished, 'content.tar')
      await packArchive(content, ready, manifest)
      await rm(content, { recursive: true })
    }
    run.signal.throwIfAborted()
    await verifyBackup(ready, run.onProgress)
    run.signal.throwIfAborted()
    const place = await giveName(ready, folder, backupName(begun), order.archive ? '.tar' : '')
    const { keep: rule } = order
    const removed = rule ? await removeOutdated(folder, { site: manifest, rule, newest: place }) : []
    return { place, manifest, removed }
  } catch (error) {
    if (run.signal.aborted)
      throw new BackupError('The backup was interrupted. Nothing was kept.', 'interrupted')
    throw inWords(error, folder)
  } finally {
    if (unfinished !== undefined) await rm(unfinished, { recursive: true, force: true })
  }
}

function mustBeThere(folder: string): void {
  if (existsSync(folder)) return
  throw new BackupError(
    `The folder ${folder} is not there. Mount its disk, or make it (npm run backup makes it with --create). Nothing was written.`,
    'no-folder',
  )
}

/** The last step, and the only one after which there is a backup. */
async function giveName(ready: string, folder: string, name: string, ending: string): Promise<string> {
  const taken = new Set(await readdir(folder))
  for (let number = 1; number <= MAX_NAMES; number++) {
    const full = `${name}${number === 1 ? '' : `-${number}`}${ending}`
    if (taken.has(full)) continue
    const place = path.join(folder, full)
    try {
      await giveNameOnce(ready, place, ending !== '')
    } catch (error) {
      // Another backup was faster.
      if (['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) continue
      throw error
    }
    await sync(folder)
    return place
  }
  throw new BackupError(`There are too many backups of this second in ${folder}.`)
}

/** Renaming replaces a file, though not a folder that holds something: a file gets a second name instead. */
async function giveNameOnce(ready: string, place: string, isFile: boolean): Promise<void> {
  if (!isFile) return rename(ready, place)
  try {
    await link(ready, place)
  } catch (error) {
    // Not every file system has second names.
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    await rename(ready, place)
  }
}
