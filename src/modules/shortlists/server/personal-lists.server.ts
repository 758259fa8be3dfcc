/** Shared lists of a person, found by the address that they left for news of answers (behaviour 6.3). */
import { sql } from 'kysely'
import type { PersonalData } from '#/platform/personal-data.ts'

/** What is told and erased on demand. A list goes with all that was answered to it, and its mails with their address. */
export const SHARED_LISTS_OF_PERSON: PersonalData = {
  name: 'sharedLists',
  read: (db, email) =>
    db
      .selectFrom('shared_list')
      .select(['content', 'options', 'language', 'email', 'created_at', 'expires_at', 'stopped_at'])
      .where('email', '=', email)
      .orderBy('created_at')
      .execute(),
  erase: async (db, email, engine) => {
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
