/** Check whether a folder is used with the database of another installation. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#/platform/database/open-database.ts'
import type { Tables } from '#/platform/database/schema.ts'
import { StartError } from '#/platform/start-error.ts'
import {
  type Installation,
  installationFile,
  readInstallationFile,
  writeInstallationFile,
} from './installation-file.ts'

/** How a folder is joined with its database. */
export interface JoinOptions {
  readonly dataDir: string
  readonly now: Date
  /** Tables of which at least one has a row once a site was used. */
  readonly filledByUse: readonly (keyof Tables)[]
  /** Called for each problem that was repaired. */
  readonly warn: (text: string) => void
}

/**
 * See to it that the database and `DATA_DIR/installation.json` hold the same id; what is missing is written, first in the
 * database. Several machines, each with a folder of its own, share the id of their database.
 * @throws {StartError} when both have an id and these differ, or when the folder has one and the database is as new
 */
export async function joinInstallation(
  database: Database,
  { dataDir, now, warn, filledByUse }: JoinOptions,
): Promise<void> {
  const found = await readInstallationFile(dataDir)
  const known = typeof found === 'string' ? undefined : found
  const row = await readInstallation(database)
  if (known !== undefined && row === undefined && (await areEmpty(database, filledByUse))) {
    throw new StartError(otherText(dataDir, 'holds nothing yet'))
  }
  const stored =
    row ?? (await insertRow(database, known ?? { id: randomUUID(), createdAt: now.toISOString() }))
  if (known !== undefined && known.id !== stored.id) {
    throw new StartError(otherText(dataDir, 'belongs to another installation'))
  }
  if (known !== undefined) return
  if (found === 'unreadable') warn(`${installationFile(dataDir)} cannot be read and is written anew`)
  await writeInstallationFile(dataDir, stored)
}

/** What the database says of the installation; nothing before its first start. */
export async function readInstallation({ db }: Database): Promise<Installation | undefined> {
  const row = await db.selectFrom('installation').selectAll().executeTakeFirst()
  return row && { id: row.id, createdAt: row.created_at }
}

/** Of several that insert at once, one does. */
async function insertRow(database: Database, { id, createdAt }: Installation): Promise<Installation> {
  await database.db
    .insertInto('installation')
    .values({ name: 'site', id, created_at: createdAt })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const stored = await readInstallation(database)
  if (stored === undefined) throw new Error('The row of the installation was not stored')
  return stored
}

/** Whether this database has never been used: a backup of an earlier version has no row and holds something. */
async function areEmpty({ db }: Database, tables: readonly (keyof Tables)[]): Promise<boolean> {
  for (const table of tables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) return false
  }
  return true
}

function otherText(dataDir: string, what: string): string {
  return `The database ${what}, and is not the one that ${dataDir} was used with. Nothing was started.
  - If DATA_DIR or DATABASE_URL names the wrong place, correct it.
  - If the database was lost, move ${dataDir} away and run: npm run restore -- BACKUP
  - If they are to be used together from now on, remove ${installationFile(dataDir)} and start again.`
}
