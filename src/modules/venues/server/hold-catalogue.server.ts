/** One change of the whole catalogue at a time. */
import { sql } from 'kysely'
import type { Database } from '#/platform/database/open-database.ts'
import type { Db } from '#/platform/database/schema.ts'

/** Only has to differ from other advisory locks of the same database. */
const CATALOGUE_LOCK = 727_001

/** Let imports and changes of the order wait until the transaction is over; SQLite has one writer anyway. */
export async function holdCatalogue({ engine }: Database, transaction: Db): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${CATALOGUE_LOCK})`.execute(transaction)
}
