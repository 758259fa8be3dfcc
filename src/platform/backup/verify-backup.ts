/** Reading a backup back, byte by byte. Nothing is written but a scratch copy of an archive's database. */
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readArchive, unpackArchive } from './backup-archive.ts'
import { BackupError } from './backup-error.ts'
import { digestFile, type FileDigest } from './hashed-files.ts'
import { DATABASE_FILES, type Manifest, readManifest } from './manifest.ts'
import { inspectDump } from './postgres-snapshot.ts'
import { type OnProgress, reportProgress } from './progress.ts'
import { inspectSqliteCopy } from './sqlite-snapshot.ts'

/** Whether a backup is one file. */
export function isArchive(backup: string): boolean {
  return backup.endsWith('.tar')
}

/**
 * Compare every file of a backup with its manifest.
 * @throws {BackupError} naming what is missing or differs
 */
export async function verifyFiles(backup: string, onProgress: OnProgress): Promise<Manifest> {
  if (!existsSync(backup)) throw new BackupError(`There is no backup at ${backup}.`)
  const { manifest, found } = isArchive(backup)
    ? await readArchive(backup, onProgress)
    : await readFolder(backup, onProgress)
  const wrong = manifest.files.filter(({ path, bytes, sha256 }) => {
    const file = found.get(path)
    return file?.bytes !== bytes || file.sha256 !== sha256
  })
  if (!manifest.files.some(({ path }) => path === DATABASE_FILES[manifest.engine])) {
    throw new BackupError(`The backup ${backup} names no database.`, 'damaged')
  }
  if (wrong.length === 0) return manifest
  const named = wrong.slice(0, 5).map(({ path }) => `${path} (${found.has(path) ? 'differs' : 'missing'})`)
  const more = wrong.length > named.length ? ` and ${wrong.length - named.length} more` : ''
  throw new BackupError(`The backup ${backup} is damaged: ${named.join(', ')}${more}.`, 'damaged')
}

async function readFolder(backup: string, onProgress: OnProgress) {
  const manifest = await readManifest(backup)
  const progress = reportProgress('Reading the backup back', onProgress)
  const found = new Map<string, FileDigest>()
  for (const [at, file] of manifest.files.entries()) {
    const digest = await digestFile(path.join(backup, file.path)).catch(() => undefined)
    if (digest) found.set(file.path, digest)
    progress(at + 1, manifest.files.length)
  }
  return { manifest, found }
}

/**
 * Whether the database of a backup is sound: SQLite's own check and the numbers of rows, or a dump read to its end.
 * @param file of the database, unpacked
 * @throws {BackupError} saying what is wrong
 */
export async function verifyDatabase(file: string, manifest: Manifest): Promise<void> {
  const problems =
    manifest.engine === 'sqlite' ? await inspectSqliteCopy(file, manifest.tables) : await inspectDump(file)
  if (problems.length === 0) return
  throw new BackupError(
    `The database of the backup is damaged: ${problems.slice(0, 5).join('; ')}`,
    'damaged',
  )
}

/**
 * Read a whole backup back, a folder or a `.tar`.
 * @throws {BackupError} naming what is wrong
 */
export async function verifyBackup(backup: string, onProgress: OnProgress): Promise<Manifest> {
  const manifest = await verifyFiles(backup, onProgress)
  const database = DATABASE_FILES[manifest.engine]
  if (!isArchive(backup)) {
    await verifyDatabase(path.join(backup, database), manifest)
    return manifest
  }
  const scratch = await mkdtemp(path.join(tmpdir(), 'passage-backup-'))
  try {
    await unpackArchive(backup, scratch, [database])
    await verifyDatabase(path.join(scratch, database), manifest)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
  return manifest
}
