import { useRouter } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { RouterLink } from '#/i18n/react/link.tsx'
import type { DataColumn } from '#/ui/admin/data-list/data-column.ts'
import { DataTable } from '#/ui/admin/data-list/data-table.tsx'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import { EmptyState } from '#/ui/admin/empty-state.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { AdminPageHead } from '#/ui/admin/page-head.tsx'
import { useHotKeys } from '#/ui/admin/use-hot-keys.ts'
import { useWhen } from '#/ui/admin/use-moment.ts'
import { useUndo } from '#/ui/admin/use-undo.ts'
import {
  createRedirect,
  deleteRedirect,
  type ManagedRedirect,
  type RedirectOutcome,
  type RedirectTarget,
  updateRedirect,
} from '../redirects.functions.ts'
import { RedirectActions } from './redirect-actions.tsx'
import { type RedirectDraft, RedirectForm } from './redirect-form.tsx'

interface RedirectsPageProps {
  redirects: readonly ManagedRedirect[]
  /** Suggestions for the target. */
  targets: readonly RedirectTarget[]
}

const NEW: RedirectDraft = { source: '', target: '', languages: true }

const draftOf = ({ source, target, covers }: ManagedRedirect): RedirectDraft => ({
  source,
  target,
  languages: covers === 'languages',
})

/** Every managed redirect: add, change, remove with an undo, and how often each is used. */
export function RedirectsPage({ redirects, targets }: RedirectsPageProps) {
  const t = useTranslations('admin.redirects')
  const lost = useTranslations('admin.overview.lost')
  const format = useFormatter()
  const when = useWhen()
  const router = useRouter()
  const undo = useUndo('redirects')
  useHotKeys(undo.keys(), false)
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<ManagedRedirect | 'new'>()
  const wanted = useDeferredValue(search.trim().toLowerCase())
  const rows = redirects.filter(({ source, target }) => `${source} ${target}`.toLowerCase().includes(wanted))
  const columns: DataColumn<ManagedRedirect>[] = [
    {
      id: 'source',
      header: t('source'),
      className: 'r-source',
      cell: ({ source }) => <span className="path">{source}</span>,
    },
    {
      id: 'target',
      header: t('target'),
      className: 'r-target',
      cell: ({ target }) => (
        <a className="path" href={target} target="_blank" rel="noreferrer">
          {target}
        </a>
      ),
    },
    {
      id: 'languages',
      header: t('languages'),
      className: 'r-languages wide',
      cell: ({ covers }) => (covers === 'languages' ? t('every') : <span className="muted">{t('one')}</span>),
    },
    {
      id: 'hits',
      header: t('hits'),
      className: 'r-hits num',
      cell: ({ hits }) => (
        <>
          {format.number(hits)}
          <span className="narrow-only"> {lost('visitsWord', { count: hits })}</span>
        </>
      ),
    },
    {
      id: 'last',
      header: t('lastHit'),
      className: 'r-last wide soft',
      cell: ({ last_hit_at }) => (last_hit_at ? when(last_hit_at) : t('never')),
    },
    { id: 'by', header: t('by'), className: 'r-by wide soft cut', cell: ({ updated_by }) => updated_by },
    {
      id: 'actions',
      header: t('actions'),
      quietHeader: true,
      className: 'r-actions num',
      cell: (row) => <RedirectActions redirect={row} undo={undo} onEdit={() => setOpen(row)} />,
    },
  ]
  const done = async (outcome: RedirectOutcome, { source, target }: RedirectDraft) => {
    setOpen(undefined)
    if (outcome.kind === 'done') {
      const { id, target: expected } = outcome
      const takeBack = () =>
        open === undefined || open === 'new'
          ? deleteRedirect({ data: { id, expected } })
          : updateRedirect({ data: { ...draftOf(open), id, expected } })
      const title = t(open === 'new' ? 'added' : 'changed', { address: source, target })
      undo.done(title, {
        change: title,
        undo: async () => ({ isUndone: (await takeBack()).kind === 'done' }),
      })
    }
    await router.invalidate()
  }
  return (
    <>
      <AdminPageHead title={t('title')} sub={t('sub', { count: redirects.length })}>
        <button type="button" className="btn primary" onClick={() => setOpen('new')}>
          <AdminIcon name="plus" />
          {t('add')}
        </button>
      </AdminPageHead>
      <div className="bar redirects-bar">
        <RouterLink page="admin" hash="lost" className="btn quiet">
          <AdminIcon name="arrow-left" />
          {t('back')}
        </RouterLink>
        <div className="search">
          <input
            type="search"
            className="input"
            aria-label={t('search')}
            placeholder={t('search')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <AdminIcon name="search" />
        </div>
      </div>
      <div className="scroll pane">
        {rows.length > 0 ? (
          <DataTable
            label={t('table')}
            className="redirects"
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
          />
        ) : redirects.length === 0 ? (
          <EmptyState title={t('empty')}>
            <p className="soft">{t('emptyLead')}</p>
          </EmptyState>
        ) : (
          <EmptyState title={t('noMatch', { search: search.trim() })}>
            <button type="button" className="btn" onClick={() => setSearch('')}>
              {t('clear')}
            </button>
          </EmptyState>
        )}
      </div>
      <AdminDialog
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
        title={t(open === 'new' ? 'addTitle' : 'editTitle')}
        closeLabel={t('close')}
      >
        <RedirectForm
          draft={open === undefined || open === 'new' ? NEW : draftOf(open)}
          targets={targets}
          send={(draft) =>
            open === undefined || open === 'new'
              ? createRedirect({ data: draft })
              : updateRedirect({ data: { ...draft, id: open.id } })
          }
          onDone={done}
          onCancel={() => setOpen(undefined)}
        />
      </AdminDialog>
    </>
  )
}
