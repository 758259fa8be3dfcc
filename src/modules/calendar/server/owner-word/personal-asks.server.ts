/** What is told and erased of the owners who were asked, and how long it is kept (behaviour 6.3). */
import { sql } from 'kysely'
import { parisDayBefore } from '#/lib/paris-time.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { PersonalData } from '#/platform/database/personal-data.ts'
import type { Db } from '#/platform/database/schema.ts'
import { askOf } from '../ask-row.ts'

/** Three years, as prospects: a question about days is of no use when they are long past. */
const KEPT_DAYS = 3 * 365

/** Questions to a person, and the mails about them. */
export const ASKS_OF_OWNERS: PersonalData = {
  name: 'ownerAsks',
  read: async (db, person) => {
    if ('phone' in person) return []
    const rows = await db
      .selectFrom('owner_ask')
      .selectAll()
      .where(sql`lower(sent_to)`, '=', person.email)
      .orderBy('asked_at')
      .execute()
    return rows.map(askOf)
  },
  erase: async (db, person) => {
    if ('phone' in person) return []
    await db
      .updateTable('owner_ask')
      // The answer itself stays: it is what the agency's promises to a client rest on.
      .set({ sent_to: '', note: '', late: null, token_hash: null, reminder_hash: null })
      .where(sql`lower(sent_to)`, '=', person.email)
      .execute()
    const mails = await mailsTo(db, person.email)
    for (const id of mails) await db.deleteFrom('outbox').where('id', '=', id).execute()
    return mails
  },
}

async function mailsTo(db: Db, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where('enquiry_id', 'is', null)
    .where(sql`cast(payload as text)`, 'like', '%owner-ask%')
    .execute()
  return rows.flatMap(({ id, payload }) => {
    const { template, data } = payload as { template?: string; data?: { email?: string } }
    return template === 'owner-ask' && data?.email?.toLowerCase() === email ? [id] : []
  })
}

/** Delete questions about days that are long past. */
export async function sweepOwnerAsks({ db }: Database, now: Date): Promise<void> {
  await db.deleteFrom('owner_ask').where('last_day', '<', parisDayBefore(now, KEPT_DAYS)).execute()
}
