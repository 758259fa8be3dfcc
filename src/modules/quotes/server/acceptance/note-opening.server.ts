/** That a quote was opened: once, for delivery only, since mail filters open links too (`quotes.md`, section 5). */
import { readStaffSession } from '#/modules/staff/server/auth/staff-session.ts'
import type { Db } from '#/platform/database/schema.ts'
import { linkBehind } from './quote-behind.server.ts'

/** Note the first opening; a colleague who looks at it is none. Nothing else of the quote changes. */
export async function noteOpening(db: Db, token: string, headers: Headers, now: Date): Promise<void> {
  const link = await linkBehind(db, token)
  if (link === undefined) return
  const fresh = await db
    .selectFrom('quote_version')
    .select('id')
    .where('quote_id', '=', link.quote_id)
    .where('state', '=', 'sent')
    .where('first_opened_at', 'is', null)
    .executeTakeFirst()
  if (fresh === undefined || (await readStaffSession(headers)) !== null) return
  await db
    .updateTable('quote_version')
    .set({ first_opened_at: now.toISOString() })
    .where('id', '=', fresh.id)
    .where('first_opened_at', 'is', null)
    .execute()
}
