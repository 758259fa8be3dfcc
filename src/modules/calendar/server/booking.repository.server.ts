/** A booking as its own page shows it. */
import { parisDay } from '#/lib/paris-time.ts'
import { staffNames } from '#/modules/staff/server/staff.repository.server.ts'
import type { Db } from '#/platform/database/schema.ts'
import { BOOKING_CHECKS, type BookingCheck } from '../model/booking-checks.ts'
import { readEntry } from './calendar.repository.server.ts'
import { type ShownEntry, shownEntries } from './shown-entries.server.ts'

/** Where it is, whom the agency calls there, and what is done. Empty texts are not known. */
export interface BookingView {
  readonly entry: ShownEntry
  /** In Paris (ISO 8601). */
  readonly today: string
  readonly address: string
  readonly owner: { readonly name: string; readonly email: string; readonly phone: string }
  /** In the order of the list. */
  readonly checks: readonly BookingCheck[]
}

/** Read a booking, whether or not it still stands; undefined for what is none. */
export async function readBooking(db: Db, id: string, now: Date): Promise<BookingView | undefined> {
  const found = await readEntry(db, id)
  if (found?.kind !== 'booking') return undefined
  const [shown, venue, rows] = await Promise.all([
    shownEntries(db, [found], now, () => []),
    db
      .selectFrom('venue_private')
      .select(['address', 'owner_name', 'owner_email', 'owner_phone'])
      .where('venue_id', '=', found.venueId)
      .executeTakeFirst(),
    db.selectFrom('booking_check').selectAll().where('entry_id', '=', id).execute(),
  ])
  const [entry] = shown
  if (entry === undefined) return undefined
  const names = await staffNames(
    db,
    rows.map(({ done_by }) => done_by),
  )
  return {
    ...{ entry, today: parisDay(now), address: venue?.address ?? '' },
    owner: {
      ...{ name: venue?.owner_name ?? '', email: venue?.owner_email ?? '', phone: venue?.owner_phone ?? '' },
    },
    checks: BOOKING_CHECKS.flatMap((item) =>
      rows
        .filter((row) => row.item === item)
        .map(({ day, done_by }) => ({ item, day, by: names.get(done_by) ?? null })),
    ),
  }
}
