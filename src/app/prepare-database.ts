/** First step of every program that uses the data: the site when it starts, and each command of the shell. */

import { getDatabase } from '#/platform/database/database.ts'
import { migrate } from '#/platform/database/migrate.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { getEnvironment } from '#/platform/environment.ts'
import { joinInstallation } from '#/platform/installation/join-installation.ts'
import { rejectLostData } from '#/platform/installation/reject-lost-data.ts'
import { rejectMoved } from '#/platform/move/unfinished-move.ts'

/** The tables of the modules of which at least one has a row once a site was used. */
const FILLED_BY_USE = ['venue', 'enquiry', 'user'] as const

/**
 * Open the database of the environment and bring it up to what this version expects.
 * @param warn called for each problem that was repaired, and while a migration waits
 * @throws {StartError} when the database was lost, was moved or is being moved to, or belongs to another installation than
 *   `DATA_DIR`
 */
export async function prepareDatabase(
  warn: (text: string) => void = (text) => process.stderr.write(`${text}\n`),
): Promise<Database> {
  const environment = getEnvironment()
  await rejectLostData(environment, getDatabase)
  const database = getDatabase()
  await rejectMoved(database)
  await migrate(database, { warn })
  await joinInstallation(database, {
    dataDir: environment.dataDir,
    now: new Date(),
    warn,
    filledByUse: FILLED_BY_USE,
  })
  return database
}
