/** `npm run lists -- remove LINK`: take a shared list of visitors down from the shell (behaviour 5.16). */

import { prepareDatabase } from '../src/app/prepare-database.ts'
import { removeList } from '../src/modules/shortlists/server/remove-list.server.ts'
import { closeDatabase } from '../src/platform/database/database.ts'
import { explainStartFailure } from '../src/platform/installation/explain-start-failure.ts'
import { loadSettingsFile } from '../src/platform/settings-file.ts'

const USAGE = `Usage:
  npm run lists -- remove LINK   takes the shared list behind a link down, with all that was answered; this cannot be undone
`

try {
  loadSettingsFile()
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  const text = explainStartFailure(error)
  if (text === undefined) throw error
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
} finally {
  await closeDatabase()
}

async function run([command, link, ...more]: readonly string[]): Promise<number> {
  if (command !== 'remove' || link === undefined || more.length > 0) {
    process.stderr.write(USAGE)
    return 1
  }
  const isRemoved = await removeList(await prepareDatabase(), link, new Date())
  if (!isRemoved) {
    process.stderr.write('No list is shared under this link. It may be over already; copy the whole link.\n')
    return 1
  }
  process.stdout.write('The list was removed, with all that was answered.\n')
  return 0
}
