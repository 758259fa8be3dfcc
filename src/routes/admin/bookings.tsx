import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { RouterLink } from '#/i18n/react/link.tsx'
import { AdminError } from '#/layouts/admin/admin-error.tsx'
import { AdminPending } from '#/layouts/admin/admin-pending.tsx'
import { EntriesPage } from '#/modules/calendar/admin/entries-page.tsx'
import { fetchBookings, type ShownEntry } from '#/modules/calendar/calendar.functions.ts'
import { ORIGIN_KIND } from '#/modules/enquiries/model/booking.ts'
import { NextPaymentNote } from '#/modules/quotes/admin/next-payment-note.tsx'
import { fetchNextPayments } from '#/modules/quotes/payments.functions.ts'
import { adminTitle } from './admin-head.ts'
import { loadOrigins, originOf } from './entry-origins.tsx'

export const Route = createFileRoute('/_staff/l/$ui/$content/admin-bookings')({
  loaderDeps: ({ search }) => search as SearchParams,
  loader: async ({ deps }) => {
    const when = deps.past === '1' ? 'past' : 'coming'
    const rows = await fetchBookings({ data: { when } })
    const [origins, payments] = await Promise.all([loadOrigins(rows), loadPayments(rows)])
    return { when, rows, origins, payments } as const
  },
  gcTime: 0,
  head: ({ match }) =>
    adminTitle(getAdminMessages(match.context.adminLanguage).admin.calendar.bookings.title, match),
  codeSplitGroupings: [['loader', 'component', 'errorComponent', 'pendingComponent']],
  component: View,
  errorComponent: AdminError,
  pendingComponent: AdminPending,
})

async function loadPayments(rows: readonly ShownEntry[]) {
  const ids = rows.flatMap(({ origin }) => (origin?.kind === ORIGIN_KIND ? [origin.id] : []))
  return ids.length === 0 ? [] : fetchNextPayments({ data: { enquiryIds: [...new Set(ids)] } })
}

function View() {
  const { when, rows, origins, payments } = Route.useLoaderData()
  const t = useTranslations('admin.calendar.bookings')
  const words = useTranslations('admin.payments')
  const payment = ({ origin }: ShownEntry) => {
    const next = payments.find(({ enquiryId }) => enquiryId === origin?.id)
    return next && <NextPaymentNote payment={next.payment} />
  }
  return (
    <EntriesPage
      title={t('title')}
      sub={t('sub', { count: rows.length })}
      rows={rows}
      whoOf={originOf(origins)}
      extra={{ header: words('next'), cell: payment }}
      empty={t(`empty.${when}`)}
      emptyLead={t('emptyLead')}
    >
      <div className="bar">
        <RouterLink page="admin-bookings" search={when === 'coming' ? 'past=1' : ''} className="btn quiet">
          {t(when === 'coming' ? 'showPast' : 'showComing')}
        </RouterLink>
      </div>
    </EntriesPage>
  )
}
