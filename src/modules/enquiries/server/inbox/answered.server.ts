/** That someone was answered on the telephone: the end of the reply clock of enquiries without an address. */
import { z } from 'zod'
import { writeAudit } from '#/platform/audit-log/audit.ts'
import { STATUSES } from '../../model/enquiry-statuses.ts'
import type { Changer } from './change-enquiry.server.ts'
import { addHistory } from './history.server.ts'
import type { InboxDatabase } from './inbox-database.ts'

/** What the history keeps, to take it back. */
const noted = z.object({
  /** The enquiry's version that the answer made. */
  version: z.number(),
  before: z.object({ status: z.enum(STATUSES), owner: z.string().nullable() }),
})

/** An answer that was given. */
export interface GivenAnswer {
  readonly reference: string
  /** Of the enquiry, as it was seen. */
  readonly version: number
  /** UUID made by the browser: the same answer is there once. */
  readonly entry: string
}

/**
 * Stop the reply clock. A new enquiry becomes one in progress, and one without an owner is the caller's.
 * @returns whether it was still to be done; nothing is changed where another staff member has changed the enquiry since
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
 * Take one's own answer back: the clock goes on, and status and owner are what they were unless changed since.
 * @returns whether it was there
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
      // Someone has changed the enquiry since: their status and owner stay.
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
