/** A database that was lost must not turn into a new site beside the photographs of the old one. */
import { sql } from 'kysely'
import { rejectUnfinishedRestore } from '#/platform/backup/restore-target.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Environment } from '#/platform/environment.ts'
import { StartError } from '#/platform/start-error.ts'
import { findDataTraces, sizeOf } from './data-traces.ts'

/** One page of SQLite: what is shorter is no database, and SQLite would make a new one of it. */
const PAGE_BYTES = 4096

type Places = Pick<Environment, 'dataDir' | 'storage' | 'databaseUrl'>

/**
 * Refuse an empty database beside data of a site that has been running. Nothing is changed by looking, and the database
 * is not opened where SQLite would make or change it.
 * @param open opens the database; called only when there is one
 * @throws {StartError} with how to bring the data back, or how to begin anew
 */
export async function rejectLostData(places: Places, open: () => Database): Promise<void> {
  rejectUnfinishedRestore(places.dataDir)
  // Traces first: another process may be starting right now, and it makes the tables before it leaves any.
  const traces = findDataTraces(places)
  if (traces.length === 0 || (await hasTables(places.databaseUrl, open))) return
  throw new StartError(lostDataText(places, traces))
}

async function hasTables(url: string, open: () => Database): Promise<boolean> {
  if (url.startsWith('file:') && sizeOf(url.slice('file:'.length)) < PAGE_BYTES) return false
  const { db, engine } = open()
  // The first table that the migrations make.
  const question =
    engine === 'sqlite'
      ? sql<{ found: number }>`select count(*) as found from sqlite_master where name = 'venue'`
      : sql<{ found: number }>`select (to_regclass('venue') is not null)::int as found`
  const { rows } = await question.execute(db)
  return Number(rows[0]?.found) > 0
}

function lostDataText({ dataDir, databaseUrl }: Places, traces: readonly string[]): string {
  const isFile = databaseUrl.startsWith('file:')
  const database = isFile
    ? `The database (${databaseUrl.slice('file:'.length)}) is missing or empty`
    : 'The database of DATABASE_URL is empty'
  const other = isFile ? '' : '\n  - If DATABASE_URL names the wrong database, correct it.'
  return `${database}, but ${dataDir} belongs to a site that has been running: ${traces.join(', ')}.
Starting would begin a new site beside these data, so nothing was started and nothing was changed.${other}
  - To bring the data back, move ${dataDir} away and run: npm run restore -- BACKUP
  - To begin anew without them, move ${dataDir} away, or remove it, and start again.`
}
