/** `npm run check [-- BACKUP]`: integrity of the site's data, or of a backup (operations, "Backup and restore"). */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { DAY_MS } from '../src/lib/time-spans.ts'
import { checkCalendar } from '../src/modules/calendar/server/check-calendar.server.ts'
import { checkEnquiries } from '../src/modules/enquiries/server/check-enquiries.server.ts'
import { SENT_MAIL_DAYS } from '../src/modules/enquiries/server/privacy/retention-times.ts'
import { checkQuotes } from '../src/modules/quotes/server/acceptance/check-quotes.server.ts'
import { BackupError } from '../src/platform/backup/backup-error.ts'
import { isRestoring } from '../src/platform/backup/restore-target.ts'
import { type DataPlaces, dataPlaces } from '../src/platform/data-places.ts'
import { readEnvironment } from '../src/platform/environment.ts'
import { EnvironmentError } from '../src/platform/environment-error.ts'
import type { CheckReport } from '../src/platform/integrity/check-report.ts'
import { type CheckRun, checkBackup, checkSite } from '../src/platform/integrity/check-site.ts'
import { rejectMovedAddress } from '../src/platform/move/unfinished-move.ts'
import { loadSettingsFile } from '../src/platform/settings-file.ts'
import { StartError } from '../src/platform/start-error.ts'

const USAGE = `Usage: npm run check [-- BACKUP]
Checks database, photographs, references and settings of the site, or a backup. Changes nothing; the site may run.
Ends with 1 and what is wrong, or with 0 and what was checked.`

const onProgress = (line: string) => process.stdout.write(`${line}\n`)

try {
  loadSettingsFile()
  await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof BackupError || error instanceof EnvironmentError || error instanceof StartError))
    throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function run([backup, ...rest]: string[]): Promise<void> {
  if (rest.length > 0 || backup?.startsWith('-')) throw new BackupError(USAGE)
  // A day before mails are erased: the cleanup job may be erasing it.
  const mailsSince = new Date(Date.now() - (SENT_MAIL_DAYS - 1) * DAY_MS).toISOString()
  const how: CheckRun = {
    onProgress,
    checks: [
      (read, report) => checkEnquiries(read, { mailsSince }, report),
      checkCalendar,
      (read, report) => checkQuotes(read, report),
    ],
  }
  const places = dataPlaces(process.env)
  if (!backup) await rejectMovedAddress(places.databaseUrl)
  const report = backup ? await checkBackup(path.resolve(backup), how) : await checkSite(places, how)
  if (!backup) checkSettings(places, report)
  for (const line of report.checked) onProgress(`checked  ${line}`)
  for (const line of report.notes) onProgress(`note     ${line}`)
  for (const line of report.problems) process.stderr.write(`WRONG    ${line}\n`)
  if (report.problems.length > 0) process.exitCode = 1
  else onProgress('No errors found.')
}

function checkSettings(places: DataPlaces, report: CheckReport): void {
  if (isRestoring(places)) {
    report.problems.push(`settings: a restore into ${places.dataDir} was begun and not finished`)
  }
  // Reading the environment would make a secret where there is none.
  if (!process.env.AUTH_SECRET && !existsSync(path.join(places.dataDir, 'auth-secret'))) {
    report.problems.push(
      `settings: AUTH_SECRET is not set and ${places.dataDir} has no auth-secret; the next start makes another one, and everybody signs in again`,
    )
    return
  }
  try {
    readEnvironment(process.env)
    report.checked.push('settings: every variable')
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    report.problems.push(...error.problems.map((text) => `settings: ${text}`))
  }
}
