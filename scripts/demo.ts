/** `npm run demo`: an account and thirty enquiries for the demo of this machine, and how to sign in. */
import { closeDatabase } from '../src/platform/database/database.ts'
import { getEnvironment } from '../src/platform/environment.ts'
import { prepareDatabase } from '../src/platform/installation/prepare-database.ts'
import { loadSettingsFile } from '../src/platform/settings-file.ts'
import { fillLocalDemo } from './local-demo/fill-local-demo.ts'
import { endWith } from './require-settings.ts'

try {
  loadSettingsFile()
  process.stdout.write(`${await fillLocalDemo(await prepareDatabase(), getEnvironment())}\n`)
} catch (error) {
  endWith(error)
} finally {
  await closeDatabase()
}
