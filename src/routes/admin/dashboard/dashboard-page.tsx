import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { RouterLink } from '#/i18n/react/link.tsx'
import { useLongDay } from '#/i18n/react/use-long-day.ts'
import { BackupNotice } from '#/modules/staff/admin/health/health-notices.tsx'
import type { BackupTrouble } from '#/modules/staff/health.functions.ts'
import { PERIODS, type Period } from '#/modules/staff/model/periods.ts'
import { Notice } from '#/ui/admin/notice.tsx'
import { AdminPageHead } from '#/ui/admin/page-head.tsx'

interface DashboardPageProps {
  period: Period
  /** Whether only one's own follow-ups are shown. */
  mine: boolean
  /** ISO 8601: when the figures were read. */
  now: string
  twoFactorEnabled: boolean
  /** Null without a problem, and for agents. */
  backups: BackupTrouble | null
  /** Whole days left to set up a second factor; `null` when none is required. */
  secondFactorDays: number | null
  /** The sections, in their order. */
  children: ReactNode
}

/** Query of the dashboard; what is usual is left out. */
export function dashboardSearch(period: Period, mine: boolean): string {
  return [period === 'week' ? '' : `period=${period}`, mine ? 'mine=1' : ''].filter(Boolean).join('&')
}

/** Home page of the back office: open work and figures. */
export function DashboardPage({
  period,
  mine,
  now,
  twoFactorEnabled,
  secondFactorDays,
  backups,
  children,
}: DashboardPageProps) {
  const t = useTranslations('admin.overview')
  const moment = useLongDay()(new Date(now), { hour: '2-digit', minute: '2-digit' })
  return (
    <>
      <AdminPageHead title={t('title')} sub={<time dateTime={now}>{moment}</time>}>
        <nav className="segments" aria-label={t('period')}>
          {PERIODS.map((one) => (
            <RouterLink
              key={one}
              page="admin"
              search={dashboardSearch(one, mine)}
              stay
              aria-current={one === period ? 'page' : undefined}
            >
              {t(`unit.${one}`)}
            </RouterLink>
          ))}
        </nav>
      </AdminPageHead>
      <div className="scroll">
        <div className="dash">
          {backups && <BackupNotice trouble={backups} />}
          {!twoFactorEnabled && (
            <Notice kind="warning">
              {secondFactorDays === null ? t('secure') : t('secureSoon', { days: secondFactorDays })}{' '}
              <RouterLink className="link" page="admin-account" hash="two-factor">
                {t('secureLink')}
              </RouterLink>
            </Notice>
          )}
          {children}
        </div>
      </div>
    </>
  )
}
