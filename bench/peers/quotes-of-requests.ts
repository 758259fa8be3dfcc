/** What stands beside the requests of a large inbox: for each that got so far a quote, an option and a follow-up; some are out of sight. */
import { sql } from 'kysely'
import type { Database } from '#/platform/database/open-database.ts'
import { addVenue } from '../../tests/helpers/venue-rows.ts'

/** Fill them in for an inbox that is full. @param today a day in Paris (ISO 8601) */
export async function fillQuotes(database: Database, today: string): Promise<void> {
  const { db, engine } = database
  const venueId = await addVenue(database, 'galerie-of-the-options')
  const quoted = sql`from enquiry where status in ('quoted', 'won', 'lost')`
  const json = (text: string) => sql.raw(engine === 'postgres' ? `'${text}'::jsonb` : `'${text}'`)
  const statements = [
    sql`insert into quote (id, reference, enquiry_id, created_at, version)
      select id, 'D-' || reference, id, created_at, 1 ${quoted}`,
    sql`insert into quote_version (id, quote_id, n, state, kind, language, client_kind, valid_until, document, totals,
        pdf_hash, sent_at, sent_to, created_at, version)
      select id, id, 1, 'sent', 'offer', language, 'business', ${today}, ${json('{}')}, ${json('[]')},
        'x', created_at, email, created_at, 1 ${quoted}`,
    sql`insert into calendar_entry (id, venue_id, kind, state, first_day, last_day, event_first_day, event_last_day,
        queue_at, until_at, origin_kind, origin_id, title, note, created_at, version)
      select id, ${venueId}, 'hold', 'active', '2027-03-01', '2027-03-06', '2027-03-01', '2027-03-06',
        created_at, created_at, 'enquiry', id, reference, '', created_at, 1 ${quoted}`,
    sql`insert into follow_up (id, enquiry_id, kind, origin, day, note, created_at, version)
      select id, id, 'hand', null, ${today}, '', created_at, 1 ${quoted}`,
    sql`update enquiry set snoozed_until = '2027-01-04' where reference like '%77' and status in ('in-progress', 'quoted')`,
  ]
  for (const statement of statements) await statement.execute(db)
}
