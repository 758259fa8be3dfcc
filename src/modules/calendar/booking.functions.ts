/** Server functions of a booking's own page. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { isIsoDay } from '#/lib/iso-day.ts'
import { parisDay } from '#/lib/paris-time.ts'
import { staffOnly } from '#/modules/staff/server/auth/staff-only.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { BOOKING_CHECKS } from './model/booking-checks.ts'
import { calendarId } from './model/entry-input.schema.ts'
import { readBooking } from './server/booking.repository.server.ts'
import { tickCheck } from './server/tick-check.server.ts'

const day = z.string().refine(isIsoDay).nullable()

/** A booking, whether or not it still stands. */
export const fetchBooking = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(calendarId)
  .handler(async ({ data }) => (await readBooking(getDatabase().db, data.id, new Date())) ?? null)

/** Tick off what has to be seen to for a booking, or take that back. */
export const tickBookingCheck = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(calendarId.extend({ item: z.enum(BOOKING_CHECKS), from: day, day }))
  .handler(({ data, context: { staff } }) => {
    const at = new Date()
    return tickCheck(getDatabase(), data, parisDay(at), { by: staff, at })
  })

export type { BookingView } from './server/booking.repository.server.ts'
