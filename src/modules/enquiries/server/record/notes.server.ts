/** Internal notes. They are history entries: each is added by its author and never overwritten. */

import type { StaffActor } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { noteEvent } from '#/platform/records/change-record.ts'
import { ENQUIRY_EVENTS } from './enquiry-record.server.ts'

/** What a colleague writes below an enquiry. */
export interface NewNote {
  readonly reference: string
  /** UUID made by the browser: a repeated note is stored once. */
  readonly id: string
  readonly text: string
}

/**
 * Add a note.
 * @returns whether the enquiry exists
 */
export async function addNote(
  { db }: Database,
  { reference, id, text }: NewNote,
  by: StaffActor,
  at = new Date(),
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const after = await transaction
      .selectFrom('enquiry')
      .select(['id', 'reference'])
      .where('reference', '=', reference)
      .where('anonymized_at', 'is', null)
      .executeTakeFirst()
    if (after === undefined) return false
    await noteEvent(
      transaction,
      ENQUIRY_EVENTS,
      { event: 'note', id, details: { text } },
      { after },
      { by, at },
    )
    return true
  })
}

/**
 * Remove a note.
 * @returns whether it existed and was the author's own
 */
export async function removeNote(
  { db }: Database,
  { reference, id }: Pick<NewNote, 'reference' | 'id'>,
  by: StaffActor,
  at = new Date(),
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const after = await transaction
      .selectFrom('enquiry')
      .select(['id', 'reference'])
      .where('reference', '=', reference)
      .executeTakeFirst()
    if (after === undefined) return false
    const removed = await transaction
      .deleteFrom('enquiry_history')
      .where('id', '=', id)
      .where('enquiry_id', '=', after.id)
      .where('event', '=', 'note')
      .where('actor', '=', by.id)
      .returning('id')
      .executeTakeFirst()
    if (removed === undefined) return false
    return noteEvent(transaction, ENQUIRY_EVENTS, { event: 'note-removed' }, { after }, { by, at })
  })
}
