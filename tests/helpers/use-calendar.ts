/** Days of venues on a database: what the tests of what is sold and held begin with. */
import type { Taken } from '#/modules/calendar/model/taken.ts'
import { bookHold, type NewEntry, placeEntry } from '#/modules/calendar/server/place-entry.server.ts'
import type { Actor } from '#/platform/audit-log/audit.ts'
import { orRefused } from '#/platform/records/refusal.ts'
import { type BOTH_ENGINES, useDatabase } from './database.ts'

export const LEA: Actor = { id: null, name: 'Léa Morel', network: '192.0.2.0/24' }
export const NOW = new Date('2027-01-10T10:00:00Z')
/** When a hold ends. */
const UNTIL = '2027-01-17T17:00:00.000Z'
/** The stamp of a change, some minutes after `NOW`. */
export const at = (minutes: number) => ({ by: LEA, at: new Date(NOW.getTime() + minutes * 60_000) })

/** The first six days of March, sold. */
export const entry = (venueId: string, more: Partial<NewEntry> = {}): NewEntry => ({
  ...{ venueId, kind: 'booking', origin: null, title: 'Maison Verlaine', note: '', untilAt: null },
  ...{ firstDay: '2027-03-01', lastDay: '2027-03-06' },
  ...more,
})
/** The same days, held for a request. */
export const hold = (venueId: string, id: string, more: Partial<NewEntry> = {}) =>
  entry(venueId, { kind: 'hold', untilAt: UNTIL, origin: { kind: 'enquiry', id }, ...more })
/** A change of an entry to other days. */
export const days = (firstDay: string, lastDay = firstDay) => ({
  days: { firstDay, lastDay, event: { firstDay, lastDay } },
})

/** A database, and entries placed and booked in it. */
export function useCalendar(engine: (typeof BOTH_ENGINES)[number]) {
  const database = useDatabase(engine)
  const place = (wanted: NewEntry, minutes = 0) =>
    orRefused<Awaited<ReturnType<typeof placeEntry>> | Taken>(
      database()
        .db.transaction()
        .execute((db) => placeEntry(db, wanted, at(minutes))),
    )
  const book = (id: string, minutes = 0) =>
    orRefused<Awaited<ReturnType<typeof bookHold>> | Taken>(
      database()
        .db.transaction()
        .execute((db) => bookHold(db, id, at(minutes))),
    )
  async function placed(wanted: NewEntry, minutes = 0) {
    const given = await place(wanted, minutes)
    if (given.kind === 'taken') throw new Error('taken')
    return given
  }
  return { database, place, placed, book }
}
