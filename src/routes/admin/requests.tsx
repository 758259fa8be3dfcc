import { createFileRoute, useRouter } from '@tanstack/react-router'
import { DeskError } from '#/features/back-office/components/desk-error.tsx'
import { DeskPending } from '#/features/back-office/components/desk-pending.tsx'
import { InboxPage } from '#/features/desk-enquiries/components/inbox-page.tsx'
import { fetchInbox } from '#/features/desk-enquiries/inbox.functions.ts'
import { inboxSearch, readInboxFilter } from '#/features/desk-enquiries/inbox-filter.ts'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { usePagePath } from '#/i18n/link.tsx'
import { type SearchParams, stringifySearch } from '#/i18n/search-params.ts'
import { adminTitle } from './admin-title.ts'

export const Route = createFileRoute('/_desk/l/$ui/$content/admin-requests')({
  loaderDeps: ({ search }) => readInboxFilter(search as SearchParams),
  loader: ({ deps }) => fetchInbox({ data: deps }),
  // Opening a request beside the list leaves the list alone; coming back to it asks anew.
  shouldReload: ({ cause }) => cause !== 'stay',
  gcTime: 0,
  head: ({ match }) => adminTitle(getAdminMessages(match.context.adminLanguage).admin.inbox.title),
  codeSplitGroupings: [['loader', 'component', 'errorComponent', 'pendingComponent']],
  component: View,
  errorComponent: DeskError,
  pendingComponent: DeskPending,
})

function View() {
  const data = Route.useLoaderData()
  const filter = Route.useLoaderDeps()
  const { me, adminLanguage } = Route.useRouteContext()
  const { ref, reply } = Route.useSearch() as SearchParams
  const navigate = Route.useNavigate()
  const router = useRouter()
  const path = usePagePath()
  return (
    <InboxPage
      data={data}
      filter={filter}
      open={typeof ref === 'string' ? ref : undefined}
      reply={reply === '1'}
      singleKeys={me.singleKeys}
      hrefOf={(place) => path('admin-requests') + stringifySearch(searchOf(place))}
      exportHrefOf={(wanted, only) =>
        `/api/admin/requests.csv${stringifySearch({ ...inboxSearch(wanted), in: adminLanguage, only })}`
      }
      onPlace={(place, options) => void navigate({ search: searchOf(place) as never, ...options })}
      onReload={() => router.invalidate()}
    />
  )
}

function searchOf({ filter, open, reply }: Parameters<Parameters<typeof InboxPage>[0]['onPlace']>[0]) {
  return { ...inboxSearch(filter), ...(open ? { ref: open } : {}), ...(open && reply ? { reply: '1' } : {}) }
}
