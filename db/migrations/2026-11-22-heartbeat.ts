/** One row that every process writes every few seconds: whether the database takes writes, and which clock is trusted. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const heartbeat: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('heartbeat')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('beats', 'integer', (c) => c.notNull())
      .addColumn('clock_trusted_at', 'text')
      .execute()
    await (db as Kysely<{ heartbeat: { id: number; beats: number } }>)
      .insertInto('heartbeat')
      .values({ id: 1, beats: 0 })
      .execute()
  },
}
