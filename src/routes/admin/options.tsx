import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { AdminError } from '#/layouts/admin/admin-error.tsx'
import { AdminPending } from '#/layouts/admin/admin-pending.tsx'
import { EntriesPage } from '#/modules/calendar/admin/entries-page.tsx'
import { SilentAsks } from '#/modules/calendar/admin/owner-word/silent-asks.tsx'
import { fetchOptions } from '#/modules/calendar/calendar.functions.ts'
import { adminTitle } from './admin-head.ts'
import { loadOrigins, originOf } from './entry-origins.tsx'

export const Route = createFileRoute('/_staff/l/$ui/$content/admin-options')({
  loader: async () => {
    const rows = await fetchOptions()
    return { rows, origins: await loadOrigins(rows) }
  },
  gcTime: 0,
  head: ({ match }) =>
    adminTitle(getAdminMessages(match.context.adminLanguage).admin.calendar.options.title, match),
  codeSplitGroupings: [['loader', 'component', 'errorComponent', 'pendingComponent']],
  component: View,
  errorComponent: AdminError,
  pendingComponent: AdminPending,
})

function View() {
  const { rows, origins } = Route.useLoaderData()
  const t = useTranslations('admin.calendar.options')
  return (
    <EntriesPage
      title={t('title')}
      sub={t('sub', { count: rows.length })}
      rows={rows}
      whoOf={originOf(origins)}
      empty={t('empty')}
      emptyLead={t('emptyLead')}
      below={<SilentAsks place="page" />}
    />
  )
}
