/** What a restored database must not do as if no time had passed since its backup (decision record 0054). */
import type { MailFailure } from '#/platform/outbox/outgoing-mail.ts'

/** What happened since the backup, as far as it is known. */
export interface SinceBackup {
  /**
   * When waiting mails are held: most of them left minutes after the backup was taken, and whoever got one must not get
   * it again. The dashboard lists them. Absent: they leave with the next start.
   */
  readonly heldAt: Date | undefined
  /** How many references are passed over: those that visitors have been told since. */
  readonly skipReferences: number
}

/** What a held mail has as its `failure`. */
const HELD: MailFailure = 'restored'

/** The statements that say so to either engine; empty when there is nothing to say. */
export function afterRestore({ heldAt, skipReferences }: SinceBackup): string {
  const statements: string[] = []
  if (heldAt) {
    // The moment is made of digits and `-:.TZ`, the failure is a word: neither needs to be quoted.
    statements.push(`
      update outbox set failed_at = '${heldAt.toISOString()}', failure = '${HELD}', locked_until = null
      where done_at is null and failed_at is null
    `)
  }
  if (skipReferences > 0) {
    statements.push(`
      update enquiry_counter set last_number = last_number + ${Math.trunc(skipReferences)}
      where year = (select max(year) from enquiry_counter)
    `)
  }
  return statements.join(';')
}
