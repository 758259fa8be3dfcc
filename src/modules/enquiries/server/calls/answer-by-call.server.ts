/** The part of a call that changes the enquiry. */

import type { Transaction } from 'kysely'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import type { EnquiryStatus } from '../../model/enquiry-statuses.ts'
import type { InboxTables } from '../inbox/inbox-database.ts'

/** What a call has changed. */
export interface AnswerByCall {
  /** The enquiry's version that the call made. */
  readonly version: number
  readonly before: {
    readonly status: EnquiryStatus
    readonly owner: string | null
    readonly answeredAt: string | null
  }
}

/** More changes than this within a moment do not happen. */
const TRIES = 3

/**
 * Stop the reply clock. A call has happened whatever colleagues have changed meanwhile, so there is no conflict.
 * @returns what it has changed; `null` for a person who has had an answer and an enquiry that somebody looks after
 */
export async function answerByCall(
  transaction: Transaction<InboxTables>,
  id: string,
  by: StaffActor,
  now: Date,
): Promise<AnswerByCall | null> {
  for (let tries = 0; tries < TRIES; tries++) {
    const row = await transaction
      .selectFrom('enquiry')
      .select(['status', 'owner', 'first_answered_at', 'version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const after = {
      status: row.status === 'new' ? ('in-progress' as const) : row.status,
      owner: row.owner ?? by.id,
      first_answered_at: row.first_answered_at ?? now.toISOString(),
    }
    const before = { status: row.status, owner: row.owner, answeredAt: row.first_answered_at }
    const isSame =
      after.status === row.status &&
      after.owner === row.owner &&
      after.first_answered_at === row.first_answered_at
    if (isSame) return null
    const changed = await transaction
      .updateTable('enquiry')
      .set({ ...after, version: row.version + 1, updated_at: now.toISOString() })
      .where('id', '=', id)
      .where('version', '=', row.version)
      .returning('version')
      .executeTakeFirst()
    if (changed !== undefined) return { version: changed.version, before }
  }
  throw new Error('A request was changed again and again while a call was recorded')
}
