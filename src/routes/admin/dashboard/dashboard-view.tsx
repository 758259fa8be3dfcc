import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { EnquiriesByLanguage, EnquiriesByPage } from '#/modules/analytics/admin/enquiries-by-origin.tsx'
import { EnquiriesByStatus } from '#/modules/analytics/admin/enquiries-by-status.tsx'
import { EnquiriesOverTime } from '#/modules/analytics/admin/enquiries-over-time.tsx'
import { SpeedByTemplate } from '#/modules/analytics/admin/speed-by-template.tsx'
import { VenuesSeen } from '#/modules/analytics/admin/venues-seen.tsx'
import { SilentAsks } from '#/modules/calendar/admin/owner-word/silent-asks.tsx'
import { ClaimsTable } from '#/modules/content/admin/claims-table.tsx'
import { claimTasks } from '#/modules/content/model/claim-decision.ts'
import { readClaimGroups } from '#/modules/content/model/claim-groups.ts'
import { FailedMails } from '#/modules/correspondence/admin/failed-mails/failed-mails.tsx'
import { ToDo } from '#/modules/desk/admin/to-do.tsx'
import { DecidedByAgent, DecidedBySource } from '#/modules/enquiries/admin/dashboard/decided-by.tsx'
import { LostReasons } from '#/modules/enquiries/admin/dashboard/lost-reasons.tsx'
import { ReplyDelay } from '#/modules/enquiries/admin/dashboard/reply-delay.tsx'
import { WonByMonth } from '#/modules/enquiries/admin/dashboard/won-by-month.tsx'
import { useCountsChange } from '#/modules/enquiries/admin/use-counts.ts'
import { DueFollowUps } from '#/modules/follow-ups/admin/due-follow-ups.tsx'
import { NotFoundReports } from '#/modules/redirects/admin/not-found-reports.tsx'
import { HealthNotices } from '#/modules/staff/admin/health/health-notices.tsx'
import { useHotKeys } from '#/ui/admin/use-hot-keys.ts'
import { useUndo } from '#/ui/admin/use-undo.ts'
import { DashboardPage, dashboardSearch } from './dashboard-page.tsx'

/** Load the figures again when the counts beside them change, and when the page comes into sight: heading, rows and badge agree. */
function useFreshFigures(reload: () => Promise<void>): void {
  const load = () => {
    // What is being typed into a field of this page stays.
    if (document.visibilityState !== 'visible' || document.activeElement?.closest('main form, dialog')) return
    // Without a connection the figures stay; the next change tries again.
    reload().catch(() => undefined)
  }
  useCountsChange(load)
  const onSight = useEffectEvent(load)
  useEffect(() => {
    addEventListener('visibilitychange', onSight)
    return () => removeEventListener('visibilitychange', onSight)
  }, [])
}

const route = getRouteApi('/_staff/l/$ui/$content/admin')

/** The dashboard with the sections of every domain, in their order. */
export function DashboardView() {
  const { due, mine, figures, enquiries, outcomes, mails, lost, health, claims, missingMentions } =
    route.useLoaderData()
  const { me } = route.useRouteContext()
  const router = useRouter()
  const { unit, now, requests, venues } = figures
  const { waiting, replies, before } = enquiries
  const reload = () => router.invalidate()
  useFreshFigures(reload)
  // Claims and addresses of this page share one undo.
  useHotKeys(useUndo('dashboard').keys(), false)
  return (
    <DashboardPage
      period={unit}
      mine={mine}
      now={now}
      twoFactorEnabled={me.twoFactorEnabled}
      secondFactorDays={me.secondFactorDays}
      backups={health.backups}
    >
      <HealthNotices warnings={health.warnings} />
      <DueFollowUps list={due} mine={mine} searchOf={(one) => dashboardSearch(unit, one)} />
      <EnquiriesOverTime unit={unit} now={now} requests={requests} />
      <ReplyDelay period={unit} replies={replies} before={before} unanswered={waiting.unanswered} />
      <ToDo
        waiting={waiting}
        failedMails={mails.failed}
        missingMentions={missingMentions.length}
        notFoundReports={lost.count}
        // Agents cannot decide about them.
        claims={me.role === 'administrator' ? claimTasks(readClaimGroups(), claims) : null}
        now={now}
      />
      <SilentAsks place="dashboard" />
      <WonByMonth outcomes={outcomes} />
      <LostReasons outcomes={outcomes} />
      <DecidedBySource outcomes={outcomes} />
      <DecidedByAgent outcomes={outcomes} />
      <EnquiriesByStatus unit={unit} requests={requests} />
      <EnquiriesByPage unit={unit} requests={requests} />
      <EnquiriesByLanguage unit={unit} requests={requests} />
      <VenuesSeen viewed={venues.viewed} asked={venues.asked} />
      <SpeedByTemplate vitals={figures.vitals} devices={figures.devices} />
      <NotFoundReports lost={lost} />
      <ClaimsTable decisions={claims} />
      <FailedMails mails={mails} />
    </DashboardPage>
  )
}
