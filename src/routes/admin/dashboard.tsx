import { createFileRoute } from '@tanstack/react-router'
import { DeskError } from '#/features/back-office/components/desk-error.tsx'
import { OverviewPage } from '#/features/back-office/components/overview-page.tsx'
import { fetchCounts } from '#/features/back-office/session.functions.ts'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { adminTitle } from './admin-title.ts'

export const Route = createFileRoute('/_desk/l/$ui/$content/admin')({
  loader: () => fetchCounts(),
  head: ({ match }) => adminTitle(getAdminMessages(match.context.adminLanguage).admin.overview.title),
  codeSplitGroupings: [['component', 'errorComponent']],
  component: () => <OverviewPage counts={Route.useLoaderData()} />,
  errorComponent: DeskError,
})
