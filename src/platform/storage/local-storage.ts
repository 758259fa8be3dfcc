/** Files of the site (photographs as they were given) in a folder of the local disk. */
import { createHash } from 'node:crypto'
import { access, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { partOf, writeDurably } from '#/platform/files/write-durably.ts'

/** A store of files by key. Keys are lower-case letters, digits, `-`, `.` and `/`, as in `galerie-perle-1`. */
export interface Storage {
  /** Store bytes under a key, replacing what was there; on the disk when the promise resolves. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The bytes, or `undefined` when there is no such file. */
  get(key: string): Promise<Buffer | undefined>
  has(key: string): Promise<boolean>
  /** Of its bytes, hexadecimal; `undefined` when there is no such file. A bucket answers what was stored with it. */
  sha256(key: string): Promise<string | undefined>
  /** Changes whenever the file does; `undefined` when there is no such file. */
  version(key: string): Promise<string | undefined>
  /** The keys of all files, in the order of the alphabet. */
  list(): Promise<string[]>
  /** Remove a file; nothing happens when there is none. */
  remove(key: string): Promise<void>
  /**
   * Remove a file unless it was written since a moment, also while another process writes it again.
   * @returns whether it was removed
   */
  removeOlder(key: string, before: Date): Promise<boolean>
}

const KEY = /^[a-z0-9][a-z0-9.-]*(?:\/[a-z0-9][a-z0-9.-]*)*$/
const MAX_KEY_LENGTH = 200

/**
 * Whether a text can be a key. Parts begin with a letter or a digit: no way up, no hidden files.
 */
export function isStorageKey(text: string): boolean {
  return text.length <= MAX_KEY_LENGTH && KEY.test(text)
}

/**
 * Open a folder as a store. The folder is made with the first file.
 * @param folder absolute path
 */
export function openLocalStorage(folder: string): Storage {
  const fileOf = (key: string) => {
    if (!isStorageKey(key)) throw new RangeError(`not a storage key: ${JSON.stringify(key.slice(0, 80))}`)
    return path.join(folder, key)
  }
  return {
    put: (key, bytes) => putDurably(folder, fileOf(key), bytes),
    get: (key) => ignoreMissing(readFile(fileOf(key)), undefined),
    has: (key) =>
      ignoreMissing(
        access(fileOf(key)).then(() => true),
        false,
      ),
    sha256: (key) => ignoreMissing(hashFile(fileOf(key)), undefined),
    version: (key) =>
      ignoreMissing(
        stat(fileOf(key)).then(
          ({ mtimeMs, size }) => `${Math.round(mtimeMs).toString(36)}-${size.toString(36)}`,
        ),
        undefined,
      ),
    list: () => listKeys(folder),
    remove: (key) => rm(fileOf(key), { force: true }),
    removeOlder: (key, before) => ignoreMissing(removeOlder(folder, fileOf(key), before), false),
  }
}

async function hashFile(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
}

async function listKeys(folder: string): Promise<string[]> {
  const entries = await ignoreMissing(readdir(folder, { recursive: true, withFileTypes: true }), [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter(isStorageKey)
    .sort()
}

/** The leading dot keeps it out of the keys, and one folder keeps renaming within one file system. */
async function asideOf(folder: string): Promise<string> {
  const aside = path.join(folder, '.incoming')
  await mkdir(aside, { recursive: true })
  return aside
}

async function removeOlder(folder: string, file: string, before: Date): Promise<boolean> {
  if ((await stat(file)).mtime >= before) return false
  // Taken out of its place first: what another process puts there from now on is another file.
  const taken = partOf(file, await asideOf(folder))
  await rename(file, taken)
  const isOld = (await stat(taken)).mtime < before
  await (isOld ? rm(taken, { force: true }) : rename(taken, file))
  return isOld
}

async function putDurably(folder: string, file: string, bytes: Uint8Array): Promise<void> {
  const aside = await asideOf(folder)
  await mkdir(path.dirname(file), { recursive: true })
  await writeDurably(file, bytes, { aside })
}

async function ignoreMissing<T, M>(promise: Promise<T>, missing: M): Promise<T | M> {
  try {
    return await promise
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return missing
    throw error
  }
}
