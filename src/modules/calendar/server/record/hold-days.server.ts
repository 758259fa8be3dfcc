/** Days kept for something of another module, which decides until when (ADR 0116). */
import { z } from 'zod'
import type { Actor } from '#/platform/audit-log/audit.ts'
import type { Db } from '#/platform/database/schema.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import { type CalendarEntry, type EntryOrigin, stands } from '../../model/calendar-entry.ts'
import { isWithin, overlaps } from '../../model/day-range.ts'
import { entriesFor } from '../calendar.repository.server.ts'
import { type NewEntry, placeEntry } from '../place-entry.server.ts'
import { lockCalendar } from '../related-venues.server.ts'
import { restoreEach, writeEntry } from '../restore-holds.server.ts'

const withOrigin = z.object({ withOrigin: z.literal(true) })

/**
 * Hold days within a transaction; days that the same origin has there already are left as they are.
 * @throws {Refusal} with `Taken`, when the days are sold or closed
 */
export async function holdDays(
  db: Db,
  wanted: Omit<NewEntry, 'kind' | 'origin'> & { readonly origin: EntryOrigin },
  stamp: Stamp<Actor>,
): Promise<void> {
  const own = await entriesFor(db, wanted.origin)
  const isHeld = own.some(
    (entry) => entry.venueId === wanted.venueId && stands(entry, stamp.at) && overlaps(entry, wanted),
  )
  if (!isHeld) await placeEntry(db, { ...wanted, kind: 'hold' }, stamp)
}

/**
 * Hold days until a moment at least, within a transaction; a hold of the same origin that lasts as long is left as it is.
 * @throws {Refusal} with `Taken`, when the days are sold or closed
 */
export async function holdDaysUntil(
  db: Db,
  wanted: Omit<NewEntry, 'kind' | 'origin' | 'untilAt'> & {
    readonly origin: EntryOrigin
    readonly untilAt: string
  },
  stamp: Stamp<Actor>,
): Promise<void> {
  const isHeld = (await entriesFor(db, wanted.origin)).some(
    (entry) =>
      entry.venueId === wanted.venueId &&
      stands(entry, stamp.at) &&
      isWithin(wanted, entry) &&
      (entry.untilAt ?? wanted.untilAt) >= wanted.untilAt,
  )
  if (!isHeld) await placeEntry(db, { ...wanted, kind: 'hold' }, stamp)
}

/** Let the holds of an origin end at a moment (ISO 8601, UTC), unless they end before, within a transaction. */
export async function endHoldsBy(
  db: Db,
  origin: EntryOrigin,
  untilAt: string,
  stamp: Stamp<Actor>,
): Promise<void> {
  for (const hold of (await lockedEntries(db, origin)).filter((entry) => stands(entry, stamp.at))) {
    if (hold.untilAt === null || hold.untilAt <= untilAt) continue
    const details = { from: hold.untilAt, to: untilAt }
    await writeEntry(db, hold, { until_at: untilAt }, { event: 'extended', details }, stamp)
  }
}

/** Release the holds of an origin that is given up, within a transaction; they come back with it. */
export async function releaseWithOrigin(db: Db, origin: EntryOrigin, stamp: Stamp<Actor>): Promise<void> {
  await releaseHolds(db, await lockedEntries(db, origin), { withOrigin: true }, stamp)
}

/** Let the holds stand again that were released together with their origin, within a transaction. */
export async function restoreHoldsOf(db: Db, origin: EntryOrigin, stamp: Stamp<Actor>): Promise<void> {
  const isOf = (details: unknown) => withOrigin.safeParse(details).success
  await restoreEach(db, await lockedEntries(db, origin), isOf, {}, stamp)
}

/**
 * Release the holds of an origin, within a transaction.
 * @param placedAt only those that were placed at a moment (ISO 8601, UTC)
 */
export async function releaseHoldsOf(
  db: Db,
  origin: EntryOrigin,
  placedAt: string | undefined,
  stamp: Stamp<Actor>,
): Promise<void> {
  const placed = (await lockedEntries(db, origin)).filter(
    ({ queueAt }) => placedAt === undefined || queueAt === placedAt,
  )
  await releaseHolds(db, placed, {}, stamp)
}

/** Somebody who sells the days of an origin ends its holds too: the venues are locked before them, as there. */
async function lockedEntries(db: Db, origin: EntryOrigin): Promise<CalendarEntry[]> {
  const known = await entriesFor(db, origin)
  await lockCalendar(db, ...known.map(({ venueId }) => venueId))
  return known.length === 0 ? known : entriesFor(db, origin)
}

async function releaseHolds(
  db: Db,
  entries: readonly CalendarEntry[],
  details: object,
  stamp: Stamp<Actor>,
): Promise<void> {
  for (const entry of entries)
    if (entry.kind === 'hold' && entry.state === 'active')
      await writeEntry(db, entry, { state: 'released' }, { event: 'released', details }, stamp)
}
