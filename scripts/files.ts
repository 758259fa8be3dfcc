/** `npm run files -- copy --from PLACE --to PLACE`: moves photographs and papers (operations, "Photographs in an object store"). */
import { parseArgs } from 'node:util'
import { BackupError } from '../src/platform/backup/backup-error.ts'
import { openPatiently } from '../src/platform/backup/open-patiently.ts'
import { reportProgress } from '../src/platform/backup/progress.ts'
import { readStoragePlace } from '../src/platform/data-places.ts'
import { EnvironmentError } from '../src/platform/environment-error.ts'
import { restrictUmask } from '../src/platform/files/restrict-umask.ts'
import { loadSettingsFile } from '../src/platform/settings-file.ts'
import { copyStorage } from '../src/platform/storage/copy-storage.ts'
import { StorageError } from '../src/platform/storage/storage-error.ts'
import {
  identityOfPlace,
  nameOfPlace,
  type StoragePlace,
  StorageUrlError,
} from '../src/platform/storage-settings.ts'

const USAGE = `Usage: npm run files -- copy --from PLACE --to PLACE
Copies photographs and papers, while the site runs, and compares each. PLACE is what STORAGE_URL takes: file:FOLDER, or
s3://bucket/prefix?endpoint=…&region=… with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment. There is one
pair of keys for both: from bucket to bucket with two pairs, copy by way of a folder. What is there with the same checksum
is not copied again, so an interrupted copy goes on where it was. Nothing is removed anywhere.
Ends with 0 when every file is there, and else with 1 and the reason.`

const onProgress = (line: string) => process.stdout.write(`${line}\n`)

// A reader of the output may stop reading (`| head`): the work goes on.
process.stdout.on('error', () => undefined)
restrictUmask()

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())

try {
  loadSettingsFile()
  const places = readArguments()
  if (places) await copy(places)
  else onProgress(USAGE)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}

interface Places {
  readonly from: StoragePlace
  readonly to: StoragePlace
}

async function copy({ from, to }: Places): Promise<void> {
  const started = performance.now()
  const [source, target] = [openPatiently(from), openPatiently(to)]
  const { copied, bytes, present, failed, others } = await copyStorage(source.storage, target.storage, {
    lanes: Math.max(source.lanes, target.lanes),
    signal: stopping.signal,
    onProgress: reportProgress('Copying files', onProgress),
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  onProgress(
    `${nameOfPlace(to)}: ${copied} files copied (${(bytes / 1e6).toFixed(1)} MB), ${present} were there, compared, ${seconds} s`,
  )
  if (others > 0) onProgress(`It has ${others} more that ${nameOfPlace(from)} has not; they stay.`)
  for (const [key, reason] of failed) process.stderr.write(`WRONG    ${key}: ${reason}\n`)
  if (failed.size > 0) process.exitCode = 1
}

function explain(error: unknown): string {
  if (stopping.signal.aborted) return 'The copy was interrupted. Run it again: it goes on where it was.'
  if (error instanceof BackupError || error instanceof EnvironmentError) return error.message
  if (error instanceof StorageError) {
    return `Not everything was copied: ${error.message}. Run it again: it goes on where it was.`
  }
  throw error
}

function readArguments(): Places | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { from: { type: 'string' }, to: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    })
    if (values.help) return undefined
    const [command, ...rest] = positionals
    if (command !== 'copy' || rest.length > 0 || !values.from || !values.to) throw new BackupError(USAGE)
    const places = { from: placeOf('--from', values.from), to: placeOf('--to', values.to) }
    if (identityOfPlace(places.from) === identityOfPlace(places.to)) {
      throw new BackupError('--from and --to name the same place.')
    }
    return places
  } catch (error) {
    throw error instanceof BackupError ? error : new BackupError(`${(error as Error).message}\n${USAGE}`)
  }
}

function placeOf(option: string, text: string): StoragePlace {
  try {
    return readStoragePlace(text)
  } catch (error) {
    if (!(error instanceof StorageUrlError)) throw error
    throw new BackupError(`${option} ${error.message}`)
  }
}
