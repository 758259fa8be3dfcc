/** Requests that were won before the calendar: their venue and their exact days are booked. */
import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

interface Won {
  id: string
  reference: string
  venue_id: string
  first_day: string
  last_day: string
  at: string
  by: string | null
}

/** Frozen: see `frozen.json`. */
export const wonDays: Migration = {
  async up(db: Kysely<unknown>) {
    const { rows } = await sql<Won>`
      select enquiry.id, enquiry.reference, venue.id as venue_id, enquiry.first_day, enquiry.last_day,
        coalesce(enquiry.outcome_at, enquiry.updated_at) as at, enquiry.outcome_by as by
      from enquiry join venue on venue.id = enquiry.outcome_venue_id
      where enquiry.status = 'won' and enquiry.first_day <= enquiry.last_day
      and enquiry.id not in (select enquiry_id from enquiry_merge)
      order by coalesce(enquiry.outcome_at, enquiry.updated_at), enquiry.reference
    `.execute(db)
    for (const won of rows) {
      // Who was first has the days: the second is named in the note of the first, so that somebody looks at it.
      const first = await sql<{ entry_id: string }>`
        select entry_id from occupied_day
        where venue_id = ${won.venue_id} and day between ${won.first_day} and ${won.last_day} order by day limit 1
      `.execute(db)
      if (first.rows[0] === undefined) await book(db, won)
      else {
        const line = `! ${won.reference}: ${won.first_day} – ${won.last_day}`
        await sql`
          update calendar_entry set note = trim(note || ' ' || ${line}) where id = ${first.rows[0].entry_id}
        `.execute(db)
      }
    }
  },
}

async function book(db: Kysely<unknown>, won: Won): Promise<void> {
  const id = randomUUID()
  const { first_day, last_day, at } = won
  await sql`
    insert into calendar_entry (id, venue_id, kind, state, first_day, last_day, event_first_day, event_last_day,
      queue_at, until_at, origin_kind, origin_id, title, note, created_by, created_at, version)
    values (${id}, ${won.venue_id}, 'booking', 'booked', ${first_day}, ${last_day}, ${first_day}, ${last_day},
      ${at}, null, 'enquiry', ${won.id}, ${won.reference}, '', ${won.by}, ${at}, 1)
  `.execute(db)
  await sql`
    insert into calendar_history (id, entry_id, at, actor, event, details)
    values (${randomUUID()}, ${id}, ${at}, ${won.by}, 'booked', ${JSON.stringify({ firstDay: first_day, lastDay: last_day })})
  `.execute(db)
  for (let day = first_day; day <= last_day; day = dayAfter(day)) {
    await sql`insert into occupied_day (venue_id, day, entry_id) values (${won.venue_id}, ${day}, ${id})`.execute(
      db,
    )
  }
}

const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
