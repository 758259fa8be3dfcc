/** Read state of enquiries, by staff member. */
import type { Database } from '#/platform/database/open-database.ts'

/** Mark an enquiry as read or unread for a staff member. */
export async function markRead(
  { db }: Database,
  { reference, read }: { readonly reference: string; readonly read: boolean },
  userId: string,
  now = new Date(),
): Promise<void> {
  const row = await db
    .selectFrom('enquiry')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (row === undefined) return
  if (read) {
    await db
      .insertInto('enquiry_read')
      .values({ enquiry_id: row.id, user_id: userId, at: now.toISOString() })
      .onConflict((conflict) => conflict.columns(['enquiry_id', 'user_id']).doNothing())
      .execute()
    return
  }
  await db.deleteFrom('enquiry_read').where('enquiry_id', '=', row.id).where('user_id', '=', userId).execute()
}
