import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { RouterLink } from '#/i18n/react/link.tsx'
import { countContradictions } from '#/modules/content/model/contradictions.ts'
import { DashCell } from '#/ui/admin/dash-cell.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import type { AdminIconName } from '#/ui/admin/icon-names.ts'
import type { Waiting } from '../../waiting.functions.ts'

interface ToDoProps {
  waiting: Waiting
  failedMails: number
  /** Mentions of the law that the agency has not set; 0 for agents, who cannot. */
  missingMentions: number
  notFoundReports: number
}

interface Line {
  readonly key: 'late' | 'urgent' | 'lacking' | 'mails' | 'mentions' | 'claims' | 'lost' | 'untranslated'
  readonly count: number
  readonly icon: AdminIconName
  readonly color?: 'red' | 'amber'
  /** Wraps the row in its link. */
  readonly link: (inside: ReactNode) => ReactNode
}

/** Open tasks, the most urgent first; empty ones are not listed. */
export function ToDo({ waiting, failedMails, missingMentions, notFoundReports }: ToDoProps) {
  const t = useTranslations('admin.overview.todo')
  const format = useFormatter()
  const enquiries = (search: string) => (inside: ReactNode) => (
    <RouterLink page="admin-requests" search={search}>
      {inside}
    </RouterLink>
  )
  const below = (id: string) => (inside: ReactNode) => <a href={`#${id}`}>{inside}</a>
  const all: Line[] = [
    { key: 'late', count: waiting.late, icon: 'clock-alert', color: 'red', link: enquiries('view=late') },
    { key: 'urgent', count: waiting.urgent, icon: 'clock', color: 'amber', link: enquiries('sort=urgency') },
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
      count: countContradictions(),
      icon: 'triangle-alert',
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
    <DashCell id="todo" place="r c4" title={t('title')} aside={lines.length > 0 ? t('lead') : undefined}>
      {lines.length === 0 ? (
        <>
          <p className="strong">{t('none')}</p>
          <p className="muted">{t('noneLead')}</p>
        </>
      ) : (
        <ul className="to-do">
          {lines.map(({ key, count, icon, color, link }) => (
            <li key={key}>
              {link(
                <>
                  <AdminIcon name={icon} className={color} />
                  <b className="num">{format.number(count)}</b>
                  <span>{key === 'urgent' ? t(key) : t(key, { count })}</span>
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
