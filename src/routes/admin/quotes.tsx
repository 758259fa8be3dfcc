import { createFileRoute } from '@tanstack/react-router'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { AdminError } from '#/layouts/admin/admin-error.tsx'
import { AdminPending } from '#/layouts/admin/admin-pending.tsx'
import { QuotesPage } from '#/modules/quotes/admin/quotes-page.tsx'
import { fetchQuotes } from '#/modules/quotes/quotes.functions.ts'
import { adminTitle } from './admin-head.ts'

export const Route = createFileRoute('/_staff/l/$ui/$content/admin-quotes')({
  loaderDeps: ({ search }) => ({ mine: isMine(search) }),
  loader: ({ deps }) => fetchQuotes({ data: deps }),
  gcTime: 0,
  head: ({ match }) =>
    adminTitle(getAdminMessages(match.context.adminLanguage).admin.quotes.listTitle, match),
  codeSplitGroupings: [['loader', 'component', 'errorComponent', 'pendingComponent']],
  component: View,
  errorComponent: AdminError,
  pendingComponent: AdminPending,
})

function isMine({ mine }: SearchParams): boolean {
  return mine === '1'
}

function View() {
  return <QuotesPage rows={Route.useLoaderData()} mine={Route.useLoaderDeps().mine} />
}
