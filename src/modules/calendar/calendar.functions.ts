/** Server functions of the calendar: days that are kept, sold or closed. */

import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { parisDay } from '#/lib/paris-time.ts'
import { staffOnly } from '#/modules/staff/server/auth/staff-only.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { orRefused } from '#/platform/records/refusal.ts'
import {
  calendarId,
  type EntryProblem,
  editedEntryInput,
  endedEntryInput,
  newEntryInput,
  originQuestion,
  problemOfEntry,
} from './model/entry-input.schema.ts'
import { momentInParis } from './model/paris-minute.ts'
import { readEntry } from './server/calendar.repository.server.ts'
import { changeEntry } from './server/change-entry.server.ts'
import { endEntry } from './server/end-entry.server.ts'
import { type Answer, answerOf, placedAnswer } from './server/entry-answer.server.ts'
import { readEntryHistory } from './server/entry-history.server.ts'
import { readOriginDays } from './server/origin-days.server.ts'
import { bookHold, placeEntry } from './server/place-entry.server.ts'
import { readBookings, readOptions, readVenueCalendar } from './server/shown-entries.server.ts'

/** The grid of a venue. */
export const fetchVenueCalendar = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(calendarId)
  .handler(async ({ data }) => (await readVenueCalendar(getDatabase().db, data.id, new Date())) ?? null)

/** The options of all venues, the first to end first. */
export const fetchOptions = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .handler(() => readOptions(getDatabase().db, new Date()))

/** The bookings of all venues. */
export const fetchBookings = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(z.object({ when: z.enum(['coming', 'past']) }))
  .handler(({ data }) => readBookings(getDatabase().db, data.when, new Date()))

/** The days of what another module asks for, by venue. */
export const fetchOriginDays = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(originQuestion)
  .handler(({ data }) => readOriginDays(getDatabase().db, data, new Date()))

/** Fetch what has happened to an entry. */
export const fetchEntryHistory = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(calendarId)
  .handler(({ data }) => readEntryHistory(getDatabase().db, data.id))

/** Place a hold, a booking or a closure. */
export const createEntry = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(newEntryInput)
  .handler(({ data: { days, until, ...input }, context: { staff } }): Promise<Answer> => {
    const at = new Date()
    const problem = problemOfEntry({ ...input, days, until }, at, parisDay(at))
    if (problem !== undefined) return refused(problem)
    const untilAt = input.kind === 'hold' ? (momentInParis(until ?? '') ?? null) : null
    const wanted = { ...input, ...days, untilAt, origin: input.origin ?? null }
    return orRefused<Answer>(
      getDatabase()
        .db.transaction()
        .execute(async (db) => placedAnswer(await placeEntry(db, wanted, { by: staff, at }))),
    )
  })

/** Change days, end, name and note of an entry. */
export const updateEntry = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(editedEntryInput)
  .handler(async ({ data: { days, event, until, ...input }, context: { staff } }): Promise<Answer> => {
    const at = new Date()
    const present = await readEntry(getDatabase().db, input.id)
    if (present === undefined) return { kind: 'gone' }
    const problem = problemOfEntry({ ...input, kind: present.kind, days, event, until }, at, parisDay(at))
    if (problem !== undefined) return refused(problem)
    const untilAt = momentInParis(until ?? '')
    const { title, note } = input
    const change = { title, note, days: { ...days, event }, ...(untilAt ? { untilAt } : {}) }
    return answerOf(await changeEntry(getDatabase(), input, change, { by: staff, at }))
  })

/** Release, cancel or reopen the days of an entry, or bring it back. */
export const finishEntry = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(endedEntryInput)
  .handler(({ data, context: { staff } }) => endEntry(getDatabase(), data, { by: staff, at: new Date() }))

/** Sell the days of a hold. */
export const bookOption = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(calendarId)
  .handler(({ data, context: { staff } }) =>
    orRefused<Answer>(
      getDatabase()
        .db.transaction()
        .execute(async (db) => {
          const booking = await bookHold(db, data.id, { by: staff, at: new Date() })
          return booking === undefined ? { kind: 'gone' } : placedAnswer(booking)
        }),
    ),
  )

const refused = async (problem: EntryProblem): Promise<Answer> => ({ kind: 'refused', problem })

export type { Answer as EntryAnswer } from './server/entry-answer.server.ts'
export type { OriginVenue } from './server/origin-days.server.ts'
export type { ShownEntry } from './server/shown-entries.server.ts'
