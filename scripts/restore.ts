/** `npm run restore -- BACKUP [OPTIONS]`: restores a backup to where nothing is (operations, "Backup and restore"). */
import { parseArgs } from 'node:util'
import { passOverReferences } from '../src/modules/enquiries/server/reference-counter.server.ts'
import { BackupError } from '../src/platform/backup/backup-error.ts'
import { restoreBackup } from '../src/platform/backup/restore-backup.ts'
import { dataPlaces } from '../src/platform/data-places.ts'
import { EnvironmentError } from '../src/platform/environment-error.ts'
import { restrictUmask } from '../src/platform/files/restrict-umask.ts'
import { rejectMovedAddress } from '../src/platform/move/unfinished-move.ts'
import { loadSettingsFile } from '../src/platform/settings-file.ts'
import { StartError } from '../src/platform/start-error.ts'

const USAGE = `Usage: npm run restore -- BACKUP [--skip-references N] [--release-mails]
BACKUP is a folder or a .tar made by npm run backup. It is restored to DATA_DIR, DATABASE_URL and STORAGE_URL, which
must be empty. Mails that had not left when the backup was taken are held for the staff, who find them on the
dashboard; with --release-mails they leave with the next start (only when the site stood still since the backup).
--skip-references N passes over N references of requests and N numbers of quotes: those that were given after the backup
was taken.`

// A reader of the output may stop reading (`| head`): the work goes on.
process.stdout.on('error', () => undefined)
restrictUmask()

try {
  loadSettingsFile()
  await run()
} catch (error) {
  if (!(error instanceof BackupError || error instanceof EnvironmentError || error instanceof StartError))
    throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const started = performance.now()
  const { backup, releaseMails, skipReferences } = readArguments()
  const onProgress = (line: string) => process.stdout.write(`${line}\n`)
  const order = {
    backup,
    places: dataPlaces(process.env),
    authSecret: process.env.AUTH_SECRET || undefined,
    releaseMails,
    statements: (migrations: readonly string[]) =>
      skipReferences > 0 ? passOverReferences(skipReferences, migrations, new Date()) : [],
  }
  await rejectMovedAddress(order.places.databaseUrl)
  const manifest = await restoreBackup(order, { onProgress, now: () => new Date() })
  const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  onProgress(
    `Restored as of ${manifest.createdAt}: ${rows} rows, ${manifest.files.length} files, ${seconds} s.`,
  )
  if (!releaseMails)
    onProgress('Mails that waited then are held: the dashboard lists them, to be sent or put away.')
  if (skipReferences === 0) {
    onProgress(
      'References and numbers of quotes given after that moment are given again: --skip-references N passes over them.',
    )
  }
  onProgress('Now run npm run check, then npm start.')
}

interface Arguments {
  readonly backup: string
  readonly releaseMails: boolean
  readonly skipReferences: number
}

function readArguments(): Arguments {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'release-mails': { type: 'boolean', default: false },
        'skip-references': { type: 'string', default: '0' },
      },
    })
    const [backup, ...rest] = positionals
    const skipReferences = Number(values['skip-references'])
    const sensible = Number.isSafeInteger(skipReferences) && skipReferences >= 0 && skipReferences < 100_000
    if (backup === undefined || rest.length > 0 || !sensible) throw new BackupError(USAGE)
    return { backup, releaseMails: values['release-mails'], skipReferences }
  } catch (error) {
    throw error instanceof BackupError ? error : new BackupError(`${(error as Error).message}\n${USAGE}`)
  }
}
