/** Who has a request open: reported by each sheet as it asks for news, in a table, so that every process knows (ADR 0094). */
import type { Database } from '#/platform/database/open-database.ts'
import { PRESENCES, PRESENT_MS, type Presence, type PresentColleague } from '../../model/presence.ts'

const since = (now: Date) => new Date(now.getTime() - PRESENT_MS).toISOString()

/** Note that a staff member has a request open. A hint only: a database that cannot be written keeps no one from reading. */
export async function markPresence(
  { db }: Database,
  reference: string,
  userId: string,
  presence: Presence,
  now = new Date(),
): Promise<void> {
  const writing = PRESENCES.indexOf(presence)
  const at = now.toISOString()
  try {
    const row = await db
      .selectFrom('enquiry')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirst()
    if (row === undefined) return
    await db
      .insertInto('enquiry_presence')
      .values({ enquiry_id: row.id, user_id: userId, writing, at })
      .onConflict((conflict) => conflict.columns(['enquiry_id', 'user_id']).doUpdateSet({ writing, at }))
      .execute()
    await db.deleteFrom('enquiry_presence').where('at', '<', since(now)).execute()
  } catch {
    return
  }
}

/** Read who else has a request open, writers first. */
export async function readPresence(
  { db }: Database,
  enquiryId: string,
  viewerId: string,
  now: Date,
): Promise<PresentColleague[]> {
  const rows = await db
    .selectFrom('enquiry_presence')
    .innerJoin('user', 'user.id', 'enquiry_presence.user_id')
    .select(['user.id', 'user.name', 'enquiry_presence.writing'])
    .where('enquiry_id', '=', enquiryId)
    .where('user_id', '<>', viewerId)
    .where('at', '>=', since(now))
    .orderBy('enquiry_presence.writing', 'desc')
    .orderBy('user.name')
    .execute()
  return rows.map(({ id, name, writing }) => ({ id, name, doing: PRESENCES[writing] ?? 'reading' }))
}
