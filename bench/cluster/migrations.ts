/** Nodes that start at the same moment on a database that none of them has brought up to date. */

import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrationNames } from '#/platform/database/migrate.ts'
import { type Database, openDatabase } from '#/platform/database/open-database.ts'
import { MIGRATIONS } from '../../db/migrations/index.ts'
import { openCluster } from './cluster.ts'
import type { World } from './world.ts'

/** What came of it. */
export interface MigrationReport {
  readonly name: string
  /** Migrations that were noted before. */
  readonly before: number
  /** Noted afterwards, each with how often. */
  readonly after: number
  readonly expected: number
  /** Columns that differ from those of a database that one node has made. */
  readonly otherColumns: number
  readonly venues: number
  /** Of the nodes, in words; empty when all have started. */
  readonly failures: readonly string[]
  readonly seconds: number
}

const NODES = 3
const ROWS = 20_000

/** On a database of an older version with requests in it. */
export async function migrateTogether(world: World): Promise<MigrationReport> {
  const url = await world.makeDatabase('empty')
  const database = openDatabase(url)
  const names = migrationNames()
  const older = names[Math.floor(names.length / 4)] ?? ''
  try {
    await migrateTo(database, older)
    await fillOlder(database)
  } finally {
    await database.close()
  }
  return startTogether(world, url, `${NODES} nodes on a database of ${older.slice(5, 15)}`)
}

/** On an empty database, into which each of them would load the demo. */
export async function beginTogether(world: World): Promise<MigrationReport> {
  return startTogether(world, await world.makeDatabase('empty'), `${NODES} nodes on an empty database`)
}

async function startTogether(world: World, url: string, name: string): Promise<MigrationReport> {
  const before = await counted(url)
  const cluster = await openCluster(world, 0, url)
  const started = performance.now()
  try {
    const outcomes = await Promise.allSettled(
      Array.from({ length: NODES }, (_, place) => cluster.start(place)),
    )
    const seconds = (performance.now() - started) / 1000
    const failures = outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    const { db } = cluster.database
    const { venues } = await db
      .selectFrom('venue')
      .select((eb) => eb.fn.countAll().as('venues'))
      .executeTakeFirstOrThrow()
    const otherColumns = await differingColumns(cluster.databaseUrl, world.postgres.url('demo'))
    return {
      ...{ name, before, after: await counted(url), expected: migrationNames().length },
      ...{ otherColumns, venues: Number(venues), failures, seconds },
    }
  } finally {
    await cluster.close()
  }
}

/** As the site migrates, up to one of them. */
async function migrateTo(database: Database, last: string): Promise<void> {
  const names = migrationNames()
  const migrations = Object.fromEntries(
    Object.values(MIGRATIONS).map((migration, at) => [names[at] ?? '', migration]),
  )
  const provider = { getMigrations: async () => migrations }
  const { error } = await new Migrator({ db: database.db, provider }).migrateTo(last)
  if (error) throw error
}

/** Requests as that version had them, so that changes of the table take their time. */
async function fillOlder({ db }: Database): Promise<void> {
  const { rows } = await sql<{ name: string; type: string; is_needed: boolean }>`
    select column_name as name, data_type as type, is_nullable = 'NO' and column_default is null as is_needed
    from information_schema.columns where table_schema = current_schema() and table_name = 'enquiry'`.execute(
    db,
  )
  const needed = rows.filter(({ is_needed }) => is_needed)
  const value = (column: { name: string; type: string }) => {
    if (column.name === 'reference') return "'Q-26-' || lpad(n::text, 5, '0')"
    if (column.name === 'kind') return "'quote-venue'"
    if (column.name === 'status') return "'new'"
    if (column.name === 'language') return "'fr'"
    if (column.name.endsWith('_at')) return "'2026-11-20T09:00:00.000Z'"
    if (column.type === 'jsonb') return `'{}'::jsonb`
    if (column.type === 'boolean') return 'false'
    return /int|numeric/.test(column.type) ? 'n' : `'${column.name}-' || n`
  }
  const columns = needed.map(({ name }) => `"${name}"`).join(', ')
  await sql
    .raw(
      `insert into enquiry (${columns}) select ${needed.map(value).join(', ')} from generate_series(1, ${ROWS}) n`,
    )
    .execute(db)
}

async function counted(url: string): Promise<number> {
  return withDatabase(url, async ({ db }) => {
    const { rows } = await sql<{ n: string }>`
      select count(*) as n from information_schema.tables
      where table_schema = current_schema() and table_name = 'kysely_migration'`.execute(db)
    if (Number(rows[0]?.n) === 0) return 0
    const noted = await sql<{ n: string }>`select count(*) as n from kysely_migration`.execute(db)
    return Number(noted.rows[0]?.n)
  })
}

async function differingColumns(url: string, other: string): Promise<number> {
  const columns = (of: string) =>
    withDatabase(of, async ({ db }) => {
      const { rows } = await sql<{ line: string }>`
        select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as line
        from information_schema.columns where table_schema = current_schema()`.execute(db)
      return new Set(rows.map(({ line }) => line))
    })
  return (await columns(url)).symmetricDifference(await columns(other)).size
}

async function withDatabase<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(url)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
