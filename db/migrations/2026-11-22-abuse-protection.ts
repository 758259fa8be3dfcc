/** What keeps the forms from being abused: counters, tokens that were used, and from which network a request came. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const abuseProtection: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('rate_limit')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('points', 'integer', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('rate_limit_expiry').on('rate_limit').column('expires_at').execute()
    await db.schema
      .createTable('used_form_token')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('submission_key', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('used_form_token_expiry').on('used_form_token').column('expires_at').execute()
    await db.schema.alterTable('enquiry').addColumn('sender_network', 'text').execute()
  },
}
