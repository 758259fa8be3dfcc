/** Actions of staff on a mail that was not delivered. */

import { type Actor, writeAudit } from '#/platform/audit-log/audit.ts'
import type { AuditAction } from '#/platform/audit-log/audit-actions.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { describeMail } from './describe-mail.ts'
import { retryMail } from './outbox-review.ts'
import { wakeOutbox } from './outbox-signal.ts'

interface Parts {
  readonly database: Database
  readonly mailTo: string
  readonly now: Date
}

/** `retry` sends it again at once, `handle` takes it off the list, `reopen` puts it back. */
export type MailDeed = 'retry' | 'handle' | 'reopen'

const ACTIONS = {
  retry: 'mail.retried',
  handle: 'mail.handled',
  reopen: 'mail.reopened',
} as const satisfies Record<MailDeed, AuditAction>

/**
 * Do something about a mail.
 * @returns whether it was still to be done: it may have left meanwhile, or be on its way
 */
export async function settleMail(
  id: string,
  deed: MailDeed,
  by: Actor,
  { database, mailTo, now }: Parts,
): Promise<boolean> {
  const done = await database.db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('outbox')
      .select('payload')
      .where('id', '=', id)
      .executeTakeFirst()
    if (row === undefined) return false
    if (deed === 'retry') {
      if (!(await retryMail(transaction, id, now))) return false
    } else {
      const changed = await transaction
        .updateTable('outbox')
        .set({ handled_at: deed === 'handle' ? now.toISOString() : null })
        .where('id', '=', id)
        .where('failed_at', 'is not', null)
        .where('done_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      if (changed === undefined) return false
    }
    await writeAudit(transaction, {
      actor: by,
      action: ACTIONS[deed],
      details: { to: describeMail(row.payload, mailTo).to ?? '?' },
      at: now,
    })
    return true
  })
  if (done && deed === 'retry') wakeOutbox()
  return done
}
