/** Which venues cannot be had on the days of a stay. */
import { laterDay } from '#/lib/iso-day.ts'
import type { AskedStay } from '#/modules/venues/model/brief.ts'
import type { Db } from '#/platform/database/schema.ts'
import { conflictsWith } from '../model/conflicts-with.ts'
import { entriesByVenue } from './calendar.repository.server.ts'

/** Slugs of published venues that are sold or closed on a day of a stay, itself or a room or a house of it. */
export async function takenVenues(
  db: Db,
  { startDate, duration = 1 }: AskedStay,
  now: Date,
): Promise<string[]> {
  if (startDate === undefined) return []
  const range = { firstDay: startDate, lastDay: laterDay(startDate, duration - 1) }
  const found = await entriesByVenue(db, range)
  const ids = [...found].flatMap(([id, entries]) =>
    conflictsWith(entries, range, now).taken.length > 0 ? [id] : [],
  )
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('venue')
    .select('slug')
    .where('id', 'in', ids)
    .where('status', '=', 'published')
    .orderBy('slug')
    .execute()
  return rows.map(({ slug }) => slug)
}
