/** Withdrawal of an answer that has not left yet. */

import { valuesBeforeAnswer } from '#/modules/enquiries/server/record/before-answer.server.ts'
import { ENQUIRY } from '#/modules/enquiries/server/record/enquiry-record.server.ts'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import { toJson } from '#/platform/database/json.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { withdrawMail } from '#/platform/outbox/enqueue-mail.ts'
import { noteEvent } from '#/platform/records/change-record.ts'
import { sentReply } from './send-reply.server.ts'

/**
 * Take the writer's own answer back. The enquiry is as it was before, unless it has been changed since.
 * @returns whether it could be taken back; one that has left cannot
 */
export async function withdrawReply(
  { db }: Database,
  key: string,
  writer: StaffActor,
  now = new Date(),
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const entry = await transaction
      .selectFrom('enquiry_history')
      .select(['details', 'enquiry_id', 'at'])
      .where('id', '=', key)
      .where('event', '=', 'reply')
      .where('actor', '=', writer.id)
      .executeTakeFirst()
    // A quote is taken back with everything that it froze.
    const isReply = entry !== undefined && sentReply.parse(entry.details).template !== 'quote'
    if (!isReply || !(await withdrawMail(transaction, key))) return false
    const stamp = { by: writer, at: now }
    const row = await ENQUIRY.hold(transaction, entry.enquiry_id)
    if (row === undefined) throw new Error('An answer waits to leave whose request is erased')
    const values = await valuesBeforeAnswer(transaction, row, sentReply.parse(entry.details), entry.at, stamp)
    await ENQUIRY.write(transaction, row, values, stamp)
    // The key stays spent: a late repetition of the sending must not send after all.
    await transaction
      .updateTable('enquiry_history')
      .set({ event: 'withdrawn', details: toJson({}), at: now.toISOString() })
      .where('id', '=', key)
      .execute()
    return noteEvent(transaction, ENQUIRY, { event: 'reply-withdrawn' }, { after: row }, stamp)
  })
}
