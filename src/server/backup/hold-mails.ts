/**
 * Mails that waited when a backup was taken. Most of them left minutes later, and whoever got one must not get it again:
 * they are held for the staff to decide (decision record 0054).
 */
import type { MailFailure } from '#/server/mail/outgoing-mail.ts'

/** What a held mail has as its `failure`; the dashboard lists it, and it can be sent from there. */
const HELD_BY_RESTORE: MailFailure = 'restored'

const WAITING_MAILS = 'done_at is null and failed_at is null'

/**
 * The statement that holds all waiting mails.
 * @param now of the restore
 */
export function holdWaitingMails(now: Date): string {
  // The moment is made of digits and `-:.TZ`, and stands in the statement as it is on both engines.
  return `
    update outbox
    set failed_at = '${now.toISOString()}', failure = '${HELD_BY_RESTORE}', locked_until = null
    where ${WAITING_MAILS}
  `
}
