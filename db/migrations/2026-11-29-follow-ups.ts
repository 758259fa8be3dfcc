/** Follow-ups: what is to be done about a request on a day. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const followUps: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('follow_up')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('enquiry_id', 'text', (c) => c.notNull().references('enquiry.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      // The state that it follows from; by hand it follows from none.
      .addColumn('origin', 'text')
      .addColumn('about', 'text')
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('note', 'text', (c) => c.notNull())
      .addColumn('assignee', 'text', (c) => c.references('user.id').onDelete('set null'))
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('created_by', 'text')
      .addColumn('outcome', 'text')
      .addColumn('closed_at', 'text')
      .addColumn('closed_by', 'text')
      .addColumn('version', 'integer', (c) => c.notNull())
      // Each state makes one, whoever looks at it and how often.
      .addUniqueConstraint('follow_up_once', ['kind', 'origin'])
      .addCheckConstraint('follow_up_outcome', sql`outcome in ('done', 'over', 'removed')`)
      .addCheckConstraint('follow_up_closed', sql`(outcome is null) = (closed_at is null)`)
      .addCheckConstraint('follow_up_origin', sql`(kind = 'hand') = (origin is null)`)
      .execute()
    await db.schema.createIndex('follow_up_of_enquiry').on('follow_up').column('enquiry_id').execute()
    await sql`create index follow_up_open on follow_up (day) where outcome is null`.execute(db)
    await db.schema
      .createTable('follow_up_history')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('follow_up_id', 'text', (c) => c.notNull().references('follow_up.id').onDelete('cascade'))
      .addColumn('at', 'text', (c) => c.notNull())
      .addColumn('actor', 'text')
      .addColumn('event', 'text', (c) => c.notNull())
      .addColumn('details', 'jsonb', (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('follow_up_history_of')
      .on('follow_up_history')
      .columns(['follow_up_id', 'at'])
      .execute()
    // What clients have written is looked for every minute.
    await sql`create index enquiry_history_wrote on enquiry_history (enquiry_id) where event = 'wrote'`.execute(
      db,
    )
  },
}
