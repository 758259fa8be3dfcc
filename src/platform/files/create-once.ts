/** Files that several processes may want to make at the same moment and that none may change. */
import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { PRIVATE_FILE, partOf } from './write-durably.ts'

/** Error codes of file systems without hard links; there the last writer wins, and is read back. */
const WITHOUT_LINKS: ReadonlySet<string> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'])

/**
 * Read a file, and make it when it is missing: written aside and on the disk before it gets its name, and given its name
 * by a link, which fails where another process was faster. All of them read the same content then.
 * @param file absolute; its folder exists
 * @returns the text that the file holds, whichever process wrote it
 * @throws the error of the file system
 */
export function readOrCreate(file: string, content: () => string): string {
  const there = readIfThere(file)
  if (there !== undefined) return there
  const part = partOf(file)
  try {
    writeFileSync(part, content(), { mode: PRIVATE_FILE, flag: 'wx', flush: true })
    linkUnlessThere(part, file)
  } finally {
    rmSync(part, { force: true })
  }
  syncFolder(path.dirname(file))
  return readFileSync(file, 'utf8')
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function linkUnlessThere(part: string, file: string): void {
  try {
    linkSync(part, file)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? ''
    if (code === 'EEXIST') return
    if (!WITHOUT_LINKS.has(code)) throw error
    renameSync(part, file)
  }
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
