import { createFileRoute, useRouter } from '@tanstack/react-router'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { DeskError } from '#/layouts/admin/desk-error.tsx'
import { DeskPending } from '#/layouts/admin/desk-pending.tsx'
import { RequestsByLanguage, RequestsByPage } from '#/modules/analytics/admin/requests-by-origin.tsx'
import { RequestsByStatus } from '#/modules/analytics/admin/requests-by-status.tsx'
import { RequestsOverTime } from '#/modules/analytics/admin/requests-over-time.tsx'
import { SpeedByTemplate } from '#/modules/analytics/admin/speed-by-template.tsx'
import { VenuesSeen } from '#/modules/analytics/admin/venues-seen.tsx'
import { fetchFigures } from '#/modules/analytics/figures.functions.ts'
import { ContradictingClaims } from '#/modules/content/admin/contradicting-claims.tsx'
import { FailedMails } from '#/modules/enquiries/admin/dashboard/failed-mails.tsx'
import { ReplyDelay } from '#/modules/enquiries/admin/dashboard/reply-delay.tsx'
import { ToDo } from '#/modules/enquiries/admin/dashboard/to-do.tsx'
import { fetchMailTroubles } from '#/modules/enquiries/failed-mails.functions.ts'
import { fetchWaiting } from '#/modules/enquiries/waiting.functions.ts'
import { LostAddresses } from '#/modules/redirects/admin/lost-addresses.tsx'
import { fetchLostAddresses } from '#/modules/redirects/redirects.functions.ts'
import { HealthNotices } from '#/modules/staff/admin/health/health-notices.tsx'
import { fetchHealth } from '#/modules/staff/health.functions.ts'
import { readPeriod } from '#/modules/staff/model/periods.ts'
import { adminTitle } from './admin-title.ts'
import { DashboardPage } from './dashboard/dashboard-page.tsx'

export const Route = createFileRoute('/_desk/l/$ui/$content/admin')({
  loaderDeps: ({ search }) => ({ unit: readPeriod((search as SearchParams).period) }),
  loader: async ({ deps }) => {
    const [figures, enquiries, mails, lost, health] = await Promise.all([
      fetchFigures({ data: deps }),
      fetchWaiting({ data: deps }),
      fetchMailTroubles(),
      fetchLostAddresses(),
      fetchHealth(),
    ])
    return { figures, enquiries, mails, lost, health }
  },
  head: ({ match }) => adminTitle(getAdminMessages(match.context.adminLanguage).admin.overview.title),
  codeSplitGroupings: [['loader', 'component', 'errorComponent', 'pendingComponent']],
  component: View,
  errorComponent: DeskError,
  pendingComponent: DeskPending,
})

function View() {
  const { figures, enquiries, mails, lost, health } = Route.useLoaderData()
  const { me } = Route.useRouteContext()
  const router = useRouter()
  const { unit, now, requests, venues } = figures
  const { waiting, replies, before } = enquiries
  const reload = () => router.invalidate()
  return (
    <DashboardPage
      period={unit}
      now={now}
      twoFactorEnabled={me.twoFactorEnabled}
      secondFactorDays={me.secondFactorDays}
      backups={health.backups}
    >
      <HealthNotices warnings={health.warnings} />
      <RequestsOverTime unit={unit} now={now} requests={requests} />
      <ReplyDelay period={unit} replies={replies} before={before} unanswered={waiting.unanswered} />
      <ToDo waiting={waiting} failedMails={mails.failed} lostAddresses={lost.count} />
      <RequestsByStatus unit={unit} requests={requests} />
      <RequestsByPage unit={unit} requests={requests} />
      <RequestsByLanguage unit={unit} requests={requests} />
      <VenuesSeen viewed={venues.viewed} asked={venues.asked} />
      <SpeedByTemplate vitals={figures.vitals} devices={figures.devices} />
      <LostAddresses lost={lost} onChanged={reload} />
      <ContradictingClaims />
      <FailedMails mails={mails} onChanged={reload} />
    </DashboardPage>
  )
}
