/** The one database of this process. */
import { getEnvironment } from '#/server/environment.ts'
import { type Database, openDatabase } from './open-database.ts'
import type { Schema } from './schema.ts'

let opened: Database<Schema> | undefined

/** The database that the environment names, opened with the first call. Migrating it is the starter's work. */
export function getDatabase(): Database<Schema> {
  opened ??= openDatabase<Schema>(getEnvironment().databaseUrl)
  return opened
}

/** Closes it, if it was opened: for the end of a script or of the server. */
export async function closeDatabase(): Promise<void> {
  const database = opened
  opened = undefined
  await database?.close()
}
