/** How far the clock of this machine is from that of the database, which all machines share. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Engine } from '#/platform/database/open-database.ts'

/** Machines may differ by a minute (operations, "Mail"), each from the database by half of it; in milliseconds. */
export const OFFSET_TOLERANCE_MS = 30_000

/**
 * Milliseconds by which this machine is ahead; negative when it is behind. Zero on SQLite, whose machine is this one. An
 * answer that takes long makes it less exact, by half of the time.
 */
export async function readClockOffset(
  { db, engine }: { readonly db: QueryExecutorProvider; readonly engine: Engine },
  machineNow: () => number,
): Promise<number> {
  if (engine === 'sqlite') return 0
  const asked = machineNow()
  const { rows } = await sql<{ at: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`.execute(db)
  return Math.round((asked + machineNow()) / 2 - Number(rows[0]?.at))
}
