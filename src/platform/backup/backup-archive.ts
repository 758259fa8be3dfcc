/** A backup as one `.tar`. */
import { createHash } from 'node:crypto'
import { mkdtemp, open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { create, extract, list, type ReadEntry } from 'tar'
import { BackupError } from './backup-error.ts'
import { type FileDigest, sync } from './hashed-files.ts'
import { MANIFEST_FILE, type Manifest, parseManifest, readManifest } from './manifest.ts'
import { type OnProgress, reportProgress } from './progress.ts'

const MEGABYTE = 1024 * 1024

/** A manifest of a million files has no more. */
const MAX_MANIFEST_BYTES = 256 * MEGABYTE

/** Pack a folder; readable by the owner only, on the disk when the promise resolves. The manifest comes first. */
export async function packArchive(folder: string, file: string, manifest: Manifest): Promise<void> {
  // Made beforehand, so that it is never readable by others.
  await (await open(file, 'wx', 0o600)).close()
  const names = [MANIFEST_FILE, ...manifest.files.map(({ path }) => path)]
  await create({ cwd: folder, file, portable: true, noDirRecurse: true, strict: true }, names)
  await sync(file)
}

/**
 * Read an archive through.
 * @throws {BackupError} when it is no archive of ours, or torn
 */
export async function readArchive(
  file: string,
  onProgress: OnProgress,
): Promise<{ manifest: Manifest; found: Map<string, FileDigest> }> {
  const found = new Map<string, FileDigest>()
  const progress = reportProgress('Reading the backup back, megabytes', onProgress)
  const megabytes = Math.round((await stat(file)).size / MEGABYTE)
  let text: Buffer[] | undefined
  let read = 0
  const take = (entry: ReadEntry) => {
    if (entry.type !== 'File') throw new BackupError(`${file} holds more than files.`, 'damaged')
    const isManifest = entry.path === MANIFEST_FILE
    if (isManifest && entry.size > MAX_MANIFEST_BYTES) {
      throw new BackupError(`${MANIFEST_FILE} is too large.`, 'damaged')
    }
    const parts: Buffer[] = []
    const hash = createHash('sha256')
    let bytes = 0
    entry.on('data', (chunk: Buffer) => {
      hash.update(chunk)
      bytes += chunk.length
      if (isManifest) parts.push(chunk)
    })
    entry.on('end', () => {
      if (isManifest) text = parts
      else found.set(entry.path, { bytes, sha256: hash.digest('hex') })
      read += entry.size
      progress(Math.round(read / MEGABYTE), megabytes)
    })
  }
  let manifest: Manifest | undefined
  try {
    await list({ file, strict: true, onReadEntry: take })
    manifest = text && parseManifest(Buffer.concat(text).toString())
  } catch (error) {
    if (error instanceof BackupError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupError(`${file} is damaged: ${reason}`, 'damaged', { cause: error })
  }
  if (manifest === undefined) throw new BackupError(`${file} is not a backup: it has no ${MANIFEST_FILE}.`)
  return { manifest, found }
}

/**
 * Read the manifest alone, which is the first file of an archive.
 * @throws {BackupError} when there is none
 */
export async function readArchiveManifest(file: string): Promise<Manifest> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'passage-manifest-'))
  try {
    await unpackArchive(file, scratch, [MANIFEST_FILE])
    return await readManifest(scratch)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

/**
 * Unpack files of an archive into a folder. Only names that its manifest may hold: plain files below the folder.
 * @param names which ones; absent: all
 */
export async function unpackArchive(file: string, folder: string, names?: readonly string[]): Promise<void> {
  const wanted = names && new Set(names)
  await extract({
    file,
    cwd: folder,
    strict: true,
    preserveOwner: false,
    dmode: 0o700,
    fmode: 0o600,
    filter: (name) => wanted === undefined || wanted.has(path.posix.normalize(name)),
  })
}
