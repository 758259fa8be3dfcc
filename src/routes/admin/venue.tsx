import { createFileRoute, isNotFound, notFound } from '@tanstack/react-router'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { AdminError } from '#/layouts/admin/admin-error.tsx'
import { AdminPending } from '#/layouts/admin/admin-pending.tsx'
import { OwnerWord } from '#/modules/calendar/admin/owner-word/owner-word.tsx'
import { VenueParts } from '#/modules/calendar/admin/parts/venue-parts.tsx'
import { useMe } from '#/modules/staff/model/me.ts'
import { EditorPage } from '#/modules/venues/admin/venue-page/editor-page.tsx'
import { VenueGone } from '#/modules/venues/admin/venue-page/venue-gone.tsx'
import { fetchEditedVenue } from '#/modules/venues/venue-editor.functions.ts'
import { adminTitle, missingTitle } from './admin-head.ts'

/** The `slug` of the address is the id of the venue: it stays when the venue's own address changes. */
export const Route = createFileRoute('/_staff/l/$ui/$content/admin-venue/$slug')({
  loader: async ({ params: { slug: id } }) => {
    const venue = UUID.test(id) ? await fetchEditedVenue({ data: { id } }) : null
    if (venue === null) throw notFound()
    return venue
  },
  // Reopening starts with the saved state, never with a cached one.
  gcTime: 0,
  head: ({ loaderData, match }) =>
    loaderData || (match.error && !isNotFound(match.error))
      ? adminTitle(loaderData?.document.name ?? '', match)
      : missingTitle(getAdminMessages(match.context.adminLanguage).admin.venueDesk.goneTitle),
  codeSplitGroupings: [['loader', 'component', 'errorComponent', 'pendingComponent', 'notFoundComponent']],
  component: View,
  errorComponent: AdminError,
  pendingComponent: AdminPending,
  notFoundComponent: VenueGone,
})

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function View() {
  const venue = Route.useLoaderData()
  const { singleKeys } = useMe()
  return <EditorPage key={venue.id} venue={venue} singleKeys={singleKeys} Days={Days} />
}

function Days({ venueId }: { venueId: string }) {
  return (
    <>
      <VenueParts venueId={venueId} />
      <OwnerWord venueId={venueId} />
    </>
  )
}
