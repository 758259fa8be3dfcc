import { createFileRoute } from '@tanstack/react-router'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { DeskError } from '#/layouts/admin/desk-error.tsx'
import { DeskPending } from '#/layouts/admin/desk-pending.tsx'
import { fetchInbox } from '#/modules/enquiries/inbox.functions.ts'
import { readInboxFilter } from '#/modules/enquiries/model/inbox-filter.ts'
import { adminTitle } from './admin-title.ts'
import { RequestsView } from './requests-view.tsx'

export const Route = createFileRoute('/_desk/l/$ui/$content/admin-requests')({
  // Validated by the loader, which is loaded with the list: its schema must not weigh on the public pages.
  loaderDeps: ({ search }) => listSearch(search as SearchParams),
  loader: ({ deps }) => fetchInbox({ data: readInboxFilter(deps) }),
  // Opening an enquiry beside the list does not reload the list; returning to it does.
  shouldReload: ({ cause }) => cause !== 'stay',
  gcTime: 0,
  head: ({ match }) => adminTitle(getAdminMessages(match.context.adminLanguage).admin.inbox.title),
  codeSplitGroupings: [['loader', 'component', 'errorComponent', 'pendingComponent']],
  component: RequestsView,
  errorComponent: DeskError,
  pendingComponent: DeskPending,
})

/** What of an address is about the list, and not about what is open beside it. */
function listSearch({ ref: _ref, reply: _reply, enter: _enter, ...list }: SearchParams): SearchParams {
  return list
}
