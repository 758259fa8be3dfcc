/** Reading the calendar of venues. */
import type { Db } from '#/platform/database/schema.ts'
import type { CalendarEntry, EntryOrigin } from '../model/calendar-entry.ts'
import type { DayRange } from '../model/day-range.ts'
import { entryOf } from './entry-row.ts'
import { relatedVenues } from './related-venues.server.ts'

/** One entry; undefined when there is none. */
export async function readEntry(db: Db, id: string): Promise<CalendarEntry | undefined> {
  const row = await db.selectFrom('calendar_entry').selectAll().where('id', '=', id).executeTakeFirst()
  return row && entryOf(row)
}

/** The entries that share a day with a range: of a venue, its rooms, and the houses that it is a room of. */
export async function entriesOn(
  db: Db,
  venueId: string,
  { firstDay, lastDay }: DayRange,
): Promise<CalendarEntry[]> {
  const { parts, wholes } = await relatedVenues(db, venueId)
  const rows = await db
    .selectFrom('calendar_entry')
    .selectAll()
    .where('venue_id', 'in', [venueId, ...parts, ...wholes])
    .where('first_day', '<=', lastDay)
    .where('last_day', '>=', firstDay)
    .orderBy('first_day')
    .orderBy('queue_at')
    .orderBy('id')
    .execute()
  return rows.map(entryOf)
}

/**
 * The entries that share a day with a range, by venue: to each its own, those of its rooms and those of its houses.
 * @param firstDay of the range, ISO 8601; without `lastDay` it goes on for ever
 * @param venueIds absent for all venues
 */
export async function entriesByVenue(
  db: Db,
  { firstDay, lastDay }: Pick<DayRange, 'firstDay'> & Partial<DayRange>,
  venueIds?: readonly string[],
): Promise<ReadonlyMap<string, CalendarEntry[]>> {
  let query = db
    .selectFrom('calendar_entry')
    .selectAll()
    .where('state', 'in', ['active', 'booked', 'closed'])
    .where('last_day', '>=', firstDay)
    .orderBy('first_day')
    .orderBy('id')
  if (lastDay !== undefined) query = query.where('first_day', '<=', lastDay)
  const [rows, parts] = await Promise.all([
    query.execute(),
    db.selectFrom('venue_part').select(['venue_id', 'part_id']).execute(),
  ])
  const byVenue = new Map<string, CalendarEntry[]>()
  for (const entry of rows.map(entryOf))
    for (const id of withRelated(entry.venueId, parts))
      if (venueIds === undefined || venueIds.includes(id))
        byVenue.set(id, [...(byVenue.get(id) ?? []), entry])
  return byVenue
}

/** A venue with its rooms, however deep, and the houses that it is a room of. */
function withRelated(
  venueId: string,
  parts: readonly { readonly venue_id: string; readonly part_id: string }[],
): ReadonlySet<string> {
  const follow = (from: 'venue_id' | 'part_id', to: 'venue_id' | 'part_id') => {
    const found = new Set([venueId])
    for (const id of found) for (const part of parts) if (part[from] === id) found.add(part[to])
    return found
  }
  return follow('venue_id', 'part_id').union(follow('part_id', 'venue_id'))
}

/** The entries that were made for something, the earliest first. */
export async function entriesFor(db: Db, { kind, id }: EntryOrigin): Promise<CalendarEntry[]> {
  const rows = await db
    .selectFrom('calendar_entry')
    .selectAll()
    .where('origin_kind', '=', kind)
    .where('origin_id', '=', id)
    .orderBy('first_day')
    .orderBy('id')
    .execute()
  return rows.map(entryOf)
}

/**
 * Slugs of the venues of which an origin held days that were sold to somebody else, and has them no more.
 * @param since ISO 8601, UTC: those that ended after it
 */
export async function outsoldVenues(db: Db, origin: EntryOrigin, since: string): Promise<string[]> {
  const rows = await db
    .selectFrom('calendar_history as ended')
    .innerJoin('calendar_entry as hold', 'hold.id', 'ended.entry_id')
    .innerJoin('venue', 'venue.id', 'hold.venue_id')
    .select('venue.slug')
    .distinct()
    .where('ended.event', '=', 'outsold')
    .where('ended.at', '>', since)
    .where('hold.state', '=', 'released')
    .where('origin_kind', '=', origin.kind)
    .where('origin_id', '=', origin.id)
    .orderBy('venue.slug')
    .execute()
  return rows.map(({ slug }) => slug)
}
