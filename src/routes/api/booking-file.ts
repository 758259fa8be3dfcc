import { createFileRoute } from '@tanstack/react-router'
import { bookingFile } from '#/modules/calendar/server/booking-file.server.ts'

/** A booking for the calendar of its client or of its owner, for the staff. */
export const Route = createFileRoute('/api/bookings/$id/{$whom}.ics')({
  server: { handlers: { GET: ({ request, params }) => bookingFile(request, params.id, params.whom) } },
})
