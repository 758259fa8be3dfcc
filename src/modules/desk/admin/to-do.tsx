import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { RouterLink } from '#/i18n/react/link.tsx'
import { useLongDay } from '#/i18n/react/use-long-day.ts'
import { parisDay } from '#/lib/paris-time.ts'
import type { ClaimTasks } from '#/modules/content/model/claim-decision.ts'
import type { Waiting } from '#/modules/enquiries/model/waiting.ts'
import { DashCell } from '#/ui/admin/dash-cell.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import type { AdminIconName } from '#/ui/admin/icon-names.ts'

interface ToDoProps {
  waiting: Waiting
  failedMails: number
  /** Mentions of the law that the agency has not set; 0 for agents, who cannot. */
  missingMentions: number
  notFoundReports: number
  /** `null` for users who cannot decide about them. */
  claims: ClaimTasks | null
  /** ISO 8601: when all this was counted. */
  now: string
}

interface Line {
  readonly key:
    | 'late'
    | 'urgent'
    | 'fresh'
    | 'perhapsSpam'
    | 'lacking'
    | 'mails'
    | 'mentions'
    | 'claims'
    | 'claimPages'
    | 'lost'
    | 'untranslated'
  readonly count: number
  readonly icon: AdminIconName
  readonly color?: 'red' | 'amber'
  /** What else the words say. */
  readonly values?: Readonly<Record<string, string | number>>
  /** Wrap the row in its link. */
  readonly link: (inside: ReactNode) => ReactNode
}

/** Open tasks, the most urgent first; empty ones are not listed. */
export function ToDo({ waiting, failedMails, missingMentions, notFoundReports, claims, now }: ToDoProps) {
  const t = useTranslations('admin.overview.todo')
  const format = useFormatter()
  const longDay = useLongDay()
  const enquiries = (search: string) => (inside: ReactNode) => (
    <RouterLink page="admin-requests" search={search}>
      {inside}
    </RouterLink>
  )
  const dueText = (due: string) => {
    const at = new Date(due)
    const time = format.dateTime(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    if (parisDay(at) === parisDay(new Date(now))) return t('dueToday', { time })
    return t('dueOn', { time, day: longDay(at) })
  }
  const below = (id: string) => (inside: ReactNode) => <a href={`#${id}`}>{inside}</a>
  const { late, urgent, unanswered, nextDue } = waiting
  const all: Line[] = [
    { key: 'late', count: late, icon: 'clock-alert', color: 'red', link: enquiries('view=late') },
    { key: 'urgent', count: urgent, icon: 'clock', color: 'amber', link: enquiries('sort=urgency') },
    {
      key: 'fresh',
      count: unanswered - late - urgent,
      values: { due: nextDue === null ? '' : dueText(nextDue) },
      icon: 'inbox',
      link: enquiries('sort=urgency'),
    },
    {
      key: 'perhapsSpam',
      count: waiting.perhapsSpam,
      icon: 'triangle-alert',
      color: 'amber',
      link: enquiries('suspect=spam'),
    },
    { key: 'lacking', count: waiting.lacking, icon: 'pencil', link: enquiries('outcome=lacking') },
    { key: 'mails', count: failedMails, icon: 'mail', color: 'red', link: below('mails') },
    {
      key: 'mentions',
      count: missingMentions,
      icon: 'triangle-alert',
      color: 'amber',
      link: (inside) => (
        <RouterLink page="admin-settings" hash="mentions">
          {inside}
        </RouterLink>
      ),
    },
    {
      key: 'claims',
      count: claims?.undecided ?? 0,
      icon: 'triangle-alert',
      color: 'amber',
      link: below('claims'),
    },
    {
      key: 'claimPages',
      count: claims?.pages ?? 0,
      values: { languages: claims?.languages ?? 0 },
      icon: 'languages',
      color: 'amber',
      link: below('claims'),
    },
    { key: 'lost', count: notFoundReports, icon: 'link-2', link: below('lost') },
    {
      key: 'untranslated',
      count: waiting.untranslated,
      icon: 'languages',
      link: (inside) => <RouterLink page="admin-venues">{inside}</RouterLink>,
    },
  ]
  const lines = all.filter(({ count }) => count > 0)
  return (
    <DashCell
      id="todo"
      place="at-end span-4"
      title={t('title')}
      aside={lines.length > 0 ? t('lead') : undefined}
    >
      {lines.length === 0 ? (
        <>
          <p className="strong">{t('none')}</p>
          <p className="muted">{t('noneLead')}</p>
        </>
      ) : (
        <ul className="to-do">
          {lines.map(({ key, count, values, icon, color, link }) => (
            <li key={key}>
              {link(
                <>
                  <AdminIcon name={icon} className={color} />
                  <b className="num">{format.number(count)}</b>
                  <span>{t(key, { count, ...values })}</span>
                  <AdminIcon name="chevron-right" small />
                </>,
              )}
            </li>
          ))}
        </ul>
      )}
    </DashCell>
  )
}
