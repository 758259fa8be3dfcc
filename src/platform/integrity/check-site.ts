/** Checking a site, or a backup of one, without changing anything. */
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { unpackArchive } from '#/platform/backup/backup-archive.ts'
import { BackupError, inWords } from '#/platform/backup/backup-error.ts'
import { digestBytes } from '#/platform/backup/hashed-files.ts'
import { DATABASE_FILES, PHOTOS } from '#/platform/backup/manifest.ts'
import { openPatiently } from '#/platform/backup/open-patiently.ts'
import { withClient } from '#/platform/backup/postgres-snapshot.ts'
import { type OnProgress, reportProgress } from '#/platform/backup/progress.ts'
import type { ReadRows } from '#/platform/backup/snapshot.ts'
import { readerOf } from '#/platform/backup/sqlite-snapshot.ts'
import { isArchive, verifyBackup } from '#/platform/backup/verify-backup.ts'
import { engineOf } from '#/platform/backup/write-backup.ts'
import type { DataPlaces } from '#/platform/data-places.ts'
import type { Engine } from '#/platform/database/open-database.ts'
import { isStorageKey } from '#/platform/storage/local-storage.ts'
import { irreplaceable } from '#/platform/storage/rebuildable.ts'
import { nameOfPlace } from '#/platform/storage-settings.ts'
import { checkPhotos, type PhotoFiles } from './check-photos.ts'
import { checkPostgres } from './check-postgres.ts'
import { type CheckReport, emptyReport } from './check-report.ts'
import { checkSchema } from './check-schema.ts'

/** How a check is done. */
export interface CheckRun {
  readonly onProgress: OnProgress
  /** What modules check of their own tables. */
  readonly checks: readonly ((read: ReadRows, report: CheckReport) => Promise<void>)[]
}

interface Checked {
  readonly engine: Engine
  readonly read: ReadRows
  readonly files: PhotoFiles
}

/** Check the database and the photographs of a site that may be running. */
export async function checkSite(
  { databaseUrl, storage: place }: DataPlaces,
  run: CheckRun,
): Promise<CheckReport> {
  const { storage, lanes } = openPatiently(place)
  const files: PhotoFiles = {
    keys: irreplaceable(
      await storage.list().catch((error: unknown) => {
        throw inWords(error, nameOfPlace(place))
      }),
    ),
    lanes,
    digest: async (key) => {
      const bytes = isStorageKey(key) ? await storage.get(key) : undefined
      return bytes && digestBytes(bytes)
    },
  }
  if (engineOf(databaseUrl) === 'postgres') {
    return withClient(databaseUrl, (read) => checkAll({ engine: 'postgres', read, files }, run))
  }
  return checkSqliteFile(databaseUrl.slice('file:'.length), { files }, run)
}

/** Check a backup: every byte, and on SQLite all that is checked of a site. */
export async function checkBackup(backup: string, run: CheckRun): Promise<CheckReport> {
  const manifest = await verifyBackup(backup, run.onProgress)
  const report = emptyReport()
  report.checked.push(`backup of ${manifest.createdAt}: ${manifest.files.length} files with their hashes`)
  if (manifest.engine === 'postgres') {
    report.checked.push('database: the dump was read to its end')
    report.notes.push('requests and photographs of a dump are checked after a restore')
    return report
  }
  const byKey = new Map(manifest.files.map((file) => [file.path.slice(PHOTOS.length + 1), file]))
  const keys = manifest.files.flatMap((file) =>
    file.path.startsWith(`${PHOTOS}/`) ? [file.path.slice(PHOTOS.length + 1)] : [],
  )
  const files: PhotoFiles = { keys, digest: async (key) => byKey.get(key) }
  const database = DATABASE_FILES.sqlite
  const scratch = await mkdtemp(path.join(tmpdir(), 'passage-check-'))
  try {
    if (isArchive(backup)) await unpackArchive(backup, scratch, [database])
    const file = path.join(isArchive(backup) ? scratch : backup, database)
    const found = await checkSqliteFile(file, { files }, run)
    found.checked.unshift(...report.checked)
    return found
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function checkSqliteFile(
  file: string,
  what: Omit<Checked, 'engine' | 'read'>,
  run: CheckRun,
): Promise<CheckReport> {
  if (!existsSync(file)) throw new BackupError(`There is no database at ${file}.`)
  const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
  try {
    return await checkAll({ ...what, engine: 'sqlite', read: readerOf(database) }, run)
  } finally {
    database.close()
  }
}

/** Most damaged places that a report names. */
const MAX_PLACES = 20

/** SQLite's own checks: pages, indexes, constraints and the full-text index, then references between tables. */
async function checkSqlite(read: ReadRows, report: CheckReport): Promise<void> {
  const found = await read(`pragma integrity_check(${MAX_PLACES})`)
  for (const row of found) {
    const text = String(Object.values(row)[0])
    if (text !== 'ok') report.problems.push(`database: ${text}`)
  }
  for (const { table, rowid, parent } of (await read('pragma foreign_key_check')).slice(0, MAX_PLACES)) {
    report.problems.push(`database: row ${rowid} of ${table} names a row of ${parent} that does not exist`)
  }
  report.checked.push('database: pages, indexes, constraints and references between tables')
}

async function checkAll(
  { engine, read, files }: Checked,
  { onProgress, checks }: CheckRun,
): Promise<CheckReport> {
  const report = emptyReport()
  const steps: (() => Promise<void>)[] = [
    () => (engine === 'sqlite' ? checkSqlite(read, report) : checkPostgres(read, report)),
    () => checkSchema(read, engine, report),
    () => checkPhotos({ read, engine }, files, report, reportProgress('Reading photographs', onProgress)),
    ...checks.map((check) => () => check(read, report)),
  ]
  for (const step of steps) {
    // Unreadable data is a finding like any other, and the rest may still be fine.
    await step().catch((error: Error) => report.problems.push(`database: ${error.message}`))
  }
  return report
}
