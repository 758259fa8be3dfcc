import { createFileRoute } from '@tanstack/react-router'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { AdminError } from '#/layouts/admin/admin-error.tsx'
import { AdminPending } from '#/layouts/admin/admin-pending.tsx'
import { fetchFigures } from '#/modules/analytics/figures.functions.ts'
import { fetchClaimDecisions } from '#/modules/content/claims.functions.ts'
import { fetchMailTroubles } from '#/modules/correspondence/failed-mails.functions.ts'
import { fetchOutcomeFigures } from '#/modules/enquiries/outcome-figures.functions.ts'
import { fetchWaiting } from '#/modules/enquiries/waiting.functions.ts'
import { fetchDueFollowUps } from '#/modules/follow-ups/follow-ups.functions.ts'
import { fetchNotFoundReports } from '#/modules/redirects/redirects.functions.ts'
import { fetchMissingMentions } from '#/modules/staff/agency-settings.functions.ts'
import { fetchHealth } from '#/modules/staff/health.functions.ts'
import { readPeriod } from '#/modules/staff/model/periods.ts'
import { adminTitle } from './admin-head.ts'
import { DashboardView } from './dashboard/dashboard-view.tsx'

export const Route = createFileRoute('/_staff/l/$ui/$content/admin')({
  loaderDeps: ({ search: { period, mine } }: { search: SearchParams }) => ({
    unit: readPeriod(period),
    mine: mine === '1',
  }),
  loader: async ({ deps: { unit, mine } }) => {
    const [due, figures, enquiries, outcomes, mails, lost, health, claims, missingMentions] =
      await Promise.all([
        fetchDueFollowUps({ data: { mine } }),
        fetchFigures({ data: { unit } }),
        fetchWaiting({ data: { unit } }),
        fetchOutcomeFigures(),
        fetchMailTroubles(),
        fetchNotFoundReports(),
        fetchHealth(),
        fetchClaimDecisions(),
        fetchMissingMentions(),
      ])
    return { due, mine, figures, enquiries, outcomes, mails, lost, health, claims, missingMentions }
  },
  head: ({ match }) => adminTitle(getAdminMessages(match.context.adminLanguage).admin.overview.title, match),
  codeSplitGroupings: [['loader', 'component', 'errorComponent', 'pendingComponent']],
  component: DashboardView,
  errorComponent: AdminError,
  pendingComponent: AdminPending,
})
