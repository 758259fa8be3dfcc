import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { RouterLink } from '#/i18n/react/link.tsx'
import { ListPager } from '#/ui/admin/data-list/list-pager.tsx'
import { ListTabs } from '#/ui/admin/data-list/list-tabs.tsx'
import { EmptyState } from '#/ui/admin/empty-state.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { AdminPageHead } from '#/ui/admin/page-head.tsx'
import { useHotKeys } from '#/ui/admin/use-hot-keys.ts'
import { useUndo } from '#/ui/admin/use-undo.ts'
import { VENUE_VIEWS, VENUES_ON_A_PAGE, type VenueListQuery } from '../../model/venue-list.schema.ts'
import type { VenueListPage } from '../../venue-editor.functions.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ListFilters } from './list-filters.tsx'
import { NewVenueDialog } from './new-venue-dialog.tsx'
import { VenueTable } from './venue-table.tsx'

interface ListPageProps {
  query: VenueListQuery
  found: VenueListPage
  /** Whether the address asks for a new venue. */
  adding: boolean
  onAsk: (query: VenueListQuery) => void
  singleKeys: boolean
  /** Further actions on all venues. */
  tools?: ReactNode
}

/** Every venue of the house. */
export function ListPage({ query, found, adding: asked, onAsk, singleKeys, tools }: ListPageProps) {
  const t = useTranslations('admin.venueDesk.list')
  const router = useRouter()
  const [adding, setAdding] = useState(asked)
  useEffect(() => {
    if (asked) setAdding(true)
  }, [asked])
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const chosen = found.venues.filter(({ id }) => picked.has(id))
  const ask = (change: Partial<VenueListQuery>) => {
    setPicked(new Set())
    onAsk({ ...query, page: 1, ...change })
  }
  const refresh = async () => {
    setPicked(new Set())
    await router.invalidate()
  }
  const undo = useUndo('venues', refresh)
  useHotKeys(undo.keys(), singleKeys)
  const pages = Math.max(1, Math.ceil(found.total / VENUES_ON_A_PAGE))
  const from = Math.min(found.total, (query.page - 1) * VENUES_ON_A_PAGE + 1)
  const to = Math.min(found.total, query.page * VENUES_ON_A_PAGE)
  const way = (step: 1 | -1, name: 'previous' | 'next') => {
    const page = query.page + step
    return { label: t(name), possible: page >= 1 && page <= pages, onTurn: () => ask({ page }) }
  }
  const unfiltered = found.counts.all === 0
  return (
    <div className="pane venues-pane">
      <AdminPageHead
        title={t('title')}
        sub={t('sub', { published: found.counts.published, todo: found.counts.todo })}
      >
        {tools}
        <RouterLink page="admin-venues" search="arrange=1" className="btn" aria-label={t('arrange')}>
          <AdminIcon name="list-ordered" />
          <span className="wide">{t('arrange')}</span>
        </RouterLink>
        <button type="button" className="btn primary" onClick={() => setAdding(true)}>
          <AdminIcon name="plus" />
          {t('add')}
        </button>
      </AdminPageHead>
      <ListTabs
        label={t('views')}
        views={VENUE_VIEWS}
        view={query.view}
        nameOf={(view) => t(`view.${view}`)}
        countOf={(view) => found.counts[view]}
        figure={(count) => t('count', { count })}
        hrefOf={(view) => (view === 'all' ? '?' : `?view=${view}`)}
        onChoose={(view) => ask({ view })}
        urgent="todo"
      />
      <ListFilters query={query} onAsk={ask} singleKeys={singleKeys} />
      <div className="scroll">
        {found.venues.length > 0 ? (
          <VenueTable query={query} venues={found.venues} picked={picked} onPick={setPicked} onSort={ask} />
        ) : unfiltered ? (
          <EmptyState title={t('noneTitle')}>
            <p className="soft">{t('noneLead')}</p>
            <button type="button" className="btn primary" onClick={() => setAdding(true)}>
              {t('add')}
            </button>
          </EmptyState>
        ) : (
          <EmptyState title={t('noMatch')}>
            <p className="soft">
              {query.q === '' ? t('noMatchFilters') : t('noMatchText', { text: query.q })}
            </p>
            <button
              type="button"
              className="btn"
              onClick={() =>
                ask(
                  query.q === ''
                    ? {
                        view: 'all',
                        type: undefined,
                        neighborhood: undefined,
                        guests: undefined,
                        priceMax: undefined,
                        equipment: undefined,
                        incomplete: undefined,
                      }
                    : { q: '' },
                )
              }
            >
              {query.q === '' ? t('clearFilters') : t('clearSearch')}
            </button>
          </EmptyState>
        )}
      </div>
      {found.total > 0 && (
        <ListPager
          range={t('range', { from, to, total: found.total })}
          ways={pages > 1 ? { previous: way(-1, 'previous'), next: way(1, 'next') } : undefined}
        >
          <span className="legend">{t('legend')}</span>
        </ListPager>
      )}
      {chosen.length > 0 && (
        <BulkBar venues={chosen} undo={undo} onDone={refresh} onClear={() => setPicked(new Set())} />
      )}
      <NewVenueDialog
        open={adding}
        onClose={() => {
          setAdding(false)
          if (asked) onAsk(query)
        }}
      />
    </div>
  )
}
