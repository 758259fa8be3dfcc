/** Files that are there whole or not at all, whenever the process is killed or the power fails. */
import { randomUUID } from 'node:crypto'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Rights of a file that only its owner reads and writes. */
export const PRIVATE_FILE = 0o600

/** How a file is written. */
export interface WriteOptions {
  /** Folder for the file while it is being written, on the same file system; else the target's own. */
  readonly aside?: string
}

/**
 * Write a file aside, wait for the disk, rename it, wait for the folder: a reader meets the old content or the new one,
 * never a part, and once the promise resolves a power failure cannot take it back. Nothing is left behind on failure.
 * @param file absolute; its folder exists
 * @throws the error of the file system
 */
export async function writeDurably(
  file: string,
  content: Uint8Array | string | AsyncIterable<Uint8Array>,
  options: WriteOptions = {},
): Promise<void> {
  const part = partOf(file, options.aside)
  try {
    const handle = await open(part, 'wx', PRIVATE_FILE)
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    // Writing to an open file names none, and the explanation for the operator needs it.
    if (error instanceof Error && 'syscall' in error && !('path' in error))
      Object.assign(error, { path: file })
    throw error
  }
  await syncFolder(path.dirname(file))
}

/** Longer names are cut, so that the name of a part stays below the 255 bytes that file systems allow. */
const MAX_NAME_IN_PART = 100

/**
 * The name of a file while it is being written. The leading dot hides it from whatever lists the folder.
 * @param aside the folder, when not the target's own
 */
export function partOf(file: string, aside = path.dirname(file)): string {
  return path.join(aside, `.${path.basename(file).slice(0, MAX_NAME_IN_PART)}.${randomUUID()}.part`)
}

/** The name of a new file is part of its folder, which has to reach the disk as well. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Names that `partOf` gives, and those that mails had in an earlier version. */
const PART = /^\..*\.part$|\.eml\.\d+\.tmp$/

/**
 * Remove parts of files whose writer was killed from a folder, not from those below it.
 * @param before those last written to before this moment; a writer that loses its part fails and tries again
 * @returns how many
 */
export async function removeParts(folder: string, before: Date): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  return removeOldFiles(
    folder,
    names.filter((found) => PART.test(found)),
    before,
  )
}

/**
 * Remove files of a folder that were last written to before a moment.
 * @param max how many at the most
 * @returns how many
 */
export async function removeOldFiles(
  folder: string,
  names: readonly string[],
  before: Date,
  max = Number.POSITIVE_INFINITY,
): Promise<number> {
  let removed = 0
  for (const name of names) {
    if (removed >= max) break
    const file = path.join(folder, name)
    // Another process may have written it again meanwhile, or removed it.
    const written = await stat(file).catch(() => undefined)
    if (written === undefined || written.mtime >= before) continue
    await rm(file, { force: true })
    removed += 1
  }
  return removed
}
