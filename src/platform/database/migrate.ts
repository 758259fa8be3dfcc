/** Bring a database up to the schema that this code expects. */
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { MIGRATIONS } from '../../../db/migrations/index.ts'
import type { Database, Engine } from './open-database.ts'
import { asLongJob, JOB_LIMIT_MS } from './time-limits.ts'

/** Room for a migration a day over a quarter of a century. */
const NUMBER_LENGTH = 4

/**
 * How long a statement of a migration waits for a lock on PostgreSQL. Whatever asks for the same table meanwhile waits behind
 * it: another node's pages, when a dump holds that table.
 */
const LOCK_WAIT = '2s'

/** SQLSTATE `lock_not_available`. */
const NO_LOCK = '55P03'

/** Others get their turn for so long before the lock is tried again, in milliseconds; nodes do not try in step. */
const pauseMs = () => 1000 + Math.random() * 4000

/** For tests, and for whoever wants to tell what goes on. */
interface MigrateOptions {
  readonly migrations?: Readonly<Record<string, Migration>>
  readonly warn?: (text: string) => void
}

/**
 * Run the migrations that this database has not seen, all in one transaction. Any number of nodes may
 * start together: PostgreSQL takes an advisory lock, SQLite the write lock; the later ones find nothing to do.
 * A table that is in use for longer is waited for, without holding up those who read it.
 * @returns the names of those that ran
 * @throws Error naming the migration that failed; the database is then as it was
 */
export async function migrate(
  database: Database,
  { migrations = MIGRATIONS, warn }: MigrateOptions = {},
): Promise<string[]> {
  const given = numbered(migrations, database.engine)
  const migrator = new Migrator({ db: database.db, provider: { getMigrations: async () => given } })
  const began = performance.now()
  for (;;) {
    const { error, results = [] } = await asLongJob(() => migrator.migrateToLatest())
    if (error === undefined) return results.map((result) => withoutNumber(result.migrationName))
    const failed = results.find((result) => result.status === 'Error')
    const what = failed ? `The migration ${withoutNumber(failed.migrationName)}` : 'Preparing the database'
    if ((error as { code?: unknown }).code !== NO_LOCK || performance.now() - began > JOB_LIMIT_MS) {
      throw new Error(`${what} failed: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      })
    }
    warn?.(`${what} waits for a table that is in use, perhaps by a backup.`)
    await wait(pauseMs())
  }
}

/** The names under which this code's migrations are noted in a database, in their order. */
export function migrationNames(): string[] {
  return Object.keys(numbered(MIGRATIONS, 'sqlite'))
}

/** Kysely runs migrations in the order of their names; ours is the order of the list, so they are numbered. */
function numbered(
  migrations: Readonly<Record<string, Migration>>,
  engine: Engine,
): Record<string, Migration> {
  const entries = Object.entries(migrations).map(([name, migration], at): [string, Migration] => {
    const patient = engine === 'postgres' ? withShortWaits(migration) : migration
    return [`${String(at + 1).padStart(NUMBER_LENGTH, '0')}-${name}`, patient]
  })
  return Object.fromEntries(entries)
}

/** For the rest of the transaction. */
function withShortWaits(migration: Migration): Migration {
  return {
    async up(db) {
      await sql`set local lock_timeout = ${sql.lit(LOCK_WAIT)}`.execute(db)
      await migration.up(db)
    },
  }
}

function withoutNumber(name: string): string {
  return name.slice(NUMBER_LENGTH + 1)
}
