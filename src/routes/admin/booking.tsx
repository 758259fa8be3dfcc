import { createFileRoute, isNotFound, notFound } from '@tanstack/react-router'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { AdminError } from '#/layouts/admin/admin-error.tsx'
import { AdminPending } from '#/layouts/admin/admin-pending.tsx'
import { BookingGone } from '#/modules/calendar/admin/booking/booking-gone.tsx'
import { BookingPage } from '#/modules/calendar/admin/booking/booking-page.tsx'
import { fetchBooking } from '#/modules/calendar/booking.functions.ts'
import { ORIGIN_KIND } from '#/modules/enquiries/model/booking.ts'
import { BookingFileParts } from '#/modules/quotes/admin/booking-file.tsx'
import { fetchBookingFile } from '#/modules/quotes/payments.functions.ts'
import { adminTitle, missingTitle } from './admin-head.ts'

/** The `slug` of the address is the id of the booking. */
export const Route = createFileRoute('/_staff/l/$ui/$content/admin-booking/$slug')({
  loader: async ({ params: { slug: id } }) => {
    const booking = UUID.test(id) ? await fetchBooking({ data: { id } }) : null
    if (booking === null) throw notFound()
    const { origin } = booking.entry
    const file =
      origin?.kind === ORIGIN_KIND ? await fetchBookingFile({ data: { enquiryId: origin.id } }) : null
    return { booking, file }
  },
  gcTime: 0,
  head: ({ loaderData, match }) => {
    const { calendar, booking } = getAdminMessages(match.context.adminLanguage).admin
    return loaderData || (match.error && !isNotFound(match.error))
      ? adminTitle(`${loaderData?.booking.entry.venueName ?? ''} · ${calendar.bookings.title}`, match)
      : missingTitle(booking.goneTitle)
  },
  codeSplitGroupings: [['loader', 'component', 'errorComponent', 'pendingComponent', 'notFoundComponent']],
  component: View,
  errorComponent: AdminError,
  pendingComponent: AdminPending,
  notFoundComponent: BookingGone,
})

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function View() {
  const { booking, file } = Route.useLoaderData()
  return (
    <BookingPage
      key={booking.entry.id}
      booking={booking}
      file={file ? (undo) => <BookingFileParts file={file} undo={undo} /> : undefined}
    />
  )
}
