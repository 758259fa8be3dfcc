/** Removal of link tokens whose mail will not be sent any more. */

import { sql } from 'kysely'
import { toJson } from '#/platform/database/json.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { forgetToken } from './sealed-token.ts'

/**
 * Empty the tokens of mails that have left, of those that were given up and whose link has ended, and of all that an
 * earlier version left readable. Mails that are forgotten as they leave are not among them: this is for the rest.
 * @returns how many
 */
export async function forgetTokens({ db }: Database, now: Date): Promise<number> {
  const text = sql<string>`cast(payload as text)`
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'payload', 'done_at'])
    .where('enquiry_id', 'is', null)
    .where((eb) => eb.or([eb('done_at', 'is not', null), eb('failed_at', 'is not', null)]))
    // A quotation mark inside a text has a backslash before it, so these are names. One engine writes a space between.
    .where((eb) => eb.or([eb(text, 'like', '%"token":%'), eb(text, 'like', '%"box":%"%')]))
    .execute()
  let forgotten = 0
  for (const { id, payload, done_at } of rows) {
    const emptied = forgetToken(payload, done_at === null ? now : undefined)
    if (emptied === undefined) continue
    const change = db
      .updateTable('outbox')
      .set({ payload: toJson(emptied) })
      .where('id', '=', id)
    // Meanwhile it may have been asked for again.
    const settled = change.where((eb) =>
      eb.or([eb('done_at', 'is not', null), eb('failed_at', 'is not', null)]),
    )
    forgotten += Number((await settled.executeTakeFirst()).numUpdatedRows)
  }
  return forgotten
}
