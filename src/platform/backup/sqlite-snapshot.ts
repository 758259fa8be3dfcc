/** Copying an SQLite database while it is written to (ADR 0053). */
import { existsSync, statSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { backup, DatabaseSync } from 'node:sqlite'
import { BackupError } from './backup-error.ts'
import { sync } from './hashed-files.ts'
import { countRows, differingCounts, type ReadRows, readSnapshot, type Snapshot } from './snapshot.ts'

/** Pages of one step: 8 MB, some ten milliseconds, between which progress is reported. */
const STEP_PAGES = 2000

/** Another process that recovers the file after a crash holds it for a moment. */
const BUSY_MS = 10_000

/**
 * Copy a database as it is at one moment. Its writers are never waited for and never wait: the copy is read inside one
 * read transaction, so that a commit of another process cannot make the copy begin again.
 * @param onProgress called with pages done and pages in all
 * @throws {BackupError} when there is no database, or the copy is not sound
 */
export async function snapshotSqlite(
  file: string,
  target: string,
  onProgress: (done: number, total: number) => void,
): Promise<Snapshot> {
  if (!existsSync(file) || statSync(file).size === 0) {
    throw new BackupError(`There is no database to back up: ${file} is missing or empty.`)
  }
  const source = new DatabaseSync(file, { readOnly: true, timeout: BUSY_MS })
  try {
    source.exec('begin')
    const read = readerOf(source)
    const snapshot = await readSnapshot(read, await tablesOf(read), 'sqlite', `SQLite ${versionOf(source)}`)
    await backup(source, target, {
      rate: STEP_PAGES,
      progress: ({ totalPages, remainingPages }) => onProgress(totalPages - remainingPages, totalPages),
    })
    source.exec('commit')
    await chmod(target, 0o600)
    settle(target)
    await sync(target)
    return snapshot
  } finally {
    source.close()
  }
}

/** Make a copy one file: the write-ahead log of the original is already in it. */
function settle(file: string): void {
  const copy = new DatabaseSync(file)
  try {
    copy.exec('pragma journal_mode = delete')
  } finally {
    copy.close()
  }
}

/**
 * Whether a copy is sound and holds the expected rows.
 * @returns what is wrong with it, as a sentence
 */
export async function inspectSqliteCopy(
  file: string,
  tables: Readonly<Record<string, number>>,
): Promise<string[]> {
  const copy = new DatabaseSync(file, { readOnly: true })
  try {
    const read = readerOf(copy)
    const problems = (await read('pragma integrity_check(20)'))
      .map((row) => String(Object.values(row)[0]))
      .filter((text) => text !== 'ok')
    return [...problems, ...differingCounts(tables, await countRows(read, await tablesOf(read)))]
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  } finally {
    copy.close()
  }
}

/** Every table, those of the full-text index included; SQLite's own ones left out. */
async function tablesOf(read: ReadRows): Promise<string[]> {
  const rows = await read(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name",
  )
  return rows.map(({ name }) => String(name))
}

function versionOf(database: DatabaseSync): string {
  return String(database.prepare('select sqlite_version() as version').get()?.version)
}

/** Read rows of an open database. */
export function readerOf(database: DatabaseSync): ReadRows {
  return async (query) => database.prepare(query).all() as Record<string, unknown>[]
}
