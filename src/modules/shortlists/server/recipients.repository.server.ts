/** Recipients of mails about shared lists, by the keyed hash of their mailbox. */

import type { Selectable } from 'kysely'
import type { Db, Transaction } from '#/platform/database/schema.ts'
import type { SharedListRecipientTable } from './tables/shared-list.ts'

export type Recipient = Selectable<SharedListRecipientTable>

/** The row of a recipient. */
export function findRecipient(db: Db, key: string): Promise<Recipient | undefined> {
  return db.selectFrom('shared_list_recipient').selectAll().where('key', '=', key).executeTakeFirst()
}

/** The same, made when it is not there, and held until the transaction ends: no two lists plan a mail at the same moment. */
export function holdRecipient(transaction: Transaction, key: string): Promise<Recipient> {
  return transaction
    .insertInto('shared_list_recipient')
    .values({ key, mailed_at: null, confirmed_at: null, stopped_at: null })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Note when the next mail leaves, or what the recipient has decided. */
export async function noteRecipient(
  db: Db,
  key: string,
  change: Partial<Omit<Recipient, 'key'>>,
): Promise<void> {
  await db
    .insertInto('shared_list_recipient')
    .values({ key, mailed_at: null, confirmed_at: null, stopped_at: null, ...change })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(change))
    .execute()
}
