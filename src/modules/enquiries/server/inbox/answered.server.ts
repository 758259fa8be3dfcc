/** Answers by telephone: they end the reply clock of enquiries without an e-mail address. */
import { z } from 'zod'
import { writeAudit } from '#/platform/audit-log/audit.ts'
import { STATUSES } from '../../model/enquiry-statuses.ts'
import type { Changer } from './change-enquiry.server.ts'
import { addHistory } from './history.server.ts'
import type { InboxDatabase } from './inbox-database.ts'

/** Details stored in the history, needed for the undo. */
const noted = z.object({
  /** The enquiry's version that the answer made. */
  version: z.number(),
  before: z.object({ status: z.enum(STATUSES), owner: z.string().nullable() }),
})

/** An answer that was given. */
export interface GivenAnswer {
  readonly reference: string
  /** Version of the enquiry that the caller has seen. */
  readonly version: number
  /** UUID made by the browser, so that a repetition is recorded once. */
  readonly entry: string
}

/**
 * Stop the reply clock. A new enquiry becomes "in progress", and one without an owner is assigned to the caller.
 * @returns whether the enquiry was still waiting; nothing is changed if another staff member has changed it since
 */
export async function markAnswered(
  { db }: Pick<InboxDatabase, 'db'>,
  { reference, version, entry }: GivenAnswer,
  by: Changer,
  now = new Date(),
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('enquiry')
      .select(['id', 'status', 'owner'])
      .where('reference', '=', reference)
      .where('anonymized_at', 'is', null)
      .executeTakeFirst()
    if (row === undefined) return false
    const { id, ...before } = row
    const changed = await transaction
      .updateTable('enquiry')
      .set({
        first_answered_at: now.toISOString(),
        status: before.status === 'new' ? 'in-progress' : before.status,
        owner: before.owner ?? by.id,
        version: version + 1,
        updated_at: now.toISOString(),
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('first_answered_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (changed === undefined) return false
    const details = { version: version + 1, before }
    await addHistory(transaction, {
      id: entry,
      enquiryId: id,
      actor: by.id,
      event: 'answered',
      details,
      at: now,
    })
    const subject = { id, name: reference }
    await writeAudit(transaction, {
      actor: by,
      action: 'request.answered',
      subject,
      network: by.network,
      at: now,
    })
    return true
  })
}

/**
 * Undo the caller's own record: the clock runs again, and status and owner are restored unless changed since.
 * @returns whether the record existed
 */
export async function unmarkAnswered(
  { db }: Pick<InboxDatabase, 'db'>,
  { reference, entry }: Omit<GivenAnswer, 'version'>,
  by: Changer,
  now = new Date(),
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .deleteFrom('enquiry_history')
      .where('id', '=', entry)
      .where('event', '=', 'answered')
      .where('actor', '=', by.id)
      .returning(['enquiry_id', 'at', 'details'])
      .executeTakeFirst()
    const storedChange = noted.safeParse(row?.details).data
    if (row === undefined || storedChange === undefined) return false
    const untouched = transaction
      .updateTable('enquiry')
      .set({
        ...storedChange.before,
        first_answered_at: null,
        version: storedChange.version + 1,
        updated_at: now.toISOString(),
      })
      .where('id', '=', row.enquiry_id)
      .where('version', '=', storedChange.version)
      .returning('id')
    if ((await untouched.executeTakeFirst()) === undefined) {
      // The enquiry was changed since: its status and owner stay.
      await transaction
        .updateTable('enquiry')
        .set((eb) => ({
          first_answered_at: null,
          version: eb('version', '+', 1),
          updated_at: now.toISOString(),
        }))
        .where('id', '=', row.enquiry_id)
        .where('first_answered_at', '=', row.at)
        .execute()
    }
    const subject = { id: row.enquiry_id, name: reference }
    await writeAudit(transaction, {
      actor: by,
      action: 'request.reopened',
      subject,
      network: by.network,
      at: now,
    })
    return true
  })
}
