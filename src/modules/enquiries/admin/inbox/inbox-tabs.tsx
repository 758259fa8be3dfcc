import { useFormatter, useTranslations } from 'use-intl'
import { plainClick } from '#/ui/admin/plain-click.ts'
import type { InboxCounts } from '../../inbox.functions.ts'
import { EMPTY_FILTER, type InboxFilter, type InboxView, VIEWS } from '../../model/inbox-filter.ts'

interface InboxTabsProps {
  view: InboxView
  counts: InboxCounts
  hrefOf: (filter: InboxFilter) => string
  onFilter: (filter: InboxFilter) => void
}

/** The views of the inbox, each with its figure. */
export function InboxTabs({ view, counts, hrefOf, onFilter }: InboxTabsProps) {
  const t = useTranslations('admin.inbox')
  const format = useFormatter()
  return (
    <nav className="tabs" aria-label={t('views')}>
      {VIEWS.map((one) => {
        const filter = { ...EMPTY_FILTER, view: one }
        const count = counts.views[one]
        return (
          <a
            key={one}
            href={hrefOf(filter)}
            aria-current={one === view ? 'page' : undefined}
            className={one === 'late' && count > 0 ? 'hot' : undefined}
            onClick={plainClick(() => onFilter(filter))}
          >
            {t(`view.${one}`)} <span>{format.number(count)}</span>
          </a>
        )
      })}
    </nav>
  )
}
