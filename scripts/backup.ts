/** `npm run backup -- FOLDER [--tar] [--keep N]`: backs up a site that may be running (operations, "Backup and restore"). */
import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { BackupError } from '../src/platform/backup/backup-error.ts'
import { createBackup } from '../src/platform/backup/create-backup.ts'
import { dataPlaces } from '../src/platform/data-places.ts'
import { readSiteUrl } from '../src/platform/environment.ts'
import { EnvironmentError } from '../src/platform/environment-error.ts'
import { restrictUmask } from '../src/platform/files/restrict-umask.ts'
import { rejectMovedAddress } from '../src/platform/move/unfinished-move.ts'
import { loadSettingsFile } from '../src/platform/settings-file.ts'
import { StartError } from '../src/platform/start-error.ts'

const USAGE = `Usage: npm run backup -- FOLDER [--create] [--tar] [--keep N]
Writes one dated folder (with --tar one file) into FOLDER: database, photographs and what a restore needs, while the
site runs. With --keep N the N newest backups of this site in FOLDER stay, older ones are removed. A FOLDER that is not
there is made only with --create: it may be that of a disk that is not mounted.`

interface Arguments {
  readonly folder: string
  readonly archive: boolean
  readonly create: boolean
  readonly newest: number | undefined
}

// A reader of the output may stop reading (`| head`): the work goes on.
process.stdout.on('error', () => undefined)
restrictUmask()

try {
  loadSettingsFile()
  await run(readArguments())
} catch (error) {
  if (!(error instanceof BackupError || error instanceof EnvironmentError || error instanceof StartError))
    throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function run({ folder, archive, create, newest }: Arguments): Promise<void> {
  const started = performance.now()
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())
  const order = {
    places: dataPlaces(process.env),
    // Backups of other sites in the same folder are left alone.
    siteUrl: readSiteUrl(process.env),
    authSecret: process.env.AUTH_SECRET || undefined,
    folder,
    mayMakeFolder: create,
    archive,
    keep: newest === undefined ? undefined : { newest },
  }
  const onProgress = (line: string) => process.stdout.write(`${line}\n`)
  await rejectMovedAddress(order.places.databaseUrl)
  const { place, manifest, removed } = await createBackup(order, {
    onProgress,
    signal: stopping.signal,
    now: () => new Date(),
  })
  const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0)
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0)
  for (const old of removed) onProgress(`Removed ${old}`)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const what = `${rows} rows, ${manifest.files.length} files, ${(bytes / 1e6).toFixed(1)} MB, read back, ${seconds} s`
  onProgress(`${place}: ${what}`)
  if (onSameDisk(place, order.places.dataDir))
    onProgress('It lies on the same disk as the site: what takes the one takes the other.')
  onProgress('It holds personal data and secrets: keep it as safe as the site, and on another machine.')
}

function onSameDisk(...places: string[]): boolean {
  return new Set(places.map((place) => statSync(place).dev)).size === 1
}

function readArguments(): Arguments {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        tar: { type: 'boolean', default: false },
        create: { type: 'boolean', default: false },
        keep: { type: 'string' },
      },
    })
    const [folder, ...rest] = positionals
    const newest = values.keep === undefined ? undefined : Number(values.keep)
    const sensible = newest === undefined || (Number.isSafeInteger(newest) && newest >= 1)
    if (folder === undefined || rest.length > 0 || !sensible) throw new BackupError(USAGE)
    return { folder, archive: values.tar, create: values.create, newest }
  } catch (error) {
    throw error instanceof BackupError ? error : new BackupError(`${(error as Error).message}\n${USAGE}`)
  }
}
