import { createFileRoute } from '@tanstack/react-router'
import { languageOfInternal } from '#/i18n/addresses/internal-routes.ts'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { AdminError } from '#/layouts/admin/admin-error.tsx'
import { AdminPending } from '#/layouts/admin/admin-pending.tsx'
import { RedirectsPage } from '#/modules/redirects/admin/redirects-page.tsx'
import { fetchRedirects } from '#/modules/redirects/redirects.functions.ts'
import { adminTitle } from './admin-head.ts'

export const Route = createFileRoute('/_staff/l/$ui/$content/admin-redirects')({
  loader: ({ location }) => fetchRedirects({ data: { language: languageOfInternal(location.pathname) } }),
  head: ({ match }) => adminTitle(getAdminMessages(match.context.adminLanguage).admin.redirects.title, match),
  codeSplitGroupings: [['loader', 'component', 'errorComponent', 'pendingComponent']],
  component: View,
  errorComponent: AdminError,
  pendingComponent: AdminPending,
})

function View() {
  return <RedirectsPage {...Route.useLoaderData()} />
}
