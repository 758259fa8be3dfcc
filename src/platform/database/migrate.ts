/** Bring a database up to the schema that this code expects. */
import { type Migration, Migrator } from 'kysely/migration'
import { MIGRATIONS } from '../../../db/migrations/index.ts'
import type { Database } from './open-database.ts'
import { asLongJob } from './time-limits.ts'

/** Room for a migration a day over a quarter of a century. */
const NUMBER_LENGTH = 4

/**
 * Run the migrations that this database has not seen, all in one transaction. Any number of nodes may
 * start together: PostgreSQL takes an advisory lock, SQLite the write lock; the later ones find nothing to do.
 * @returns the names of those that ran
 * @throws Error naming the migration that failed; the database is then as it was
 */
export async function migrate(database: Database): Promise<string[]> {
  const migrator = new Migrator({ db: database.db, provider: { getMigrations: async () => numbered() } })
  const { error, results = [] } = await asLongJob(() => migrator.migrateToLatest())
  if (error === undefined) return results.map((result) => withoutNumber(result.migrationName))
  const failed = results.find((result) => result.status === 'Error')
  const what = failed ? `The migration ${withoutNumber(failed.migrationName)}` : 'Preparing the database'
  throw new Error(`${what} failed: ${error instanceof Error ? error.message : String(error)}`, {
    cause: error,
  })
}

/** The names under which this code's migrations are noted in a database, in their order. */
export function migrationNames(): string[] {
  return Object.keys(numbered())
}

/** Kysely runs migrations in the order of their names; ours is the order of the list, so they are numbered. */
function numbered(): Record<string, Migration> {
  const entries = Object.entries(MIGRATIONS).map(([name, migration], at): [string, Migration] => {
    return [`${String(at + 1).padStart(NUMBER_LENGTH, '0')}-${name}`, migration]
  })
  return Object.fromEntries(entries)
}

function withoutNumber(name: string): string {
  return name.slice(NUMBER_LENGTH + 1)
}
