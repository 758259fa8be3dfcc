import { createFileRoute } from '@tanstack/react-router'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { AdminError } from '#/layouts/admin/admin-error.tsx'
import { AdminPending } from '#/layouts/admin/admin-pending.tsx'
import { fetchInbox } from '#/modules/enquiries/inbox.functions.ts'
import { readInboxFilter } from '#/modules/enquiries/model/inbox-filter.ts'
import { adminTitle } from './admin-head.ts'
import { RequestsView } from './inbox-view.tsx'

export const Route = createFileRoute('/_staff/l/$ui/$content/admin-requests')({
  // Validated by the loader, which is loaded with the list: its schema must not weigh on the public pages.
  loaderDeps: ({ search }) => listSearch(search as SearchParams),
  loader: ({ deps }) => fetchInbox({ data: readInboxFilter(deps) }),
  // Opening an enquiry beside the list does not reload the list; returning to it does.
  shouldReload: ({ cause }) => cause !== 'stay',
  gcTime: 0,
  head: ({ match }) => adminTitle(getAdminMessages(match.context.adminLanguage).admin.inbox.title, match),
  codeSplitGroupings: [['loader', 'component', 'errorComponent', 'pendingComponent']],
  component: RequestsView,
  errorComponent: AdminError,
  pendingComponent: AdminPending,
})

/** The part of an address that concerns the list, not the sheet open beside it. */
function listSearch({ ref: _ref, reply: _reply, enter: _enter, ...list }: SearchParams): SearchParams {
  return list
}
