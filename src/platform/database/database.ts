/** The one database of this process. */
import { getEnvironment } from '#/platform/environment.ts'
import { type Database, openDatabase } from './open-database.ts'

let opened: Database | undefined
let counters: Database | undefined

/** The database that the environment names, opened with the first call. Migrating it is the starter's work. */
export function getDatabase(): Database {
  opened ??= openDatabase(getEnvironment().databaseUrl)
  return opened
}

/**
 * The same database for counters that no one misses after a power cut: its commits do not wait for the disk, and
 * those of requests do not wait for counters.
 */
export function getCounterDatabase(): Database {
  counters ??= openDatabase(getEnvironment().databaseUrl, { durable: false })
  return counters
}

/** Close it, if it was opened: for the end of a script or of the server. */
export async function closeDatabase(): Promise<void> {
  const databases = [counters, opened]
  counters = undefined
  opened = undefined
  for (const database of databases) await database?.close()
}
