/** `npm run catalogue -- import FOLDER_OR_FILE | export FOLDER_OR_ZIP` (docs/operations.md). */
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { prepareDatabase } from '../src/app/prepare-database.ts'
import { CatalogueError } from '../src/modules/venues/server/import-export/catalogue-problem.ts'
import {
  exportArchive,
  exportCatalogue,
} from '../src/modules/venues/server/import-export/export-catalogue.server.ts'
import {
  type CatalogueTarget,
  type ImportCompany,
  importCatalogue,
} from '../src/modules/venues/server/import-export/import-catalogue.server.ts'
import { withUnpacked } from '../src/modules/venues/server/import-export/unpack-archive.server.ts'
import { SHELL, writeAudit } from '../src/platform/audit-log/audit.ts'
import { closeDatabase } from '../src/platform/database/database.ts'
import { asLongJob } from '../src/platform/database/time-limits.ts'
import { writeDurably } from '../src/platform/files/write-durably.ts'
import { explainStartFailure } from '../src/platform/installation/explain-start-failure.ts'
import { loadSettingsFile } from '../src/platform/settings-file.ts'
import { getPhotoStore } from '../src/platform/storage/photo-store.ts'

const USAGE = `Usage:
  npm run catalogue -- import FOLDER    takes venues, translations and pictures from a folder such as db/demo
  npm run catalogue -- export FOLDER    writes them into a folder

Instead of a folder it can be one file whose name ends in .zip, as the back office takes and gives it.`

const onProgress = (text: string) => process.stdout.write(`${text}\n`)

async function run([command, folder, ...rest]: string[]): Promise<void> {
  const known = command === 'import' || command === 'export'
  if (!known || folder === undefined || rest.length > 0) {
    process.stderr.write(`${USAGE}\n`)
    process.exitCode = 2
    return
  }
  const database = await prepareDatabase()
  const target = { database, storage: getPhotoStore() }
  if (command === 'import') {
    const { added, replaced, unchanged, equipment } = await take(target, folder)
    const also = equipment > 0 ? ` Equipment of the agency's own added or changed: ${equipment}.` : ''
    onProgress(`${added} venues added, ${replaced} replaced, ${unchanged} unchanged.${also}`)
  } else {
    await writeAudit(database.db, { actor: SHELL, action: 'catalogue.export-begun' })
    const count = await give(target, folder)
    await writeAudit(database.db, { actor: SHELL, action: 'catalogue.exported', details: { count } })
    onProgress(`${count} venues written to ${folder}.`)
  }
}

const isArchive = (name: string) => name.toLowerCase().endsWith('.zip')

function take(target: CatalogueTarget, source: string) {
  const last: ImportCompany['last'] = (db, { added, replaced }) =>
    writeAudit(db, { actor: SHELL, action: 'catalogue.imported', details: { added, replaced } })
  if (!isArchive(source) || !existsSync(source))
    return importCatalogue(target, source, onProgress, { hasHistory: true, last })
  return withUnpacked(source, tmpdir(), (folder) =>
    importCatalogue(target, folder, onProgress, { hasHistory: true, last, mayLackPhotos: true }),
  )
}

async function give(target: CatalogueTarget, place: string): Promise<number> {
  if (!isArchive(place)) return exportCatalogue(target, place, onProgress)
  let count = 0
  async function* counted() {
    count = yield* exportArchive(target, { withPhotos: true })
  }
  await writeDurably(path.resolve(place), counted())
  return count
}

try {
  loadSettingsFile()
  await asLongJob(() => run(process.argv.slice(2)))
} catch (error) {
  // Errors that a person can fix are printed as text; anything else is a defect and keeps its trace.
  const text = error instanceof CatalogueError ? error.message : explainStartFailure(error)
  if (text === undefined) throw error
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
} finally {
  await closeDatabase()
}
