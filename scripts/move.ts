/** `npm run move`, with `MOVE_TO=postgres://…`: moves the database of a site to PostgreSQL (operations, "Move to PostgreSQL"). */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type DataPlaces, dataPlaces } from '../src/platform/data-places.ts'
import { EnvironmentError } from '../src/platform/environment-error.ts'
import { restrictUmask } from '../src/platform/files/restrict-umask.ts'
import { explainStartFailure } from '../src/platform/installation/explain-start-failure.ts'
import { type FinishedMove, moveDatabase } from '../src/platform/move/move-database.ts'
import { MoveError } from '../src/platform/move/move-error.ts'
import { movedFile } from '../src/platform/move/unfinished-move.ts'
import { loadSettingsFile } from '../src/platform/settings-file.ts'
import { nameOfPlace } from '../src/platform/storage-settings.ts'

const USAGE = `Usage: npm run move -- [--from file:PATH] [--to postgres://USER@HOST/NAME]
Carries everything that an SQLite file holds over to an empty PostgreSQL database, and compares both row by row. The site
is stopped meanwhile. Without --to the variable MOVE_TO names the target; others on this machine see what stands in a
command, so a password stands in MOVE_TO or in PGPASSWORD. --from is the database of DATABASE_URL or DATA_DIR when it is not given. Interrupted, it goes on
where it stopped when it is run again. Ends with 0 when both are equal, or with 1 and what is wrong; the file stays as it is.`

interface Arguments {
  readonly places: DataPlaces
  readonly file: string
  readonly to: string
}

// A reader of the output may stop reading (`| head`): the work goes on.
process.stdout.on('error', () => undefined)
restrictUmask()
const onProgress = (line: string) => process.stdout.write(`${line}\n`)

try {
  loadSettingsFile()
  const given = readArguments()
  if (given === 'help') onProgress(USAGE)
  else await run(given)
} catch (error) {
  if (!(error instanceof MoveError || error instanceof EnvironmentError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function run({ places, file, to }: Arguments): Promise<void> {
  const finished = await moveDatabase({ file, to }, { onProgress, now: () => new Date() }).catch((error) =>
    explain(error, file, to),
  )
  tellFigures(finished)
  tellNextSteps(places, file)
}

/** A failure of either database in a sentence, where there is one. */
function explain(error: unknown, file: string, to: string): never {
  if (!(error instanceof Error) || error instanceof MoveError) throw error
  const databaseUrl = 'errcode' in error ? `file:${file}` : to
  const text = explainStartFailure(error, { databaseUrl, host: '', port: 0 })
  if (text === undefined) throw error
  throw new MoveError(text.replaceAll('DATABASE_URL', '--to or MOVE_TO'), { cause: error })
}

function tellFigures({ tables, copied, copySeconds, compareSeconds }: FinishedMove): void {
  let rows = 0
  for (const [name, table] of tables) {
    rows += table.rows
    onProgress(`equal  ${name}: ${table.rows} rows, ${table.digests[0].slice(0, 16)}`)
  }
  const speed = Math.round(copied / Math.max(copySeconds, 0.001))
  onProgress(
    `Moved: ${rows} rows of ${tables.size} tables, equal row by row. ` +
      `${copied} rows copied in ${copySeconds.toFixed(1)} s (${speed} a second), compared in ${compareSeconds.toFixed(1)} s.`,
  )
}

function tellNextSteps({ dataDir, storage }: DataPlaces, file: string): void {
  onProgress('Before the next start:')
  onProgress('- Set DATABASE_URL to the address given with --to or MOVE_TO.')
  onProgress(
    process.env.AUTH_SECRET
      ? '- Keep AUTH_SECRET: sessions, second factors and links in mails live on with it alone.'
      : `- Set AUTH_SECRET to what ${path.join(dataDir, 'auth-secret')} holds: sessions, second factors and links in mails live on with it alone.`,
  )
  onProgress(
    `- Keep DATA_DIR (${dataDir}); on another machine, take installation.json and the pictures in ${nameOfPlace(storage)} along. ` +
      'Where STORAGE_URL changes as well, npm run files -- copy carries the pictures over.',
  )
  onProgress(`${file} is as it was, and starts no more: ${movedFile(file)} says where its site lives on.`)
}

function readArguments(): Arguments | 'help' {
  const { from, to = process.env.MOVE_TO, help } = parse()
  if (help) return 'help'
  if (to === undefined || !/^postgres(ql)?:\/\//.test(to)) throw new MoveError(USAGE)
  const places = dataPlaces({ ...process.env, ...(from === undefined ? {} : { DATABASE_URL: from }) })
  if (!places.databaseUrl.startsWith('file:')) {
    throw new MoveError('A site is moved from SQLite: give its file with --from file:PATH.')
  }
  return { places, file: places.databaseUrl.slice('file:'.length), to }
}

function parse() {
  try {
    const options = {
      from: { type: 'string' },
      to: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    } as const
    return parseArgs({ options }).values
  } catch (error) {
    throw new MoveError(`${(error as Error).message}\n${USAGE}`)
  }
}
