/** The word of owners about days of their venues, and what the agency knows of how they let. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const wordOfOwners: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of [
      'owner_language',
      'lets_as',
      'vat_status',
      'deposit_payee',
      'mandate_number',
      'mandate_day',
    ])
      await db.schema.alterTable('venue_private').addColumn(column, 'text').execute()
    // Hundredths of a percent.
    await db.schema.alterTable('venue_private').addColumn('commission_bp', 'integer').execute()
    await db.schema
      .createTable('owner_ask')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('venue_id', 'text', (c) => c.notNull().references('venue.id').onDelete('cascade'))
      .addColumn('first_day', 'text', (c) => c.notNull())
      .addColumn('last_day', 'text', (c) => c.notNull())
      .addColumn('event', 'text', (c) => c.notNull())
      .addColumn('guests', 'integer')
      .addColumn('set_up', 'text', (c) => c.notNull())
      .addColumn('client', 'text')
      .addColumn('origin_kind', 'text')
      .addColumn('origin_id', 'text')
      // Absent where nothing was sent: the word was given on the phone.
      .addColumn('token_hash', 'text', (c) => c.unique())
      // Of the link in the reminder; both lead to the same page.
      .addColumn('reminder_hash', 'text', (c) => c.unique())
      .addColumn('asked_at', 'text', (c) => c.notNull())
      .addColumn('asked_by', 'text', (c) => c.notNull())
      .addColumn('sent_to', 'text', (c) => c.notNull())
      .addColumn('language', 'text', (c) => c.notNull())
      .addColumn('wished_until', 'text', (c) => c.notNull())
      .addColumn('answer', 'text', (c) => c.notNull())
      .addColumn('answered_at', 'text')
      .addColumn('valid_until', 'text')
      .addColumn('free_from', 'text')
      .addColumn('note', 'text', (c) => c.notNull())
      .addColumn('channel', 'text')
      .addColumn('answered_by', 'text')
      .addColumn('late', 'jsonb')
      .addColumn('revoked_at', 'text')
      .addColumn('remind_at', 'text')
      .addColumn('reminded_at', 'text')
      .addColumn('version', 'integer', (c) => c.notNull())
      .addCheckConstraint('owner_ask_days', sql`first_day <= last_day`)
      .addCheckConstraint('owner_ask_answer', sql`answer in ('none', 'yes', 'yes-but', 'no')`)
      .addCheckConstraint('owner_ask_answered', sql`(answer = 'none') = (answered_at is null)`)
      .addCheckConstraint('owner_ask_until', sql`(answer = 'yes') = (valid_until is not null)`)
      .execute()
    await db.schema
      .createIndex('owner_ask_of_venue')
      .on('owner_ask')
      .columns(['venue_id', 'last_day'])
      .execute()
    await sql`create index owner_ask_silent on owner_ask (asked_at) where answer = 'none' and revoked_at is null`.execute(
      db,
    )
  },
}
