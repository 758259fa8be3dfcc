/** `npm run backup -- FOLDER [--tar] [--keep N]`: backs up a site that may be running (operations, "Backup and restore"). */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { BackupError } from '../src/platform/backup/backup-error.ts'
import { createBackup } from '../src/platform/backup/create-backup.ts'
import { restrictUmask } from '../src/platform/files/restrict-umask.ts'
import { dataPlaces } from '../src/platform/installation/data-places.ts'

const USAGE = `Usage: npm run backup -- FOLDER [--tar] [--keep N]
Writes one dated folder (with --tar one file) into FOLDER: database, photographs and what a restore needs, while the
site runs. With --keep N the N newest backups of this site in FOLDER stay, older ones are removed.`

interface Arguments {
  readonly folder: string
  readonly archive: boolean
  readonly newest: number | undefined
}

// Who reads along may stop reading (`| head`): the work goes on.
process.stdout.on('error', () => undefined)
restrictUmask()

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  await run(readArguments())
} catch (error) {
  if (!(error instanceof BackupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function run({ folder, archive, newest }: Arguments): Promise<void> {
  const started = performance.now()
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())
  const order = {
    places: dataPlaces(process.env),
    siteUrl: siteUrl(),
    authSecret: process.env.AUTH_SECRET || undefined,
    folder,
    archive,
    keep: newest === undefined ? undefined : { newest },
  }
  const onProgress = (line: string) => process.stdout.write(`${line}\n`)
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
  onProgress('It holds personal data and secrets: keep it as safe as the site, and on another machine.')
}

/** As the site takes it: backups of other sites in the same folder are left alone. */
function siteUrl(): string {
  return new URL(process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`).origin
}

function readArguments(): Arguments {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { tar: { type: 'boolean', default: false }, keep: { type: 'string' } },
    })
    const [folder, ...rest] = positionals
    const newest = values.keep === undefined ? undefined : Number(values.keep)
    const sensible = newest === undefined || (Number.isSafeInteger(newest) && newest >= 1)
    if (folder === undefined || rest.length > 0 || !sensible) throw new BackupError(USAGE)
    return { folder, archive: values.tar, newest }
  } catch (error) {
    throw error instanceof BackupError ? error : new BackupError(`${(error as Error).message}\n${USAGE}`)
  }
}
