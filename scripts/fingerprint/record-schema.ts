/** The schema after all migrations, as each database describes it. */
import path from 'node:path'
import { migrate } from '../../src/platform/database/migrate.ts'
import { type Database, openDatabase } from '../../src/platform/database/open-database.ts'
import { startTestPostgres } from '../../tests/helpers/postgres.ts'
import type { Recorder } from './recorder.ts'

const OF_POSTGRES = [
  `select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' ||
    coalesce(column_default, '') || ' ' || coalesce(collation_name, '') as line
    from information_schema.columns where table_schema = 'public'`,
  `select indexdef as line from pg_indexes where schemaname = 'public'`,
  `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line
    from pg_constraint where connamespace = 'public'::regnamespace`,
  `select event_object_table || ' ' || trigger_name || ' ' || action_statement as line
    from information_schema.triggers`,
  `select 'migration ' || name as line from kysely_migration`,
]

/** Write `schema.txt`. */
export async function recordSchema(recorder: Recorder, scratch: string): Promise<void> {
  const sqlite = await migrated(`file:${path.join(scratch, 'schema.db')}`, async ({ sqlite: file }) => {
    const made = file?.prepare(`select sql as line from sqlite_master where sql is not null`).all() ?? []
    const names = file?.prepare(`select 'migration ' || name as line from kysely_migration`).all() ?? []
    return [...made, ...names].map(({ line }) => oneLine('sqlite', line))
  })
  const server = await startTestPostgres()
  try {
    const postgres = await migrated(server.url('postgres'), async ({ pool }) => {
      const answers = await Promise.all(
        OF_POSTGRES.map(async (query) => (await pool?.query(query))?.rows ?? []),
      )
      return answers.flat().map(({ line }) => oneLine('postgres', line))
    })
    await recorder.writeLines('schema', [...sqlite, ...postgres])
  } finally {
    await server.stop()
  }
}

async function migrated<T>(url: string, read: (database: Database<object>) => Promise<T>): Promise<T> {
  const database = openDatabase<object>(url)
  try {
    await migrate(database)
    return await read(database)
  } finally {
    await database.close()
  }
}

const oneLine = (engine: string, line: unknown) => `${engine} ${String(line).replaceAll(/\s+/g, ' ')}`
