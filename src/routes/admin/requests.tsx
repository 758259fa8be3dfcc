import { createFileRoute } from '@tanstack/react-router'
import { DeskError } from '#/features/back-office/components/desk-error.tsx'
import { DeskPending } from '#/features/back-office/components/desk-pending.tsx'
import { RequestsPage } from '#/features/back-office/components/requests-page.tsx'
import { fetchLatestRequests } from '#/features/back-office/lists.functions.ts'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { adminTitle } from './admin-title.ts'

export const Route = createFileRoute('/_desk/l/$ui/$content/admin-requests')({
  loader: () => fetchLatestRequests(),
  head: ({ match }) => adminTitle(getAdminMessages(match.context.adminLanguage).admin.requests.title),
  codeSplitGroupings: [['component', 'errorComponent', 'pendingComponent']],
  component: View,
  errorComponent: DeskError,
  pendingComponent: DeskPending,
})

function View() {
  return <RequestsPage {...Route.useLoaderData()} />
}
