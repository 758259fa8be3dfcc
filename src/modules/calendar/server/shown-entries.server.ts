/** Entries as the back office shows them: with their venue, their rank, and whether they stand. */

import { laterDay } from '#/lib/iso-day.ts'
import { parisDay } from '#/lib/paris-time.ts'
import { venueNames } from '#/modules/venues/server/venue-names.repository.server.ts'
import type { Db } from '#/platform/database/schema.ts'
import { type CalendarEntry, stands } from '../model/calendar-entry.ts'
import { conflictsWith, rankOf } from '../model/conflicts-with.ts'
import { type DayRange, MAX_ENTRY_DAYS } from '../model/day-range.ts'
import { usualHoldEnd } from '../model/hold-until.ts'
import { minuteInParis } from '../model/paris-minute.ts'
import { type ShownWord, shownWord } from '../model/shown-word.ts'
import { entriesOn } from './calendar.repository.server.ts'
import { entryOf } from './entry-row.ts'
import { asksOn } from './owner-asks.repository.server.ts'

/** An entry in a grid or a list. */
export interface ShownEntry extends CalendarEntry {
  readonly venueName: string
  /** Of a hold that stands; null for anything else. */
  readonly rank: number | null
  readonly isStanding: boolean
  /** How many holds of others end when its days are sold; 0 for what is no hold, or does not stand. */
  readonly outsells: number
  /** On clocks in Paris; null for what is no hold. */
  readonly until: string | null
  /** What the owner has said of its days; null for a closure, for what does not stand, and where nothing was asked. */
  readonly word: ShownWord | null
}

/** Longest list of options or bookings. */
const MOST = 500
/** Days that the grid of a venue goes back and ahead. */
const AHEAD = 2 * MAX_ENTRY_DAYS

/**
 * Show entries.
 * @param among those by which the rank of a hold is reckoned
 */
export async function shownEntries(
  db: Db,
  entries: readonly CalendarEntry[],
  now: Date,
  among: (entry: CalendarEntry) => readonly CalendarEntry[],
): Promise<ShownEntry[]> {
  const venueIds = [...new Set(entries.map(({ venueId }) => venueId))]
  const [names, asks] = await Promise.all([venueNames(db, venueIds), asksOn(db, venueIds, spanOf(entries))])
  return entries.map((entry) => {
    const isStanding = stands(entry, now)
    return {
      ...entry,
      ...{ isStanding, venueName: names.get(entry.venueId) ?? '' },
      rank: entry.kind === 'hold' && isStanding ? rankOf(entry, among(entry), now) : null,
      outsells: entry.kind === 'hold' && isStanding ? othersOn(entry, among(entry), now) : 0,
      until: entry.untilAt === null ? null : minuteInParis(entry.untilAt),
      word:
        isStanding && entry.kind !== 'closed' ? shownWord(asks.get(entry.venueId) ?? [], entry, now) : null,
    }
  })
}

function othersOn(hold: CalendarEntry, among: readonly CalendarEntry[], now: Date): number {
  return conflictsWith(among, hold, now, hold.origin).held.filter(({ id }) => id !== hold.id).length
}

/** From the first day of all to the last. */
function spanOf(entries: readonly CalendarEntry[]): DayRange {
  const days = entries.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]).toSorted()
  return { firstDay: days[0] ?? '', lastDay: days.at(-1) ?? '' }
}

/**
 * The calendar of a venue from this month on, with what its rooms and its houses have in the way.
 * @returns undefined for a venue that does not exist
 */
export async function readVenueCalendar(db: Db, venueId: string, now: Date) {
  const name = (await venueNames(db, [venueId])).get(venueId)
  if (name === undefined) return undefined
  const today = parisDay(now)
  const firstDay = `${today.slice(0, 7)}-01`
  const entries = await entriesOn(db, venueId, { firstDay, lastDay: laterDay(today, AHEAD) })
  return {
    venue: { id: venueId, name },
    ...{ today, usualEnd: usualHoldEnd(now) },
    entries: await shownEntries(db, entries, now, () => entries),
  }
}

/** Options that stand, the first to end first. */
export async function readOptions(db: Db, now: Date): Promise<ShownEntry[]> {
  const rows = await db
    .selectFrom('calendar_entry')
    .selectAll()
    .where('state', '=', 'active')
    .where('until_at', '>', now.toISOString())
    .orderBy('until_at')
    .orderBy('id')
    .limit(MOST)
    .execute()
  const holds = rows.map(entryOf)
  const among = new Map<string, CalendarEntry[]>()
  for (const { venueId } of holds) {
    if (among.has(venueId)) continue
    const own = holds.filter((hold) => hold.venueId === venueId)
    among.set(venueId, await entriesOn(db, venueId, spanOf(own)))
  }
  return shownEntries(db, holds, now, ({ venueId }) => among.get(venueId) ?? [])
}

/** Bookings: those to come with the next one first, or those that are over with the latest first. */
export async function readBookings(db: Db, when: 'coming' | 'past', now: Date): Promise<ShownEntry[]> {
  const today = parisDay(now)
  const rows = await db
    .selectFrom('calendar_entry')
    .selectAll()
    .where('kind', '=', 'booking')
    .where('state', '=', 'booked')
    .where('last_day', when === 'coming' ? '>=' : '<', today)
    .orderBy('first_day', when === 'coming' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute()
  return shownEntries(db, rows.map(entryOf), now, () => [])
}
