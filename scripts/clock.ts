/** `npm run clock`: whether the site trusts the clock of this machine, and `-- confirm` when the date is right (ADR 0055). */

import { prepareDatabase } from '../src/app/prepare-database.ts'
import { confirmClock, judgeClock } from '../src/platform/clock/judge-clock.ts'
import { closeDatabase } from '../src/platform/database/database.ts'
import { explainStartFailure } from '../src/platform/installation/explain-start-failure.ts'
import { loadSettingsFile } from '../src/platform/settings-file.ts'

const USAGE = `Usage:
  npm run clock              says whether the site trusts the clock of this machine; exit 1 when it does not
  npm run clock -- confirm   the date is right: what is kept long enough is erased again from now on
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

async function run(words: readonly string[]): Promise<number> {
  const [command = 'status', ...more] = words
  if (more.length > 0 || (command !== 'status' && command !== 'confirm')) {
    process.stderr.write(USAGE)
    return 1
  }
  const database = await prepareDatabase()
  const now = new Date()
  if (command === 'confirm') {
    await confirmClock(database, now)
    process.stdout.write(`The date is confirmed: ${now.toISOString()}\n`)
    return 0
  }
  const { trusted, trustedAt } = await judgeClock(database, now)
  process.stdout.write(`This machine says ${now.toISOString()}. `)
  if (trusted) {
    process.stdout.write('The clock is trusted.\n')
    return 0
  }
  process.stdout.write(
    `The clock is not trusted: the last trusted moment is ${trustedAt}. Nothing is erased. Correct the clock; or, if the date is right, run npm run clock -- confirm\n`,
  )
  return 1
}
