import { useTranslations } from 'use-intl'
import { VENUE_VIEWS, type VenueView } from '../../model/venue-list.schema.ts'
import type { VenueListPage } from '../../venue-desk.functions.ts'

interface ListTabsProps {
  view: VenueView
  counts: VenueListPage['counts']
  onChoose: (view: VenueView) => void
}

/** The venues by where they are in their life, and those that lack something. */
export function ListTabs({ view, counts, onChoose }: ListTabsProps) {
  const t = useTranslations('admin.venueDesk.list')
  return (
    <nav className="tabs" aria-label={t('views')}>
      {VENUE_VIEWS.map((one) => (
        <a
          key={one}
          href={one === 'all' ? '?' : `?view=${one}`}
          className={one === 'todo' && counts.todo > 0 ? 'hot' : undefined}
          aria-current={one === view ? 'page' : undefined}
          onClick={(event) => {
            event.preventDefault()
            onChoose(one)
          }}
        >
          {t(`view.${one}`)} <span>{t('count', { count: counts[one] })}</span>
        </a>
      ))}
    </nav>
  )
}
