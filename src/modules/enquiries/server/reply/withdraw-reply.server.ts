/** Withdrawal of an answer that has not left yet. */

import { type StaffActor, writeAudit } from '#/platform/audit-log/audit.ts'
import { toJson } from '#/platform/database/json.ts'
import { withdrawMail } from '#/platform/outbox/enqueue-mail.ts'
import type { InboxDatabase } from '../inbox/inbox-database.ts'
import { OUTCOME_COLUMNS, outcomeAfter } from '../inbox/outcome.server.ts'
import { sentReply } from './send-reply.server.ts'

/**
 * Take the writer's own answer back. The enquiry is as it was before, unless it has been changed since.
 * @returns whether it could be taken back; one that has left cannot
 */
export async function withdrawReply(
  { db }: Pick<InboxDatabase, 'db'>,
  key: string,
  writer: StaffActor,
  now = new Date(),
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const entry = await transaction
      .selectFrom('enquiry_history')
      .innerJoin('enquiry', 'enquiry.id', 'enquiry_history.enquiry_id')
      .select(['enquiry_history.details', 'enquiry.id', 'enquiry.reference'])
      .select(['enquiry.first_answered_at', 'enquiry_history.at', 'enquiry.status', ...OUTCOME_COLUMNS])
      .where('enquiry_history.id', '=', key)
      .where('enquiry_history.event', '=', 'reply')
      .where('enquiry_history.actor', '=', writer.id)
      .executeTakeFirst()
    if (entry === undefined || !(await withdrawMail(transaction, key))) return false
    const { before, version } = sentReply.parse(entry.details)
    const first = entry.first_answered_at === entry.at ? before.answeredAt : entry.first_answered_at
    const change = { first_answered_at: first, updated_at: now.toISOString() }
    const outcome = await outcomeAfter(
      transaction,
      entry,
      { status: before.status, wanted: undefined },
      writer,
      now,
    )
    const restored = await transaction
      .updateTable('enquiry')
      .set({ ...change, ...outcome, status: before.status, owner: before.owner, version: version + 1 })
      .where('id', '=', entry.id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst()
    if (restored === undefined) {
      // The enquiry was changed since: its status and owner stay.
      await transaction
        .updateTable('enquiry')
        .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
        .where('id', '=', entry.id)
        .execute()
    }
    // The key stays spent: a late repetition of the sending must not send after all.
    await transaction
      .updateTable('enquiry_history')
      .set({ event: 'withdrawn', details: toJson({}), at: now.toISOString() })
      .where('id', '=', key)
      .execute()
    await writeAudit(transaction, {
      actor: writer,
      action: 'request.reply-withdrawn',
      subject: { id: entry.id, name: entry.reference },
      at: now,
    })
    return true
  })
}
