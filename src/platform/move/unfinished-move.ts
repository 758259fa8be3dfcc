/** Signs of a move: in the target while it is not finished, and beside the source from its last step on. */
import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { withClient } from '#/platform/backup/postgres-snapshot.ts'
import { engineOf } from '#/platform/backup/write-backup.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { StartError } from '#/platform/start-error.ts'
import type { PostgresTarget } from './postgres-target.ts'

/** The table that a target has as long as it is not whole. */
export const UNFINISHED = 'unfinished_move'

/** Where a move comes from. */
export interface MoveSource {
  /** Id of its installation. */
  readonly installation: string
  /** Changes with every write to the source. */
  readonly fingerprint: string
}

/** Whether a move into this database was begun, and from where. */
export async function readUnfinished(target: PostgresTarget): Promise<MoveSource | undefined> {
  const [found] = await target.read('select to_regclass($1) is not null', [UNFINISHED])
  if (found?.[0] !== 't') return undefined
  const [row] = await target.read(`select installation, fingerprint from ${UNFINISHED}`)
  return { installation: String(row?.[0]), fingerprint: String(row?.[1]) }
}

/** Note that a move begins, within a transaction. */
export async function noteUnfinished(target: PostgresTarget, source: MoveSource): Promise<void> {
  await target.read(`drop table if exists ${UNFINISHED}`)
  await target.read(`create table ${UNFINISHED} (installation text not null, fingerprint text not null)`)
  await target.read(`insert into ${UNFINISHED} values ($1, $2)`, [source.installation, source.fingerprint])
}

/** The file beside a source that says that it was moved. */
export function movedFile(source: string): string {
  return `${source}.moved`
}

/**
 * Refuse to work with a target that is not whole, and with a source whose site lives on elsewhere: what is acknowledged
 * there would be missing here.
 * @throws {StartError} with how to go on
 */
export async function rejectMoved({ engine, url, db }: Database): Promise<void> {
  if (engine === 'sqlite') return rejectMovedFile(url)
  const { rows } = await sql<{
    found: boolean
  }>`select to_regclass(${UNFINISHED}) is not null as found`.execute(db)
  if (rows[0]?.found) throw unfinished()
}

/**
 * The same for commands that work with the database of an address without opening it as a site does.
 * @throws {StartError} likewise
 */
export async function rejectMovedAddress(databaseUrl: string): Promise<void> {
  if (engineOf(databaseUrl) === 'sqlite') return rejectMovedFile(databaseUrl)
  const query = `select to_regclass('${UNFINISHED}') is not null as found`
  const [row] = await withClient(databaseUrl, (read) => read(query))
  if (row?.found) throw unfinished()
}

function rejectMovedFile(databaseUrl: string): void {
  const file = databaseUrl.slice('file:'.length)
  if (!existsSync(movedFile(file))) return
  throw new StartError(`The database ${file} was moved to PostgreSQL, so nothing was started.
  - Set DATABASE_URL to the PostgreSQL database: ${movedFile(file)} says which.
  - To go back to the file, without anything that was stored since, remove ${movedFile(file)} and start again.`)
}

function unfinished(): StartError {
  return new StartError(
    'A move into the database of DATABASE_URL was begun and has not been finished, so nothing was started. Run the ' +
      'same npm run move again, which goes on where it stopped; or set DATABASE_URL back to the file that was being moved.',
  )
}
