/** Whom mails about shared lists may be sent to, by a keyed hash of the mailbox. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const listRecipients: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('shared_list_recipient')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('mailed_at', 'text')
      .addColumn('confirmed_at', 'text')
      .addColumn('stopped_at', 'text')
      .execute()
  },
}
