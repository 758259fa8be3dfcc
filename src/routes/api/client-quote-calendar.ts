import { createFileRoute } from '@tanstack/react-router'
import { clientCalendar } from '#/modules/quotes/server/acceptance/client-file.server.ts'

/** The booked days of a quote as a calendar file for its client. */
export const Route = createFileRoute('/api/q/$token/days.ics')({
  server: { handlers: { GET: ({ params }) => clientCalendar(params.token) } },
})
