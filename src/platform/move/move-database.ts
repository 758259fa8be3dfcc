/** Moving a site's database from an SQLite file to PostgreSQL (ADR 0130). */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type OnProgress, reportProgress } from '#/platform/backup/progress.ts'
import { shownUrl } from '#/platform/database/explain-database-error.ts'
import { migrate, migrationNames } from '#/platform/database/migrate.ts'
import { openDatabase } from '#/platform/database/open-database.ts'
import { writeDurably } from '#/platform/files/write-durably.ts'
import { compareTable, type TableComparison } from './compare-table.ts'
import { copyTable } from './copy-table.ts'
import { MoveError } from './move-error.ts'
import { type MovedTable, matchTables } from './moved-table.ts'
import { PostgresTarget } from './postgres-target.ts'
import { SqliteSource } from './sqlite-source.ts'
import { type MoveSource, movedFile, noteUnfinished, readUnfinished, UNFINISHED } from './unfinished-move.ts'

/** From where to where. */
export interface MoveOrder {
  /** An SQLite file. */
  readonly file: string
  /** `postgres://…`. */
  readonly to: string
}

/** How it is done. */
export interface MoveRun {
  readonly onProgress: OnProgress
  readonly now: () => Date
}

/** A move that is complete. */
export interface FinishedMove {
  /** By table, equal on both sides. */
  readonly tables: ReadonlyMap<string, TableComparison>
  /** Rows copied by this run; an earlier one may have copied others. */
  readonly copied: number
  readonly copySeconds: number
  readonly compareSeconds: number
}

/**
 * Move a database, or go on with a move that was interrupted.
 * @throws {MoveError} with an explanation; the source is as it was, and the target is no site that would start
 */
export async function moveDatabase({ file, to }: MoveOrder, run: MoveRun): Promise<FinishedMove> {
  const source = new SqliteSource(file)
  try {
    const origin = describe(source)
    const target = await PostgresTarget.open(to)
    try {
      const tables = await prepareTarget(source, target, to, origin, run)
      const begun = performance.now()
      const copied = await copyAll(source, target, tables, run)
      const compared = performance.now()
      const result = await finish(source, target, tables, to, run)
      const ended = performance.now()
      await target.read('analyze')
      const seconds = { copySeconds: (compared - begun) / 1000, compareSeconds: (ended - compared) / 1000 }
      return { tables: result, copied, ...seconds }
    } finally {
      await target.close()
    }
  } finally {
    source.close()
  }
}

function describe(source: SqliteSource): MoveSource {
  const known = migrationNames()
  const found = source.migrations()
  if (found.some((name) => !known.includes(name))) {
    throw new MoveError(
      `${source.file} was last used by a newer version of the site. Move it with that version.`,
    )
  }
  const installation = found.length < known.length ? undefined : source.installation()
  if (installation === undefined) {
    throw new MoveError(
      `${source.file} has not been used by this version of the site yet. Start the site with it once, stop it and run the move again.`,
    )
  }
  return { installation, fingerprint: source.fingerprint() }
}

/** Bring the target to the state in which rows can be copied. Return the tables in the order of copying. */
async function prepareTarget(
  source: SqliteSource,
  target: PostgresTarget,
  to: string,
  origin: MoveSource,
  { onProgress }: MoveRun,
): Promise<MovedTable[]> {
  const begun = await readUnfinished(target)
  if (begun !== undefined && begun.installation !== origin.installation) {
    throw new MoveError(`${shownUrl(to)} holds an unfinished move of another site. Name an empty database.`)
  }
  if (begun === undefined) await makeTables(target, to, origin)
  await rejectOtherVersion(target, to)
  const tables = matchTables(source.tables(), await target.types(UNFINISHED))
  if (begun?.fingerprint === origin.fingerprint) {
    onProgress('Going on with the move that was interrupted.')
    return tables
  }
  if (begun !== undefined)
    onProgress('The site has been used since the move was interrupted: it begins anew.')
  await target.transaction(async () => {
    await noteUnfinished(target, origin)
    // Rows that migrations insert are the source's, too, and may have changed there.
    await target.empty(tables)
  })
  return tables
}

/** Tables, views and sequences that no extension brought along. */
const OCCUPIED = `
  select min(relname) from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'p', 'v', 'm', 'S', 'f') and nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
  and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
`

/** Migrate a database without tables, or make sure that one with ours is as migrations leave it. */
async function makeTables(target: PostgresTarget, to: string, origin: MoveSource): Promise<void> {
  const [found] = await target.read(OCCUPIED)
  if (found?.[0] == null) return migrateUrl(to)
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

async function copyAll(
  source: SqliteSource,
  target: PostgresTarget,
  tables: readonly MovedTable[],
  { onProgress }: MoveRun,
): Promise<number> {
  const total = tables.reduce((sum, { name }) => sum + source.count(name), 0)
  const progress = reportProgress('Copying rows', onProgress)
  let done = 0
  for (const { name } of tables) done += await target.count(name)
  const before = done
  for (const table of tables) {
    await copyTable(source, target, table, (rows) => {
      done += rows
      progress(done, total)
    })
  }
  return done - before
}

/** Compare, and make the target a site: what was compared is what is committed. */
async function finish(
  source: SqliteSource,
  target: PostgresTarget,
  tables: readonly MovedTable[],
  to: string,
  { onProgress, now }: MoveRun,
): Promise<ReadonlyMap<string, TableComparison>> {
  const total = tables.reduce((sum, { name }) => sum + source.count(name), 0)
  const progress = reportProgress('Comparing rows', onProgress)
  let done = 0
  const result = new Map<string, TableComparison>()
  const sign = movedFile(source.file)
  const work = async () => {
    for (const table of tables) {
      const compared = await compareTable(source, target, table, () => progress(++done, total))
      if (compared.difference !== undefined || compared.digests[0] !== compared.digests[1]) {
        throw new MoveError(
          `The databases are not equal: ${compared.difference}. Nothing was finished. Empty the target and move again.`,
        )
      }
      result.set(table.name, compared)
    }
    await target.raiseSequences(tables, (table) => source.lastNumber(table))
    await target.read(`drop table ${UNFINISHED}`)
    await target.read('set local synchronous_commit = on')
    // Before the target may start: at no moment may both.
    await writeDurably(sign, `${JSON.stringify({ to: shownUrl(to), at: now().toISOString() })}\n`)
  }
  try {
    await target.transaction(work, 'begin isolation level repeatable read')
  } catch (error) {
    await rm(sign, { force: true })
    throw error
  }
  return result
}
