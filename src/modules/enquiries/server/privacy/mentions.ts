/** Where a person's address is in what belongs to others: copies of answers, notes, corrected facts (behaviour 6.3). */

import { sql } from 'kysely'
import { addressPattern, holdsAddress } from '#/lib/address-in-text.ts'
import { toJson } from '#/platform/database/json.ts'
import type { PersonalData } from '#/platform/database/personal-data.ts'
import type { Db } from '#/platform/database/schema.ts'

/** Placeholder of an erased address. */
const ERASED = '…'

/**
 * Mails and entries in the history of enquiries that are not the person's own. What is erased is the address: a mail that waits goes to
 * its other recipients, and one for this person alone cannot leave any more.
 */
export const MENTIONS_OF_PERSON: PersonalData = {
  name: 'mentions',
  read: async (db, person) => {
    if ('phone' in person) return []
    const { mails, entries } = await mentionsOf(db, person.email)
    return [
      ...mails.map(({ created_at, done_at, payload }) => ({ at: created_at, sent: done_at, mail: payload })),
      ...entries.map(({ at, event, details }) => ({ at, event, details })),
    ]
  },
  erase: async (db, person) => {
    if ('phone' in person) return []
    const { email } = person
    const { mails, entries } = await mentionsOf(db, email)
    for (const { id, payload } of mails) {
      const left = toJson(withoutAddress(payload, email))
      await db.updateTable('outbox').set({ payload: left, last_error: null }).where('id', '=', id).execute()
    }
    for (const { id, details } of entries) {
      const left = toJson(withoutAddress(details, email) as Record<string, unknown>)
      await db.updateTable('enquiry_history').set({ details: left }).where('id', '=', id).execute()
    }
    // Their files hold the address as well.
    return mails.map(({ id }) => id)
  },
}

async function mentionsOf(db: Db, email: string) {
  const own = db.selectFrom('enquiry').select('id').where(sql`lower(email)`, '=', email)
  const mails = await db
    .selectFrom('outbox')
    .select(['id', 'created_at', 'done_at', 'payload', 'last_error'])
    // Mails of accounts and of shared lists are not about an enquiry: they have their own ways.
    .where('enquiry_id', 'is not', null)
    .where('enquiry_id', 'not in', own)
    .where(
      sql`lower(cast(payload as text) || coalesce(last_error, ''))`,
      'like',
      `%${email.replaceAll(/[%_]/g, '_')}%`,
    )
    .orderBy('created_at')
    .execute()
  const entries = await db
    .selectFrom('enquiry_history')
    .select(['id', 'at', 'event', 'details'])
    .where('enquiry_id', 'not in', own)
    .where(sql`lower(cast(details as text))`, 'like', `%${email.replaceAll(/[%_]/g, '_')}%`)
    .orderBy('at')
    .execute()
  // The pattern finds longer addresses as well, and an underscore stands for any sign in it.
  return {
    mails: mails.filter(({ payload, last_error }) => holdsAddress([payload, last_error], email)),
    entries: entries.filter(({ details }) => holdsAddress(details, email)),
  }
}

/** The value with the address taken out: of lists whole, of texts with a mark in its place. */
function withoutAddress(value: unknown, email: string): unknown {
  if (typeof value === 'string') return value.replace(addressPattern(email), ERASED)
  if (Array.isArray(value))
    return value
      .filter((one) => typeof one !== 'string' || one.toLowerCase() !== email)
      .map((one) => withoutAddress(one, email))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutAddress(part, email)]))
}
