/** Days of venues: holds, bookings and closures, the days that are taken, and rooms that share their walls. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const calendar: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('calendar_entry')
      .addColumn('id', 'text', (c) => c.primaryKey())
      // A venue with bookings is never taken away: its days are part of contracts.
      .addColumn('venue_id', 'text', (c) => c.notNull().references('venue.id').onDelete('restrict'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('first_day', 'text', (c) => c.notNull())
      .addColumn('last_day', 'text', (c) => c.notNull())
      .addColumn('event_first_day', 'text', (c) => c.notNull())
      .addColumn('event_last_day', 'text', (c) => c.notNull())
      .addColumn('queue_at', 'text', (c) => c.notNull())
      .addColumn('until_at', 'text')
      .addColumn('origin_kind', 'text')
      .addColumn('origin_id', 'text')
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('note', 'text', (c) => c.notNull())
      .addColumn('created_by', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addCheckConstraint('calendar_entry_days', sql`first_day <= last_day`)
      .addCheckConstraint(
        'calendar_entry_event',
        sql`first_day <= event_first_day and event_first_day <= event_last_day and event_last_day <= last_day`,
      )
      .addCheckConstraint('calendar_entry_hold', sql`(kind = 'hold') = (until_at is not null)`)
      .addCheckConstraint(
        'calendar_entry_state',
        sql`(kind = 'hold' and state in ('active', 'booked', 'released', 'lapsed'))
          or (kind = 'booking' and state in ('booked', 'cancelled'))
          or (kind = 'closed' and state in ('closed', 'reopened'))`,
      )
      .execute()
    await db.schema
      .createIndex('calendar_entry_of_venue')
      .on('calendar_entry')
      .columns(['venue_id', 'last_day'])
      .execute()
    await db.schema
      .createIndex('calendar_entry_of_origin')
      .on('calendar_entry')
      .columns(['origin_kind', 'origin_id'])
      .execute()
    await sql`create index calendar_entry_ending on calendar_entry (until_at) where state = 'active'`.execute(
      db,
    )
    await db.schema
      .createTable('calendar_history')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('entry_id', 'text', (c) => c.notNull().references('calendar_entry.id').onDelete('cascade'))
      .addColumn('at', 'text', (c) => c.notNull())
      .addColumn('actor', 'text')
      .addColumn('event', 'text', (c) => c.notNull())
      .addColumn('details', 'jsonb', (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('calendar_history_of_entry')
      .on('calendar_history')
      .columns(['entry_id', 'at'])
      .execute()
    // The key is what makes a second booking of a day impossible, on both engines, whatever the code does.
    await db.schema
      .createTable('occupied_day')
      .addColumn('venue_id', 'text', (c) => c.notNull().references('venue.id').onDelete('restrict'))
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('entry_id', 'text', (c) => c.notNull().references('calendar_entry.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('occupied_day_key', ['venue_id', 'day'])
      .execute()
    await db.schema.createIndex('occupied_day_of_entry').on('occupied_day').column('entry_id').execute()
    await db.schema
      .createTable('venue_part')
      .addColumn('venue_id', 'text', (c) => c.notNull().references('venue.id').onDelete('cascade'))
      .addColumn('part_id', 'text', (c) => c.notNull().references('venue.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('venue_part_key', ['venue_id', 'part_id'])
      .addCheckConstraint('venue_part_other', sql`venue_id <> part_id`)
      .execute()
    await db.schema.createIndex('venue_part_of').on('venue_part').column('part_id').execute()
  },
}
