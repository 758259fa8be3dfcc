import { createFileRoute, isNotFound, notFound } from '@tanstack/react-router'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { AdminError } from '#/layouts/admin/admin-error.tsx'
import { AdminPending } from '#/layouts/admin/admin-pending.tsx'
import { CalendarPage } from '#/modules/calendar/admin/calendar-page.tsx'
import { fetchVenueCalendar } from '#/modules/calendar/calendar.functions.ts'
import { VenueGone } from '#/modules/venues/admin/venue-page/venue-gone.tsx'
import { adminTitle, missingTitle } from './admin-head.ts'
import { loadOrigins, originOf } from './entry-origins.tsx'

/** The `slug` of the address is the id of the venue, as on its page. */
export const Route = createFileRoute('/_staff/l/$ui/$content/admin-venue-calendar/$slug')({
  loader: async ({ params: { slug: id } }) => {
    const calendar = UUID.test(id) ? await fetchVenueCalendar({ data: { id } }) : null
    if (calendar === null) throw notFound()
    return { ...calendar, origins: await loadOrigins(calendar.entries) }
  },
  // Days that somebody else has just sold are never shown as they were.
  gcTime: 0,
  head: ({ loaderData, match }) => {
    const { calendar, venueDesk } = getAdminMessages(match.context.adminLanguage).admin
    return loaderData || (match.error && !isNotFound(match.error))
      ? adminTitle(`${loaderData?.venue.name ?? ''} · ${calendar.title}`, match)
      : missingTitle(venueDesk.goneTitle)
  },
  codeSplitGroupings: [['loader', 'component', 'errorComponent', 'pendingComponent', 'notFoundComponent']],
  component: View,
  errorComponent: AdminError,
  pendingComponent: AdminPending,
  notFoundComponent: VenueGone,
})

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function View() {
  const { origins, ...calendar } = Route.useLoaderData()
  return <CalendarPage key={calendar.venue.id} {...calendar} whoOf={originOf(origins)} />
}
