import { createFileRoute } from '@tanstack/react-router'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { AdminError } from '#/layouts/admin/admin-error.tsx'
import { PhoneControls } from '#/layouts/admin/phone-controls.tsx'
import { fetchOwnAccount } from '#/modules/staff/account.functions.ts'
import { AccountPage } from '#/modules/staff/admin/account-page.tsx'
import { useSessionActions } from '#/modules/staff/admin/use-session-actions.ts'
import { adminTitle } from './admin-head.ts'

export const Route = createFileRoute('/_staff/l/$ui/$content/admin-account')({
  loaderDeps: ({ search }) => ({ welcome: (search as SearchParams).welcome === '1' }),
  loader: async ({ deps }) => ({ ...deps, account: await fetchOwnAccount() }),
  head: ({ match }) => adminTitle(getAdminMessages(match.context.adminLanguage).admin.account.title, match),
  codeSplitGroupings: [['component', 'errorComponent']],
  component: View,
  errorComponent: AdminError,
})

function View() {
  const { me } = Route.useRouteContext()
  return (
    <AccountPage
      {...Route.useLoaderData()}
      secondFactorDays={me.secondFactorDays}
      controls={<PhoneControls {...useSessionActions()} />}
    />
  )
}
