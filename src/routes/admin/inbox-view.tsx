import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type SearchParams, stringifySearch } from '#/i18n/addresses/search-params.ts'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { EnquirySheet } from '#/modules/desk/admin/sheet/enquiry-sheet.tsx'
import { InboxPage, type InboxPlace } from '#/modules/enquiries/admin/inbox/inbox-page.tsx'
import { ManualEntrySheet } from '#/modules/enquiries/admin/manual-entry/manual-entry-sheet.tsx'
import { ENQUIRIES_CSV, ENQUIRIES_WORKBOOK } from '#/modules/enquiries/model/enquiries-table.ts'
import { inboxSearch, readInboxFilter } from '#/modules/enquiries/model/inbox-filter.ts'
import { useBeginQuote } from '#/modules/quotes/admin/use-begin-quote.ts'
import { SHEET_SLOTS } from './sheet-slots.ts'

/** The list as a file. */
const FILES = { csv: ENQUIRIES_CSV, xlsx: ENQUIRIES_WORKBOOK } as const

const route = getRouteApi('/_staff/l/$ui/$content/admin-requests')

/** The list of enquiries and what is open beside it. */
export function RequestsView() {
  const data = route.useLoaderData()
  const asked = route.useLoaderDeps()
  const filter = useMemo(() => readInboxFilter(asked), [asked])
  const { me, adminLanguage } = route.useRouteContext()
  const { ref, reply, enter } = route.useSearch() as SearchParams
  const entering = isEntering({ enter })
  const navigate = route.useNavigate()
  const router = useRouter()
  const path = usePagePath()
  const [beginQuote] = useBeginQuote()
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
      exportHrefOf={(wanted, only, format) =>
        `${FILES[format]}${stringifySearch({ ...inboxSearch(wanted), in: adminLanguage, only })}`
      }
      onPlace={(place, options) => void show(place, options)}
      onReload={() => router.invalidate()}
      onQuote={({ id }) => void beginQuote(id)}
      sheet={(open) => <EnquirySheet {...open} slots={SHEET_SLOTS} />}
      entry={
        <ManualEntrySheet
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

/** Whether an address shows the form for a new request. */
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
