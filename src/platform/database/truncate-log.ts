/** Text that was erased must not live on in the write-ahead log. */
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from './open-database.ts'

const ATTEMPTS = 40
const PAUSE_MS = 50

/**
 * Move everything from SQLite's write-ahead log into the database and empty the file: the log holds earlier versions of
 * pages until it is overwritten. With `secure_delete`, which every connection sets, the text is then nowhere any more.
 * Wait up to two seconds for readers of the moment. PostgreSQL has nothing of the kind to be asked for: dead rows go with
 * the next vacuum (docs/operations.md, "Privacy").
 * @returns whether the log is empty; else it goes with the next checkpoint
 */
export async function truncateLog({ db, engine }: Database): Promise<boolean> {
  if (engine !== 'sqlite') return true
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
    if (Number(rows[0]?.busy) === 0) return true
    await wait(PAUSE_MS)
  }
  return false
}
