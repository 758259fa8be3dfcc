/** Requests that are out of sight until a day in Paris: the condition of lists and counts, and what wakes them. */
import { randomUUID } from 'node:crypto'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { parisDay } from '#/lib/paris-time.ts'
import { toJson } from '#/platform/database/json.ts'
import type { Db } from '#/platform/database/schema.ts'

/** Out of sight on this day. Few are, so that what counts over an index without the id subtracts them. */
export function snoozed(now: Date): RawBuilder<SqlBool> {
  return sql`enquiry.id in (select asleep.id from enquiry as asleep where asleep.snoozed_until > ${parisDay(now)})`
}

/** In sight on this day: asked of the row itself, since lists stop at the first rows that are. */
export function awake(now: Date): RawBuilder<SqlBool> {
  return sql`(enquiry.snoozed_until is null or enquiry.snoozed_until <= ${parisDay(now)})`
}

/** Bring back requests whose client has written or decided: by themselves, or all of a sender. */
export async function wakeRequests(
  db: Db,
  whose: { readonly id: string } | { readonly emails: readonly string[] },
  at: string,
): Promise<void> {
  const sender = sql`lower(email)`
  const woken = await db
    .updateTable('enquiry')
    .set((eb) => ({ snoozed_until: null, version: eb('version', '+', 1) }))
    .where('snoozed_until', 'is not', null)
    .where((eb) =>
      'id' in whose
        ? eb('id', '=', whose.id)
        : eb(
            sender,
            'in',
            whose.emails.map((email) => email.toLowerCase()),
          ),
    )
    .returning('id')
    .execute()
  for (const { id } of woken)
    await db
      .insertInto('enquiry_history')
      .values({
        ...{ id: randomUUID(), enquiry_id: id, at, actor: 'system', event: 'snoozed' },
        details: toJson({ until: null }),
      })
      .execute()
}
