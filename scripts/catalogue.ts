/** `npm run catalogue -- import FOLDER_OR_FILE | export FOLDER` (contracts, "Commands"). */
import { existsSync } from 'node:fs'
import { CatalogueError } from '../src/features/catalogue/catalogue-problem.ts'
import { exportCatalogue } from '../src/features/catalogue/export-catalogue.server.ts'
import { importCatalogue } from '../src/features/catalogue/import-catalogue.server.ts'
import { closeDatabase, getDatabase } from '../src/server/database/database.ts'
import { migrate } from '../src/server/database/migrate.ts'
import { EnvironmentError } from '../src/server/environment.ts'
import { getPhotoStore } from '../src/server/storage/photo-store.ts'

const USAGE = `Usage:
  npm run catalogue -- import FOLDER    takes venues, translations and pictures from a folder such as db/demo
  npm run catalogue -- export FOLDER    writes them into a folder`

const tell = (text: string) => process.stdout.write(`${text}\n`)

async function run([command, folder, ...rest]: string[]): Promise<void> {
  const known = command === 'import' || command === 'export'
  if (!known || folder === undefined || rest.length > 0) {
    process.stderr.write(`${USAGE}\n`)
    process.exitCode = 2
    return
  }
  const database = getDatabase()
  await migrate(database)
  const target = { database, storage: getPhotoStore() }
  if (command === 'import') {
    const { added, replaced, unchanged } = await importCatalogue(target, folder, tell)
    tell(`${added} venues added, ${replaced} replaced, ${unchanged} unchanged.`)
  } else {
    tell(`${await exportCatalogue(target, folder, tell)} venues written to ${folder}.`)
  }
}

if (existsSync('.env')) process.loadEnvFile('.env')
try {
  await run(process.argv.slice(2))
} catch (error) {
  // Mistakes that a person can mend are told in words; anything else is a defect and keeps its trace.
  if (!(error instanceof CatalogueError || error instanceof EnvironmentError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
} finally {
  await closeDatabase()
}
