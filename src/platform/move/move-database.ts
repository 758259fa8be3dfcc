/** Moving a site's database from an SQLite file to PostgreSQL (ADR 0130). */
import { type OnProgress, reportProgress } from '#/platform/backup/progress.ts'
import { shownUrl } from '#/platform/database/explain-database-error.ts'
import { migrationNames } from '#/platform/database/migrate.ts'
import { writeDurably } from '#/platform/files/write-durably.ts'
import { compareTable, type TableComparison } from './compare-table.ts'
import { copyTable } from './copy-table.ts'
import { MoveError } from './move-error.ts'
import type { MovedTable } from './moved-table.ts'
import { PostgresTarget } from './postgres-target.ts'
import { prepareTarget } from './prepare-target.ts'
import { SqliteSource } from './sqlite-source.ts'
import { type MoveSource, movedFile, UNFINISHED } from './unfinished-move.ts'

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
      const tables = await prepareTarget(source, target, { to, origin, onProgress: run.onProgress })
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

function countAll(source: SqliteSource, tables: readonly MovedTable[]): number {
  return tables.reduce((sum, { name }) => sum + source.count(name), 0)
}

async function copyAll(
  source: SqliteSource,
  target: PostgresTarget,
  tables: readonly MovedTable[],
  { onProgress }: MoveRun,
): Promise<number> {
  const total = countAll(source, tables)
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
  const total = countAll(source, tables)
  const progress = reportProgress('Comparing rows', onProgress)
  let done = 0
  const result = new Map<string, TableComparison>()
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
    // Before the target may start: at no moment may both. It stays when the commit fails, which may have been done and the
    // answer lost.
    await writeDurably(
      movedFile(source.file),
      `${JSON.stringify({ to: shownUrl(to), at: now().toISOString() })}\n`,
    )
  }
  await target.transaction(work, 'begin isolation level repeatable read')
  return result
}
