import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type SearchParams, stringifySearch } from '#/i18n/addresses/search-params.ts'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { usePagePath } from '#/i18n/react/link.tsx'
import { DeskError } from '#/layouts/admin/desk-error.tsx'
import { DeskPending } from '#/layouts/admin/desk-pending.tsx'
import { EntrySheet } from '#/modules/enquiries/admin/entry/entry-sheet.tsx'
import { InboxPage, type InboxPlace } from '#/modules/enquiries/admin/inbox/inbox-page.tsx'
import { fetchInbox } from '#/modules/enquiries/inbox.functions.ts'
import { inboxSearch, readInboxFilter } from '#/modules/enquiries/model/inbox-filter.ts'
import { adminTitle } from './admin-title.ts'

export const Route = createFileRoute('/_desk/l/$ui/$content/admin-requests')({
  // Validated by the loader, which is loaded with the list: its schema must not weigh on the public pages.
  loaderDeps: ({ search }) => listSearch(search as SearchParams),
  loader: ({ deps }) => fetchInbox({ data: readInboxFilter(deps) }),
  // Opening an enquiry beside the list does not reload the list; returning to it does.
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
  const asked = Route.useLoaderDeps()
  const filter = useMemo(() => readInboxFilter(asked), [asked])
  const { me, adminLanguage } = Route.useRouteContext()
  const { ref, reply, enter } = Route.useSearch() as SearchParams
  const entering = isEntering({ enter })
  const navigate = Route.useNavigate()
  const router = useRouter()
  const path = usePagePath()
  const show = (place: InboxPlace, options?: { replace?: boolean }) =>
    navigate({ search: searchOf(place) as never, ...options })
  const list = { filter, open: undefined, reply: false, entering: false }
  return (
    <InboxPage
      data={data}
      filter={filter}
      open={typeof ref === 'string' ? ref : undefined}
      reply={reply === '1'}
      entering={entering}
      singleKeys={me.singleKeys}
      hrefOf={(place) => path('admin-requests') + stringifySearch(searchOf(place))}
      exportHrefOf={(wanted, only) =>
        `/api/admin/requests.csv${stringifySearch({ ...inboxSearch(wanted), in: adminLanguage, only })}`
      }
      onPlace={(place, options) => void show(place, options)}
      onReload={() => router.invalidate()}
      entry={
        <EntrySheet
          me={me}
          colleagues={data.colleagues}
          screen={adminLanguage}
          hrefOf={(reference) => `${path('admin-requests')}?${new URLSearchParams({ ref: reference })}`}
          staysAt={isEntering}
          onClose={() => show(list)}
          onStored={(reference) =>
            void show({ ...list, open: reference }, { replace: true }).then(() => router.invalidate())
          }
        />
      }
    />
  )
}

/** The part of an address that filters the list, without what is open beside it. */
function listSearch({ ref: _ref, reply: _reply, enter: _enter, ...list }: SearchParams): SearchParams {
  return list
}

/** Whether an address shows the form for a manual enquiry. */
function isEntering(search: { enter?: unknown }): boolean {
  return search.enter === '1'
}

function searchOf({ filter, open, reply, entering }: InboxPlace) {
  return {
    ...inboxSearch(filter),
    ...(open ? { ref: open } : {}),
    ...(open && reply ? { reply: '1' } : {}),
    ...(entering ? { enter: '1' } : {}),
  }
}
