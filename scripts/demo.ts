/** `npm run demo`: an account, enquiries and their quotes for the demo of this machine, and how to sign in. */

import { prepareDatabase } from '../src/app/prepare-database.ts'
import { closeDatabase } from '../src/platform/database/database.ts'
import { getEnvironment } from '../src/platform/environment.ts'
import { loadSettingsFile } from '../src/platform/settings-file.ts'
import { endWith } from './require-settings.ts'
import { sourceServer } from './vite/source-server.ts'

type Filling = typeof import('./local-demo/fill-local-demo.ts')

const vite = await sourceServer()

try {
  loadSettingsFile()
  // The bundler reads it: quotes and their PDFs have words that Node alone does not load.
  const { fillLocalDemo } = (await vite.ssrLoadModule('/scripts/local-demo/fill-local-demo.ts')) as Filling
  process.stdout.write(`${await fillLocalDemo(await prepareDatabase(), getEnvironment())}\n`)
} catch (error) {
  endWith(error)
} finally {
  await vite.close()
  await closeDatabase()
}
