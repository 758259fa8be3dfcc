/** Who has opened which request: the green dot is everybody's own. */
import type { InboxDatabase } from './inbox-database.server.ts'

/** Notes that somebody has opened a request, or takes that back; a request that is gone is no fault. */
export async function markRead(
  { db }: InboxDatabase,
  { id, me, read, at }: { id: string; me: string; read: boolean; at: Date },
): Promise<void> {
  if (!read) {
    await db.deleteFrom('enquiry_read').where('enquiry_id', '=', id).where('user_id', '=', me).execute()
    return
  }
  const known = await db.selectFrom('enquiry').select('id').where('id', '=', id).executeTakeFirst()
  if (known === undefined) return
  await db
    .insertInto('enquiry_read')
    .values({ enquiry_id: id, user_id: me, at: at.toISOString() })
    .onConflict((conflict) => conflict.columns(['enquiry_id', 'user_id']).doNothing())
    .execute()
}
