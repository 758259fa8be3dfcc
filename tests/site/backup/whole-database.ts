/** Every row of every table, to compare databases with. */
import { sql } from 'kysely'
import type { Database } from '#/platform/database/open-database.ts'

/** Rows by table, in one order. */
export type WholeDatabase = Readonly<Record<string, readonly string[]>>

/** Read everything there is, tables of the full-text index included. */
export async function readWholeDatabase({ db, engine }: Database): Promise<WholeDatabase> {
  const tables = await sql<{ name: string }>`${
    engine === 'sqlite'
      ? sql`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
      : sql`select tablename as name from pg_tables where schemaname = current_schema()`
  }`.execute(db)
  const whole: Record<string, string[]> = {}
  for (const { name } of tables.rows) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)
    whole[name] = rows.map((row) => JSON.stringify(row)).sort()
  }
  return whole
}
