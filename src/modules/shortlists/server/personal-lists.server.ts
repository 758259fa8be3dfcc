/** Shared lists of a person, found by the address that they left for news of answers, and comments that name them (behaviour 6.3). */

import { sql } from 'kysely'
import { holdsAddress } from '#/lib/address-in-text.ts'
import type { Person, PersonalData } from '#/platform/database/personal-data.ts'
import type { Db } from '#/platform/database/schema.ts'

/** What is disclosed and erased on demand. A list goes with all that was answered to it, and its mails with their address. */
export const SHARED_LISTS_OF_PERSON: PersonalData = {
  name: 'sharedLists',
  read: async (db, person) => {
    if ('phone' in person) return []
    return db
      .selectFrom('shared_list')
      .select(['content', 'options', 'language', 'email', 'created_at', 'expires_at', 'stopped_at'])
      .where('email', '=', person.email)
      .orderBy('created_at')
      .execute()
  },
  erase: async (db, person, engine) => {
    if ('phone' in person) return []
    const { email } = person
    await db.deleteFrom('shared_list').where('email', '=', email).execute()
    const address =
      engine === 'sqlite'
        ? sql<string>`json_extract(payload, '$.data.email')`
        : sql<string>`payload -> 'data' ->> 'email'`
    const template =
      engine === 'sqlite'
        ? sql<string>`json_extract(payload, '$.template')`
        : sql<string>`payload ->> 'template'`
    const mails = await db
      .deleteFrom('outbox')
      .where(template, '=', 'shared-answers')
      .where(address, '=', email)
      .returning('id')
      .execute()
    return mails.map(({ id }) => id)
  },
}

/** Comments on any list that hold a person's address or number: nothing else of a reader is known. */
export const COMMENTS_NAMING_PERSON: PersonalData = {
  name: 'sharedListComments',
  read: async (db, person) => (await commentsNaming(db, person)).map(({ id: _, ...comment }) => comment),
  erase: async (db, person) => {
    const ids = (await commentsNaming(db, person)).map(({ id }) => id)
    if (ids.length > 0) await db.deleteFrom('shared_list_comment').where('id', 'in', ids).execute()
    return []
  },
}

async function commentsNaming(db: Db, person: Person) {
  const comments = db
    .selectFrom('shared_list_comment')
    .select(['id', 'name', 'slug', 'text', 'at'])
    .orderBy('at')
  if ('email' in person) {
    const named = await comments.where(sql`lower(text)`, 'like', `%${person.email}%`).execute()
    // The pattern finds longer addresses as well, and an underscore stands for any sign in it.
    return named.filter(({ text }) => holdsAddress(text, person.email))
  }
  // The nine last digits of a number are in every way of writing it, with or without the country.
  const digits = person.phone.replaceAll(/\D/g, '').slice(-9)
  return (await comments.execute()).filter(({ text }) => text.replaceAll(/\D/g, '').includes(digits))
}
