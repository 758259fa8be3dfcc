import { createFileRoute } from '@tanstack/react-router'
import { DeskError } from '#/features/back-office/components/desk-error.tsx'
import { DeskPending } from '#/features/back-office/components/desk-pending.tsx'
import { VenuesPage } from '#/features/back-office/components/venues-page.tsx'
import { fetchVenueRows } from '#/features/back-office/lists.functions.ts'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { adminTitle } from './admin-title.ts'

export const Route = createFileRoute('/_desk/l/$ui/$content/admin-venues')({
  loader: () => fetchVenueRows(),
  head: ({ match }) => adminTitle(getAdminMessages(match.context.adminLanguage).admin.venues.title),
  codeSplitGroupings: [['component', 'errorComponent', 'pendingComponent']],
  component: View,
  errorComponent: DeskError,
  pendingComponent: DeskPending,
})

function View() {
  return <VenuesPage venues={Route.useLoaderData()} />
}
