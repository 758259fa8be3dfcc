/** Undoing of a correction. */

import { z } from 'zod'
import type { Taken } from '#/modules/calendar/model/taken.ts'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import { orRefused } from '#/platform/records/refusal.ts'
import { VENUES_FACT, venueSlugs } from '../../model/fact-fields.ts'
import { ENQUIRY } from '../record/enquiry-record.server.ts'
import { factsOfRow } from './stored-facts.server.ts'
import { readNamedVenues, writeFacts } from './write-facts.server.ts'

const typed = z.record(z.string(), z.string())

/** Details of a correction in the history. */
export const storedCorrection = z.object({
  before: typed,
  after: typed,
  /** By slug. */
  venueNames: typed.optional(),
})

/** A correction to be undone. */
export interface CorrectionToUndo {
  readonly reference: string
  /** Its history entry. */
  readonly entry: string
  /** The history entry of the undoing. */
  readonly undoing: string
}

/**
 * Undo the caller's own correction. What was there before is not checked again: a day may have passed since.
 * @returns whether it was undone; not if one of its facts was changed since, or the days of what is won are sold by now
 */
export async function revertFacts(
  { db }: Database,
  { reference, entry, undoing }: CorrectionToUndo,
  by: StaffActor,
  now = new Date(),
): Promise<boolean> {
  const outcome = await orRefused<boolean | Taken>(
    db
      .transaction()
      .execute((transaction) => revertWithin(transaction, { reference, entry, undoing }, by, now)),
  )
  return outcome === true
}

async function revertWithin(
  transaction: Transaction,
  { reference, entry, undoing }: CorrectionToUndo,
  by: StaffActor,
  now: Date,
): Promise<boolean> {
  const row = await ENQUIRY.hold(transaction, reference)
  if (row === undefined) return false
  const done = await transaction
    .selectFrom('enquiry_history')
    .select('details')
    .where('id', '=', entry)
    .where('enquiry_id', '=', row.id)
    .where('event', '=', 'facts-changed')
    .where('actor', '=', by.id)
    .executeTakeFirst()
  const correction = storedCorrection.safeParse(done?.details).data
  if (correction === undefined) return false
  const former = await readNamedVenues(transaction, row.id)
  const before = factsOfRow(row, former)
  const names = Object.keys(correction.after)
  if (names.some((name) => before[name] !== correction.after[name])) return false
  const after = { ...before, ...correction.before }
  const venues = venueSlugs(after[VENUES_FACT] ?? '').map((slug) => ({
    slug,
    name: correction.venueNames?.[slug] ?? slug,
  }))
  await writeFacts(transaction, { row, before, after, names, venues, former }, { entry: undoing, by, now })
  return true
}
