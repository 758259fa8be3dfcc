/** What is left of the words in a calendar when whoever they are about is erased (behaviour 6.3). */
import { toJson } from '#/platform/database/json.ts'
import type { Db } from '#/platform/database/schema.ts'
import type { EntryOrigin } from '../../model/calendar-entry.ts'

/** Take what was typed about an origin out of its days and its questions to owners, within a transaction; days, moments and answers stay. */
export async function forgetWordsOf(db: Db, { kind, id }: EntryOrigin, title: string): Promise<void> {
  const entries = await db
    .updateTable('calendar_entry')
    .set({ title, note: '' })
    .where('origin_kind', '=', kind)
    .where('origin_id', '=', id)
    .returning('id')
    .execute()
  for (const entry of entries)
    await db
      .updateTable('calendar_history')
      .set({ details: toJson({}) })
      .where('entry_id', '=', entry.id)
      .where('event', '=', 'renamed')
      .execute()
  await db
    .updateTable('owner_ask')
    .set({ client: null })
    .where('origin_kind', '=', kind)
    .where('origin_id', '=', id)
    .execute()
}
