import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { EmptyState } from '#/ui/admin/empty-state.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { AdminPageHead } from '#/ui/admin/page-head.tsx'
import type { VenueListQuery } from '../../model/venue-list.schema.ts'
import type { VenueListPage } from '../../venue-desk.functions.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ListFilters } from './list-filters.tsx'
import { ListPager } from './list-pager.tsx'
import { ListTabs } from './list-tabs.tsx'
import { NewVenueDialog } from './new-venue-dialog.tsx'
import { VenueTable } from './venue-table.tsx'

interface ListPageProps {
  query: VenueListQuery
  found: VenueListPage
  onAsk: (query: VenueListQuery) => void
  singleKeys: boolean
  /** What else can be done with all venues. */
  tools?: ReactNode
}

/** Every venue of the house. */
export function ListPage({ query, found, onAsk, singleKeys, tools }: ListPageProps) {
  const t = useTranslations('admin.venueDesk.list')
  const router = useRouter()
  const [adding, setAdding] = useState(false)
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
  const unfiltered = found.counts.all === 0
  return (
    <div className="pane venues-pane">
      <AdminPageHead
        title={t('title')}
        sub={t('sub', { published: found.counts.published, todo: found.counts.todo })}
      >
        {tools}
        <button type="button" className="btn primary" onClick={() => setAdding(true)}>
          <AdminIcon name="plus" />
          {t('add')}
        </button>
      </AdminPageHead>
      <ListTabs view={query.view} counts={found.counts} onChoose={(view) => ask({ view })} />
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
        <ListPager page={query.page} total={found.total} onTurn={(page) => ask({ page })} />
      )}
      {chosen.length > 0 && <BulkBar venues={chosen} onDone={refresh} onClear={() => setPicked(new Set())} />}
      <NewVenueDialog open={adding} onClose={() => setAdding(false)} />
    </div>
  )
}
