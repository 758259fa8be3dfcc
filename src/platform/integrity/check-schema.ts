/** Whether a database has the tables, columns and indexes that the migrations make. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { ReadRows } from '#/platform/backup/snapshot.ts'
import { readerOf } from '#/platform/backup/sqlite-snapshot.ts'
import { migrate, migrationNames } from '#/platform/database/migrate.ts'
import type { Engine } from '#/platform/database/open-database.ts'
import { openDatabase } from '#/platform/database/open-database.ts'
import { type CheckReport, someOf } from './check-report.ts'

const SQLITE_OBJECTS =
  "select type || ' ' || name as name, sql from sqlite_master where name not like 'sqlite\\_%' escape '\\'"

/** The full-text index of SQLite has tables; PostgreSQL has a column for it. */
const SQLITE_COLUMNS = `
  select m.name || '.' || c.name as name from sqlite_master m, pragma_table_info(m.name) c
  where m.type = 'table' and m.name not like 'sqlite\\_%' escape '\\' and m.name not like 'enquiry\\_words%' escape '\\'
`

const POSTGRES_COLUMNS =
  "select table_name || '.' || column_name as name from information_schema.columns where table_schema = current_schema()"

/**
 * Compare the schema with the migrations, and the migrations that have run with those that there are. Some that have not
 * are a note: so is every older backup, before and after it is restored.
 */
export async function checkSchema(read: ReadRows, engine: Engine, report: CheckReport): Promise<void> {
  const known = migrationNames()
  const applied = (await read('select name from kysely_migration')).map(({ name }) => String(name))
  const pending = known.filter((name) => !applied.includes(name))
  const newer = applied.filter((name) => !known.includes(name))
  if (newer.length > 0) {
    report.problems.push(`schema: the database is of a newer version of the site (${someOf(newer)})`)
  }
  if (pending.length > 0) {
    report.notes.push(`schema: migrations that have not run; the next start runs them (${someOf(pending)})`)
  }
  // Then it differs, and that is all there is to say.
  if (newer.length + pending.length > 0) return
  const differences = await withExpectedSchema((expected) =>
    engine === 'sqlite' ? compareObjects(read, expected) : compareColumns(read, expected),
  )
  for (const difference of differences) report.problems.push(`schema: ${difference}`)
  report.checked.push(`schema: as ${known.length} migrations make it`)
}

async function compareObjects(read: ReadRows, expected: ReadRows): Promise<string[]> {
  const [found, wanted] = await Promise.all([objectsOf(read), objectsOf(expected)])
  const names = [...new Set([...wanted.keys(), ...found.keys()])]
  return names.flatMap((name) => {
    if (found.get(name) === wanted.get(name)) return []
    if (!found.has(name)) return [`the ${name} is missing`]
    return wanted.has(name) ? [`the ${name} differs`] : [`the ${name} is none of ours`]
  })
}

async function objectsOf(read: ReadRows): Promise<Map<string, string>> {
  const rows = await read(SQLITE_OBJECTS)
  return new Map(rows.map(({ name, sql }) => [String(name), String(sql)]))
}

async function compareColumns(read: ReadRows, expected: ReadRows): Promise<string[]> {
  const found = new Set((await read(POSTGRES_COLUMNS)).map(({ name }) => String(name)))
  const wanted = (await expected(SQLITE_COLUMNS)).map(({ name }) => String(name))
  return wanted.filter((name) => !found.has(name)).map((name) => `the column ${name} is missing`)
}

/** Read the schema through a connection. */
async function withExpectedSchema<T>(work: (read: ReadRows) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'passage-schema-'))
  try {
    const file = path.join(folder, 'schema.db')
    const made = openDatabase<object>(`file:${file}`)
    await migrate(made).finally(() => made.close())
    const database = new DatabaseSync(file, { readOnly: true })
    try {
      return await work(readerOf(database))
    } finally {
      database.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
