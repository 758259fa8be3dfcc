/** Reminding owners who have not answered: once, where that was ticked. */
import { parisDay } from '#/lib/paris-time.ts'
import { SHELL } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { changeRecord } from '#/platform/records/change-record.ts'
import { hashSecret, makeSecret } from '#/platform/secrets/secret.ts'
import { ASK } from '../ask-record.server.ts'
import { mailOwner } from '../record/ask-owner.server.ts'

/** Mails that are promised in one go. */
const AT_ONCE = 50

/**
 * Promise the reminders that are due. Each has a link of its own, since nobody keeps the first one's token; both lead to
 * the same page.
 * @param secret `AUTH_SECRET`
 * @returns how many there were
 */
export async function remindOwners({ db }: Database, now: Date, secret: string): Promise<number> {
  const at = now.toISOString()
  const due = await db
    .selectFrom('owner_ask')
    .innerJoin('venue', 'venue.id', 'owner_ask.venue_id')
    .leftJoin('venue_private', 'venue_private.venue_id', 'owner_ask.venue_id')
    .select(['owner_ask.id', 'venue.name as venue', 'owner_name'])
    .where('remind_at', '<=', at)
    .where('reminded_at', 'is', null)
    .where('answer', '=', 'none')
    .where('revoked_at', 'is', null)
    .where('sent_to', '<>', '')
    .where('last_day', '>=', parisDay(now))
    .limit(AT_ONCE)
    .execute()
  let count = 0
  for (const { id, venue, owner_name } of due) {
    await db.transaction().execute(async (transaction) => {
      const token = makeSecret()
      const outcome = await changeRecord(
        transaction,
        ASK,
        {
          key: id,
          // Whoever was faster has answered, revoked or reminded.
          isExpected: ({ answer, revoked_at, reminded_at }) =>
            answer === 'none' && revoked_at === null && reminded_at === null,
          decide: async () => ({
            values: { reminded_at: at, reminder_hash: hashSecret(token) },
            events: ['reminded' as const],
          }),
        },
        { by: SHELL, at: now },
      )
      if (outcome.kind !== 'changed') return
      count++
      await mailOwner(transaction, outcome.after, {
        ...{ token, venue, name: owner_name ?? '', secret, now, reminds: true },
      })
    })
  }
  return count
}
