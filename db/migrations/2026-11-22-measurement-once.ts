/**
 * SQLite keeps a table with a key of its own twice: rows by number, and the key beside them. The counters are little
 * else than key, so there the rows are kept in its order alone, in half the bytes. PostgreSQL has no such tables.
 */
import { type Kysely, SqliteAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

type Db = Kysely<unknown>

const EVENT_KEY = 'day, name, page, label, venue_slug, venue_category, language'
const VITAL_KEY = 'day, page, device, metric, bucket'

/** Frozen: see `frozen.json`. */
export const measurementOnce: Migration = {
  async up(db: Db) {
    if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return
    await rebuild(
      db,
      'measured_event',
      `day text not null, category text not null, name text not null, page text not null, label text not null,
       venue_slug text not null, venue_category text not null, language text not null, count integer not null,
       value_sum double precision not null, primary key (${EVENT_KEY})`,
    )
    await rebuild(
      db,
      'measured_vital',
      `day text not null, page text not null, device text not null, metric text not null, bucket integer not null,
       count integer not null, primary key (${VITAL_KEY})`,
    )
  },
}

/** Columns keep their order, so that rows can be copied as they are. */
async function rebuild(db: Db, table: string, columns: string) {
  const [now, before] = [sql.table(table), sql.table(`${table}_before`)]
  await sql`alter table ${now} rename to ${before}`.execute(db)
  await sql`create table ${now} (${sql.raw(columns)}) without rowid`.execute(db)
  await sql`insert into ${now} select * from ${before}`.execute(db)
  await sql`drop table ${before}`.execute(db)
}
