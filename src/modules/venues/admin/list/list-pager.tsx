import { useTranslations } from 'use-intl'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { VENUES_ON_A_PAGE } from '../../model/venue-list.schema.ts'

interface ListPagerProps {
  page: number
  total: number
  onTurn: (page: number) => void
}

/** Where in the list this page is, and the way to its neighbours. */
export function ListPager({ page, total, onTurn }: ListPagerProps) {
  const t = useTranslations('admin.venueDesk.list')
  const pages = Math.max(1, Math.ceil(total / VENUES_ON_A_PAGE))
  const from = Math.min(total, (page - 1) * VENUES_ON_A_PAGE + 1)
  const to = Math.min(total, page * VENUES_ON_A_PAGE)
  return (
    <div className="pager">
      <span role="status">{t('range', { from, to, total })}</span>
      {pages > 1 && (
        <span className="row">
          <button
            type="button"
            className="btn sm icon"
            aria-label={t('previous')}
            disabled={page <= 1}
            onClick={() => onTurn(page - 1)}
          >
            <AdminIcon name="chevron-left" small />
          </button>
          <button
            type="button"
            className="btn sm icon"
            aria-label={t('next')}
            disabled={page >= pages}
            onClick={() => onTurn(page + 1)}
          >
            <AdminIcon name="chevron-right" small />
          </button>
        </span>
      )}
      <span className="grow" />
      <span className="legend">{t('legend')}</span>
    </div>
  )
}
