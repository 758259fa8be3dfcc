import { createFileRoute } from '@tanstack/react-router'
import { DeskError } from '#/features/back-office/components/desk-error.tsx'
import { PhoneControls } from '#/features/back-office/components/phone-controls.tsx'
import { forgetMe } from '#/features/back-office/current-me.ts'
import { fetchOwnAccount } from '#/features/staff/account.functions.ts'
import { AccountPage } from '#/features/staff/components/account-page.tsx'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import type { SearchParams } from '#/i18n/search-params.ts'
import { adminTitle } from './admin-title.ts'

export const Route = createFileRoute('/_desk/l/$ui/$content/admin-account')({
  loaderDeps: ({ search }) => ({ welcome: (search as SearchParams).welcome === '1' }),
  loader: async ({ deps }) => ({ ...deps, account: await fetchOwnAccount() }),
  head: ({ match }) => adminTitle(getAdminMessages(match.context.adminLanguage).admin.account.title),
  codeSplitGroupings: [['component', 'errorComponent']],
  component: View,
  errorComponent: DeskError,
})

function View() {
  const { me } = Route.useRouteContext()
  return (
    <AccountPage
      {...Route.useLoaderData()}
      secondFactorDays={me.secondFactorDays}
      controls={<PhoneControls />}
      onChanged={forgetMe}
    />
  )
}
