import { useTranslations } from 'use-intl'
import { EmptyState } from '#/ui/admin/empty-state.tsx'
import type { InboxCounts } from '../../inbox.functions.ts'
import {
  activeFilters,
  EMPTY_FILTER,
  type InboxFilter,
  withoutFilter,
  withoutFilters,
} from '../../model/inbox-filter.ts'

interface InboxEmptyProps {
  filter: InboxFilter
  counts: InboxCounts
  onFilter: (filter: InboxFilter) => void
}

/** Empty list: the reason, and the one filter whose removal helps. */
export function InboxEmpty({ filter, counts, onFilter }: InboxEmptyProps) {
  const t = useTranslations('admin.inbox')
  const { q, view, page } = filter
  const on = activeFilters(filter)
  const [only] = on
  const total = counts.views[view]
  const button = (label: string, next: InboxFilter, primary = false) => (
    <button type="button" className={primary ? 'btn' : 'btn quiet'} onClick={() => onFilter(next)}>
      {label}
    </button>
  )
  if (counts.views.all + counts.views.spam === 0) {
    return (
      <EmptyState title={t('emptyTitle')}>
        <p className="soft">{t('emptyLead')}</p>
      </EmptyState>
    )
  }
  if (page > 1) {
    return (
      <EmptyState title={t('pastEnd')}>{button(t('firstPage'), { ...filter, page: 1 }, true)}</EmptyState>
    )
  }
  if (q === '' && on.length === 0) {
    if (view === 'late') {
      return (
        <EmptyState title={t('clearTitle')}>
          <p className="soft">{t('clearLead')}</p>
        </EmptyState>
      )
    }
    return (
      <EmptyState title={t('noneTitle')}>
        <p className="soft">{t('noneView', { view: t(`view.${view}`) })}</p>
        {button(t('seeAll'), EMPTY_FILTER, true)}
      </EmptyState>
    )
  }
  const filters = on.length
  return (
    <EmptyState title={t('noMatchTitle')}>
      <p className="soft">
        {q === ''
          ? t('noMatchFilters', { filters, total })
          : filters === 0
            ? t('noMatchSearch', { q, total })
            : t('noMatchBoth', { q, filters, total })}
      </p>
      <div className="row wrap">
        {only !== undefined &&
          (filters === 1
            ? button(t(`removeOne.${only}`), withoutFilter(filter, only), true)
            : button(t('clearFilters'), withoutFilters(filter), true))}
        {q !== '' &&
          filters === 0 &&
          view !== 'all' &&
          button(t('searchEverywhere'), { ...EMPTY_FILTER, q }, true)}
        {q !== '' && button(t('clearSearch'), { ...filter, q: '' })}
      </div>
      {q !== '' && <p className="muted">{t('noMatchHint')}</p>}
    </EmptyState>
  )
}
