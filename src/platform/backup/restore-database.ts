/** Making the database of a backup ready for a site. */

import { createReadStream } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { MailFailure } from '#/platform/outbox/outgoing-mail.ts'
import { BackupError } from './backup-error.ts'
import { sync } from './hashed-files.ts'
import type { Manifest } from './manifest.ts'
import { findProgram, libpqTarget, runProgram } from './postgres-programs.ts'
import { tablesOf, withClient } from './postgres-snapshot.ts'
import { countRows, differingCounts } from './snapshot.ts'

/** Record in an SQLite copy, before it is moved into place, that time has passed. */
export async function settleSqlite(copy: string, since: SinceBackup): Promise<void> {
  const statements = afterRestore(since)
  if (statements === '') return
  const database = new DatabaseSync(copy)
  try {
    database.exec(`begin; ${statements}; commit`)
  } finally {
    database.close()
  }
  await sync(copy)
}

/**
 * Fill an empty PostgreSQL database in one transaction.
 * @throws {BackupError} when the dump cannot be taken in: the database is then as empty as before
 */
export async function fillPostgres(dump: string, databaseUrl: string): Promise<void> {
  const program = findProgram('pg_restore')
  const { database, env } = libpqTarget(databaseUrl)
  const whole = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges']
  const run = { env, input: createReadStream(dump) }
  await runProgram(program, [...whole, `--dbname=${database}`], run).catch((error: Error) => {
    throw new BackupError(`The database could not be restored. ${error.message}`, 'other', { cause: error })
  })
}

/**
 * Compare a filled database with the manifest, and record in it that time has passed.
 * @throws {BackupError} when it is not as it was
 */
export async function settlePostgres(
  databaseUrl: string,
  { tables }: Manifest,
  since: SinceBackup,
): Promise<void> {
  await withClient(databaseUrl, async (read) => {
    const different = differingCounts(tables, await countRows(read, await tablesOf(read)))
    if (different.length > 0) {
      throw new BackupError(`The database is not as it was: ${different.slice(0, 5).join('; ')}`, 'damaged')
    }
    const statements = afterRestore(since)
    // Statements of one message are one transaction.
    if (statements !== '') await read(statements)
    // Plans of the first queries need to know how much there is.
    await read('analyze')
  })
}

/** Known changes since the backup. */
interface SinceBackup {
  /**
   * When waiting mails are held: most of them left minutes after the backup was taken, and must not be sent
   * again. The dashboard lists them. Absent: they leave with the next start.
   */
  readonly heldAt: Date | undefined
  /** Statements of modules about what has happened since. */
  readonly statements: readonly string[]
}

/** Value of `failure` of a held mail. */
const HELD: MailFailure = 'restored'

/** The statements that say so to either engine; empty when there is nothing to say. */
function afterRestore({ heldAt, statements: ofModules }: SinceBackup): string {
  const statements = [...ofModules]
  if (heldAt) {
    // The moment is made of digits and `-:.TZ`, the failure is a word: neither needs to be quoted.
    statements.push(`
      update outbox set failed_at = '${heldAt.toISOString()}', failure = '${HELD}', locked_until = null
      where done_at is null and failed_at is null
    `)
  }
  return statements.join(';')
}
