/** Calls with their outcomes. One that reaches the person is an answer and ends the reply clock. */

import { z } from 'zod'
import type { CallOutcome } from '#/modules/enquiries/model/call-outcome.ts'
import {
  answerStep,
  beforeAnswer,
  valuesBeforeAnswer,
} from '#/modules/enquiries/server/record/before-answer.server.ts'
import {
  ENQUIRY,
  ENQUIRY_EVENTS,
  type EnquiryRow,
} from '#/modules/enquiries/server/record/enquiry-record.server.ts'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import { noteEvent } from '#/platform/records/change-record.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import { isAnswer } from '../../model/call.ts'

/** Details stored in the history, needed for the undo: what the call changed; `null` when it changed nothing. */
const storedCall = z.object({ change: answerStep.nullable() })

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
  { db }: Database,
  { reference, entry, outcome, text }: MadeCall,
  by: StaffActor,
  now = new Date(),
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await ENQUIRY.hold(transaction, reference)
    if (row === undefined) return false
    if (await isRecorded(transaction, entry)) return true
    const change = isAnswer(outcome) ? await answerByCall(transaction, row, { by, at: now }) : null
    const event = { event: 'called', id: entry, details: { outcome, text, change } } as const
    return noteEvent(transaction, ENQUIRY, event, { after: row }, { by, at: now })
  })
}

/**
 * Stop the reply clock. A call has happened whatever colleagues have changed meanwhile, so there is no conflict.
 * @returns what it has changed; `null` for a person who has had an answer and an enquiry that is assigned
 */
async function answerByCall(transaction: Transaction, row: EnquiryRow, stamp: Stamp<StaffActor>) {
  const values = {
    status: row.status === 'new' ? ('in-progress' as const) : row.status,
    owner: row.owner ?? stamp.by.id,
    first_answered_at: row.first_answered_at ?? stamp.at.toISOString(),
  }
  const isSame =
    values.status === row.status &&
    values.owner === row.owner &&
    values.first_answered_at === row.first_answered_at
  if (isSame) return null
  await ENQUIRY.write(transaction, row, values, stamp)
  return { version: row.version + 1, before: beforeAnswer(row) }
}

async function isRecorded(transaction: Transaction, entry: string): Promise<boolean> {
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
  { db }: Database,
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
    const stamp = { by, at: now }
    const held = await ENQUIRY.hold(transaction, row.enquiry_id)
    if (held !== undefined && call.change !== null) {
      const isUntouched = held.version === call.change.version
      const values = await valuesBeforeAnswer(transaction, held, call.change, row.at, stamp)
      if (isUntouched || held.first_answered_at === row.at) {
        await ENQUIRY.write(transaction, held, values, stamp)
      }
    }
    const after = { id: row.enquiry_id, reference }
    return noteEvent(transaction, ENQUIRY_EVENTS, { event: 'call-removed' }, { after }, stamp)
  })
}
