/** Internal notes. They are history entries: each is added by its author and never overwritten. */
import { type StaffActor, writeAudit } from '#/platform/audit-log/audit.ts'
import { addHistory } from './history.server.ts'
import type { InboxDatabase } from './inbox-database.ts'

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
  { db }: Pick<InboxDatabase, 'db'>,
  { reference, id, text }: NewNote,
  author: StaffActor,
  now = new Date(),
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('enquiry')
      .select('id')
      .where('reference', '=', reference)
      .where('anonymized_at', 'is', null)
      .executeTakeFirst()
    if (row === undefined) return false
    const entry = {
      enquiryId: row.id,
      actor: author.id,
      event: 'note',
      details: { text },
      at: now,
      id,
    } as const
    if (await addHistory(transaction, entry)) {
      await writeAudit(transaction, {
        actor: author,
        action: 'request.noted',
        subject: { id: row.id, name: reference },
        at: now,
      })
    }
    return true
  })
}

/**
 * Remove a note.
 * @returns whether it existed and was the author's own
 */
export async function removeNote(
  { db }: Pick<InboxDatabase, 'db'>,
  { reference, id }: Pick<NewNote, 'reference' | 'id'>,
  author: StaffActor,
  now = new Date(),
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('enquiry')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirst()
    if (row === undefined) return false
    const removed = await transaction
      .deleteFrom('enquiry_history')
      .where('id', '=', id)
      .where('enquiry_id', '=', row.id)
      .where('event', '=', 'note')
      .where('actor', '=', author.id)
      .returning('id')
      .executeTakeFirst()
    if (removed === undefined) return false
    await writeAudit(transaction, {
      actor: author,
      action: 'request.note-removed',
      subject: { id: row.id, name: reference },
      at: now,
    })
    return true
  })
}
