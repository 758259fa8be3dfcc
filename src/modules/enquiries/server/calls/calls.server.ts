/** Calls with their outcomes. One that reaches the person is an answer and ends the reply clock. */
import type { Transaction } from 'kysely'
import { z } from 'zod'
import { type StaffActor, writeAudit } from '#/platform/audit-log/audit.ts'
import { type CallOutcome, isAnswer } from '../../model/call.ts'
import { STATUSES } from '../../model/enquiry-statuses.ts'
import { addHistory } from '../inbox/history.server.ts'
import type { InboxDatabase, InboxTables } from '../inbox/inbox-database.ts'
import { findOpen } from '../reply/reply-kit.server.ts'
import { answerByCall } from './answer-by-call.server.ts'

/** Details stored in the history, needed for the undo. */
const storedCall = z.object({
  /** What the call changed; `null` when it changed nothing. */
  change: z
    .object({
      /** The enquiry's version that the call made. */
      version: z.number(),
      before: z.object({
        status: z.enum(STATUSES),
        owner: z.string().nullable(),
        answeredAt: z.string().nullable(),
      }),
    })
    .nullable(),
})

/** A call that was made. */
export interface MadeCall {
  readonly reference: string
  /** UUID made by the browser, so that a repetition is recorded once. */
  readonly entry: string
  readonly outcome: CallOutcome
  readonly text: string
}

/**
 * Record a call. The first that reaches the person stops the reply clock; a new enquiry becomes "in progress" then, and
 * one without an owner is assigned to the caller.
 * @returns whether the enquiry exists
 */
export async function recordCall(
  { db }: Pick<InboxDatabase, 'db'>,
  { reference, entry, outcome, text }: MadeCall,
  by: StaffActor,
  now = new Date(),
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await findOpen({ db: transaction }, reference)
    if (row === undefined) return false
    if (await isRecorded(transaction, entry)) return true
    const change = isAnswer(outcome) ? await answerByCall(transaction, row.id, by, now) : null
    await addHistory(transaction, {
      id: entry,
      enquiryId: row.id,
      actor: by.id,
      event: 'called',
      details: { outcome, text, change },
      at: now,
    })
    await writeAudit(transaction, {
      actor: by,
      action: 'request.called',
      subject: { id: row.id, name: reference },
      details: { outcome },
      at: now,
    })
    return true
  })
}

async function isRecorded(transaction: Transaction<InboxTables>, entry: string): Promise<boolean> {
  const found = await transaction
    .selectFrom('enquiry_history')
    .select('id')
    .where('id', '=', entry)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Undo the caller's own record: the clock runs again if it stopped it, and status and owner are restored unless changed
 * since.
 * @returns whether the record existed
 */
export async function removeCall(
  { db }: Pick<InboxDatabase, 'db'>,
  { reference, entry }: Pick<MadeCall, 'reference' | 'entry'>,
  by: StaffActor,
  now = new Date(),
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .deleteFrom('enquiry_history')
      .where('id', '=', entry)
      .where('event', '=', 'called')
      .where('actor', '=', by.id)
      .returning(['enquiry_id', 'at', 'details'])
      .executeTakeFirst()
    const call = storedCall.safeParse(row?.details).data
    if (row === undefined || call === undefined) return false
    if (call.change !== null) await restore(transaction, row, call.change, now)
    await writeAudit(transaction, {
      actor: by,
      action: 'request.call-removed',
      subject: { id: row.enquiry_id, name: reference },
      at: now,
    })
    return true
  })
}

type Change = NonNullable<z.output<typeof storedCall>['change']>

async function restore(
  transaction: Transaction<InboxTables>,
  { enquiry_id: id, at }: { enquiry_id: string; at: string },
  { version, before: { answeredAt, ...before } }: Change,
  now: Date,
): Promise<void> {
  const updated_at = now.toISOString()
  const untouched = await transaction
    .updateTable('enquiry')
    .set({ ...before, first_answered_at: answeredAt, version: version + 1, updated_at })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (untouched !== undefined) return
  // The enquiry was changed since: its status and owner stay.
  await transaction
    .updateTable('enquiry')
    .set((eb) => ({ first_answered_at: answeredAt, version: eb('version', '+', 1), updated_at }))
    .where('id', '=', id)
    .where('first_answered_at', '=', at)
    .execute()
}
