/** Making sure that a target is empty, or that of the move that goes on. */
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { OnProgress } from '#/platform/backup/progress.ts'
import { shownUrl } from '#/platform/database/explain-database-error.ts'
import { migrate, migrationNames } from '#/platform/database/migrate.ts'
import { openDatabase } from '#/platform/database/open-database.ts'
import { compareTable } from './compare-table.ts'
import { MoveError } from './move-error.ts'
import { type MovedTable, matchTables } from './moved-table.ts'
import type { PostgresTarget } from './postgres-target.ts'
import { SqliteSource } from './sqlite-source.ts'
import { type MoveSource, movedFile, noteUnfinished, readUnfinished, UNFINISHED } from './unfinished-move.ts'

/** What is known before a target is looked at. */
interface Preparation {
  /** Its address. */
  readonly to: string
  readonly origin: MoveSource
  readonly onProgress: OnProgress
}

/**
 * Bring a target to the state in which rows can be copied: with tables and without rows, or with those of a move that
 * was interrupted.
 * @returns the tables in the order of copying
 * @throws {MoveError} when it holds anything else; it is then as it was
 */
export async function prepareTarget(
  source: SqliteSource,
  target: PostgresTarget,
  { to, origin, onProgress }: Preparation,
): Promise<MovedTable[]> {
  const begun = await readUnfinished(target)
  if (begun !== undefined && begun.installation !== origin.installation) {
    throw new MoveError(`${shownUrl(to)} holds an unfinished move of another site. Name an empty database.`)
  }
  if (begun === undefined) {
    rejectMovedSource(source.file)
    await rejectOccupied(target, to, origin)
    // From here on no site starts on the target: its rows would be emptied below.
    await target.transaction(() => noteUnfinished(target, { ...origin, fingerprint: UNPREPARED }))
  }
  const isNew = begun === undefined || begun.fingerprint === UNPREPARED
  if (isNew) await migrateUrl(to)
  await rejectOtherVersion(target, to)
  const tables = matchTables(source.tables(), await target.types(UNFINISHED))
  if (begun?.fingerprint === origin.fingerprint) {
    onProgress('Going on with the move that was interrupted.')
    return tables
  }
  if (!isNew) onProgress('The site has been used since the move was interrupted: it begins anew.')
  if (isNew) await rejectStarted(target, to)
  await target.transaction(async () => {
    await noteUnfinished(target, origin)
    // Rows that migrations insert are the source's, too, and may have changed there.
    await target.empty(tables)
  })
  return tables
}

/** The fingerprint of no source: the move was noted, and its target has not been made ready for rows. */
const UNPREPARED = ''

/** A site that began to start before the move was noted, and so did not see it; the note goes with it. */
async function rejectStarted(target: PostgresTarget, to: string): Promise<void> {
  const [site] = await target.read('select id from installation')
  if (site === undefined) return
  await target.read(`drop table ${UNFINISHED}`)
  throw new MoveError(`${shownUrl(to)} is not empty: a site was started on it. Name an empty database.`)
}

/** A second target would be a site of its own, beside the one in which the site lives on. */
function rejectMovedSource(file: string): void {
  if (!existsSync(movedFile(file))) return
  throw new MoveError(
    `${file} was moved already: ${movedFile(file)} says where to. Remove that file to move it once more, without what was stored since.`,
  )
}

/** Tables, views and sequences that no extension brought along. */
const OCCUPIED = `
  select min(relname) from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'p', 'v', 'm', 'S', 'f') and nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
  and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
`

/** Make sure that a database has no tables, or ours as migrations leave them. */
async function rejectOccupied(target: PostgresTarget, to: string, origin: MoveSource): Promise<void> {
  const [found] = await target.read(OCCUPIED)
  if (found?.[0] == null) return
  const [ours] = await target.read("select to_regclass('kysely_migration') is not null")
  if (ours?.[0] !== 't') {
    throw new MoveError(`${shownUrl(to)} is not empty: it holds ${found[0]}. Name an empty database.`)
  }
  await rejectOtherVersion(target, to)
  const [site] = await target.read('select id from installation')
  if (site?.[0] === origin.installation) {
    throw new MoveError(`${shownUrl(to)} is not empty: it holds this very site. A move into it was finished.`)
  }
  const difference = site ? 'it belongs to another site' : await differenceFromNew(target)
  if (difference !== undefined) {
    throw new MoveError(`${shownUrl(to)} is not empty: ${difference}. Name an empty database.`)
  }
}

/** What a migrated target holds besides the rows that migrations insert, found by migrating a file as well. */
async function differenceFromNew(target: PostgresTarget): Promise<string | undefined> {
  const folder = await mkdtemp(path.join(tmpdir(), 'passage-move-'))
  const file = path.join(folder, 'new.db')
  try {
    await migrateUrl(`file:${file}`)
    const source = new SqliteSource(file)
    try {
      const tables = matchTables(source.tables(), await target.types(UNFINISHED))
      return await target.transaction(async () => {
        for (const table of tables) {
          const { difference } = await compareTable(source, target, table)
          if (difference !== undefined) return difference
        }
        return undefined
      })
    } finally {
      source.close()
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function migrateUrl(url: string): Promise<void> {
  const database = openDatabase(url)
  try {
    await migrate(database)
  } finally {
    await database.close()
  }
}

async function rejectOtherVersion(target: PostgresTarget, to: string): Promise<void> {
  const names = (await target.read('select name from kysely_migration order by name')).map(([name]) => name)
  if (names.join() === migrationNames().join()) return
  throw new MoveError(`${shownUrl(to)} holds tables of another version of the site. Name an empty database.`)
}
