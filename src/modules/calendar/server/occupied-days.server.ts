/** The days that are sold or closed: written here only, under a key that no second entry gets past. */
import { daysFrom, laterDay } from '#/lib/iso-day.ts'
import { raiseRevision } from '#/platform/database/change-content.ts'
import type { Db } from '#/platform/database/schema.ts'
import { Refusal } from '#/platform/records/refusal.ts'
import type { CalendarEntry } from '../model/calendar-entry.ts'
import type { Taken } from '../model/taken.ts'
import { relatedVenues } from './related-venues.server.ts'

/** Rows of one statement: three values each, below the limit of both engines. */
const ROWS_AT_ONCE = 1000

/**
 * Take the days of an entry, at its venue and at every room of it.
 * @throws {Refusal} with `Taken`, when somebody was first
 */
export async function occupyDays(
  db: Db,
  { id, venueId, firstDay, lastDay }: Pick<CalendarEntry, 'id' | 'venueId' | 'firstDay' | 'lastDay'>,
): Promise<void> {
  // Its rooms as well, and no houses: a house has a day of its own only when it was sold as a whole, and then its rooms have it too.
  const { parts } = await relatedVenues(db, venueId)
  const days = Array.from({ length: daysFrom(firstDay, lastDay) }, (_, n) => laterDay(firstDay, n))
  const rows = [venueId, ...parts]
    .toSorted()
    .flatMap((venue_id) => days.map((day) => ({ venue_id, day, entry_id: id })))
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const wanted = rows.slice(at, at + ROWS_AT_ONCE)
    const taken = await db
      .insertInto('occupied_day')
      .values(wanted)
      .onConflict((conflict) => conflict.columns(['venue_id', 'day']).doNothing())
      .returning('day')
      .execute()
    if (taken.length < wanted.length)
      throw new Refusal(await whoWasFirst(db, id, [venueId, ...parts], { firstDay, lastDay }))
  }
  // Visitors are told which venues are taken.
  await raiseRevision(db)
}

/** Give back the days of an entry. */
export async function freeDays(db: Db, entryId: string): Promise<void> {
  await db.deleteFrom('occupied_day').where('entry_id', '=', entryId).execute()
  await raiseRevision(db)
}

async function whoWasFirst(
  db: Db,
  entryId: string,
  venueIds: readonly string[],
  { firstDay, lastDay }: Pick<CalendarEntry, 'firstDay' | 'lastDay'>,
): Promise<Taken> {
  const row = await db
    .selectFrom('occupied_day')
    .innerJoin('calendar_entry as entry', 'entry.id', 'occupied_day.entry_id')
    .select(['entry.id', 'entry.venue_id', 'entry.kind', 'entry.title', 'entry.first_day', 'entry.last_day'])
    .select(['entry.origin_kind', 'entry.origin_id'])
    .where('occupied_day.venue_id', 'in', venueIds)
    .where('occupied_day.day', '>=', firstDay)
    .where('occupied_day.day', '<=', lastDay)
    .where('occupied_day.entry_id', '<>', entryId)
    .orderBy('occupied_day.day')
    .executeTakeFirstOrThrow()
  const { id, kind, title, origin_kind, origin_id } = row
  const origin = origin_kind === null || origin_id === null ? null : { kind: origin_kind, id: origin_id }
  return {
    kind: 'taken',
    by: { id, kind, title, origin, venueId: row.venue_id, firstDay: row.first_day, lastDay: row.last_day },
  }
}
