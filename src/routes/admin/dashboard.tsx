import { createFileRoute, useRouter } from '@tanstack/react-router'
import { DeskError } from '#/features/back-office/components/desk-error.tsx'
import { DeskPending } from '#/features/back-office/components/desk-pending.tsx'
import { ContradictingClaims } from '#/features/dashboard/components/contradicting-claims.tsx'
import { DashboardPage } from '#/features/dashboard/components/dashboard-page.tsx'
import { FailedMails } from '#/features/dashboard/components/failed-mails.tsx'
import { HealthNotices } from '#/features/dashboard/components/health-notices.tsx'
import { ReplyDelay } from '#/features/dashboard/components/reply-delay.tsx'
import { ToDo } from '#/features/dashboard/components/to-do.tsx'
import { fetchWaiting } from '#/features/dashboard/dashboard.functions.ts'
import { fetchHealthWarnings } from '#/features/dashboard/health.functions.ts'
import { readPeriod } from '#/features/dashboard/periods.ts'
import { LostAddresses } from '#/features/lost-addresses/components/lost-addresses.tsx'
import { fetchLostAddresses } from '#/features/lost-addresses/redirects/redirects.functions.ts'
import { RequestsByLanguage, RequestsByPage } from '#/features/measurement/desk/requests-by-origin.tsx'
import { RequestsByStatus } from '#/features/measurement/desk/requests-by-status.tsx'
import { RequestsOverTime } from '#/features/measurement/desk/requests-over-time.tsx'
import { SpeedByTemplate } from '#/features/measurement/desk/speed-by-template.tsx'
import { VenuesSeen } from '#/features/measurement/desk/venues-seen.tsx'
import { fetchFigures } from '#/features/measurement/figures/figures.functions.ts'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import type { SearchParams } from '#/i18n/search-params.ts'
import { adminTitle } from './admin-title.ts'

export const Route = createFileRoute('/_desk/l/$ui/$content/admin')({
  loaderDeps: ({ search }) => ({ unit: readPeriod((search as SearchParams).period) }),
  loader: async ({ deps }) => {
    const [figures, desk, lost, warnings] = await Promise.all([
      fetchFigures({ data: deps }),
      fetchWaiting({ data: deps }),
      fetchLostAddresses(),
      fetchHealthWarnings(),
    ])
    return { figures, desk, lost, warnings }
  },
  head: ({ match }) => adminTitle(getAdminMessages(match.context.adminLanguage).admin.overview.title),
  codeSplitGroupings: [['loader', 'component', 'errorComponent', 'pendingComponent']],
  component: View,
  errorComponent: DeskError,
  pendingComponent: DeskPending,
})

function View() {
  const { figures, desk, lost, warnings } = Route.useLoaderData()
  const { me } = Route.useRouteContext()
  const router = useRouter()
  const { unit, now, requests, venues } = figures
  const { waiting, replies, before, mails, backups } = desk
  const reload = () => router.invalidate()
  return (
    <DashboardPage
      period={unit}
      now={now}
      twoFactorEnabled={me.twoFactorEnabled}
      secondFactorDays={me.secondFactorDays}
      backups={backups}
    >
      <HealthNotices warnings={warnings} />
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
