/** `GET /api/bookings/{id}/client.ics` and `owner.ics`: a booking for a calendar, to be passed on by the staff. */
import { AGENCY } from '#/lib/settings.ts'
import { rejectionFor } from '#/modules/staff/server/auth/staff-needs.ts'
import { readStaffSession } from '#/modules/staff/server/auth/staff-session.ts'
import { calendarFileAnswer } from '#/platform/calendar-files/calendar-file.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { readBooking } from './booking.repository.server.ts'

const ID = /^[0-9a-f-]{36}$/

/** 404 for what is no booking that stands, 401 and 403 for whom it is not. */
export async function bookingFile(request: Request, id: string, whom: string): Promise<Response> {
  const staff = await readStaffSession(request.headers)
  if (staff === null) return plain(401, 'Sign in first.\n')
  if (rejectionFor(staff, {}, new Date()) !== undefined) return plain(403, 'Set up a second factor first.\n')
  const at = new Date()
  const booking = ID.test(id) ? await readBooking(getDatabase().db, id, at) : undefined
  if (booking?.entry.isStanding !== true || (whom !== 'client' && whom !== 'owner'))
    return plain(404, 'There is no such booking.\n')
  const { entry, address } = booking
  // What days were made for is a reference; what somebody typed by hand may be a client's name, which the owner is not told.
  const reference = whom === 'client' || entry.origin !== null ? entry.title : ''
  const stay = {
    ...{ uid: entry.id, firstDay: entry.firstDay, lastDay: entry.lastDay, address },
    title: `${entry.venueName} · ${AGENCY.name}`,
    description: [reference, `${AGENCY.name}, ${AGENCY.phone}, ${AGENCY.email}`].filter(Boolean).join('\n'),
  }
  return calendarFileAnswer([stay], { name: `${entry.firstDay}-${whom}`, at })
}

function plain(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
