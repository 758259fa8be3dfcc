/** `npm run privacy -- export | erase --email E | --phone P`: one person's data from the shell (GDPR, articles 15, 17 and 20). */
import { parseArgs } from 'node:util'
import { offerAllPersonalData } from '../src/app/offer-all-personal-data.ts'
import { prepareDatabase } from '../src/app/prepare-database.ts'
import {
  erasePerson,
  exportPerson,
  type TypedPerson,
  TypedPersonError,
} from '../src/modules/enquiries/server/privacy/person.server.ts'
import { closeDatabase } from '../src/platform/database/database.ts'
import { asLongJob } from '../src/platform/database/time-limits.ts'
import { explainStartFailure } from '../src/platform/installation/explain-start-failure.ts'
import { loadSettingsFile } from '../src/platform/settings-file.ts'

const USAGE = `Usage:
  npm run -s privacy -- export --email E   writes everything stored of the person to the output, as JSON
  npm run privacy -- erase --email E       erases it; what only counts stays, without a name
Instead of --email E, --phone P: somebody who has given a number and no address.
`

try {
  loadSettingsFile()
  process.exitCode = await asLongJob(run)
} catch (error) {
  const text = error instanceof TypedPersonError ? error.message : explainStartFailure(error)
  if (text === undefined) throw error
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
} finally {
  await closeDatabase()
}

async function run(): Promise<number> {
  const { command, person } = readArguments()
  if (person === undefined || (command !== 'export' && command !== 'erase')) {
    process.stderr.write(USAGE)
    return 1
  }
  await prepareDatabase()
  offerAllPersonalData()
  if (command === 'export') {
    process.stdout.write(`${JSON.stringify(await exportPerson(person), null, 2)}\n`)
    return 0
  }
  const { erased, kept } = await erasePerson(person)
  process.stdout.write(`${erased} request(s) of this person were erased.\n`)
  for (const { name, lastDay } of kept)
    process.stdout.write(`${name} was accepted and stays until ${lastDay}, with its evidence and payments.\n`)
  return 0
}

function readArguments(): { command?: string | undefined; person?: TypedPerson | undefined } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { email: { type: 'string' }, phone: { type: 'string' } },
    })
    return { command: positionals.length === 1 ? positionals[0] : undefined, person: personOf(values) }
  } catch {
    return {}
  }
}

/** One of the two; both would leave open who is meant. */
function personOf({ email, phone }: { email?: string; phone?: string }): TypedPerson | undefined {
  if (email !== undefined) return phone === undefined ? { email } : undefined
  return phone === undefined ? undefined : { phone }
}
