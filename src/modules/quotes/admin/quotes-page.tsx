import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { dotted } from '#/i18n/dotted.ts'
import { RouterLink } from '#/i18n/react/link.tsx'
import { useMe } from '#/modules/staff/model/me.ts'
import type { DataColumn } from '#/ui/admin/data-list/data-column.ts'
import { DataTable } from '#/ui/admin/data-list/data-table.tsx'
import { EmptyState } from '#/ui/admin/empty-state.tsx'
import { AdminPageHead } from '#/ui/admin/page-head.tsx'
import type { ShownState } from '../model/version-states.ts'
import type { ListedQuote } from '../quotes.functions.ts'
import { AccountsExport } from './accounts-export.tsx'
import { QuoteStateMark } from './state-mark.tsx'
import { useQuoteWords } from './use-quote-words.ts'

/** In the order in which something is to be done about them. */
const GROUPS: readonly ShownState[] = [
  ...(['draft', 'waiting-for-owner', 'sent', 'expired', 'accepted'] as const),
  ...(['declined', 'withdrawn', 'voided', 'replaced'] as const),
]

interface QuotesPageProps {
  rows: readonly ListedQuote[]
  mine: boolean
}

/** Quotes by state, with what to do next. */
export function QuotesPage({ rows, mine }: QuotesPageProps) {
  const t = useTranslations('admin.quotes')
  const { role } = useMe()
  const { totalOf, dayOf } = useQuoteWords()
  const [state, setState] = useState<ShownState>()
  const states = GROUPS.filter((one) => rows.some(({ version }) => version.state === one))
  const shown = GROUPS.flatMap((one) =>
    rows.filter(({ version }) => version.state === one && (state ?? one) === one),
  )
  const columns: DataColumn<ListedQuote>[] = [
    {
      id: 'quote',
      header: t('quote'),
      className: 'e-who',
      cell: ({ id, reference, version, name, company }) => (
        <>
          <RouterLink page="admin-quote" params={{ slug: id }} className="strong">
            {reference ?? t('unnumbered')}
          </RouterLink>{' '}
          <span className="soft">{t('version', { n: version.n })}</span>
          <span className="soft entry-note">{company || name}</span>
        </>
      ),
    },
    {
      id: 'request',
      header: t('request'),
      className: 'e-days',
      cell: ({ enquiryReference: reference }) => (
        <RouterLink page="admin-requests" search={`ref=${encodeURIComponent(reference)}`} className="link">
          {reference}
        </RouterLink>
      ),
    },
    {
      id: 'total',
      header: t('sum'),
      className: 'q-sum',
      cell: ({ totals }) => dotted(totals.map(totalOf)),
    },
    {
      id: 'state',
      header: t('stateColumn'),
      className: 'e-state',
      cell: ({ version }) => <QuoteStateMark state={version.state} />,
    },
    {
      id: 'next',
      header: t('nextColumn'),
      className: 'e-word',
      cell: ({ version }) => t(`next.${version.state}`, { day: dayOf(version.validUntil) }),
    },
  ]
  return (
    <>
      <AdminPageHead title={t('listTitle')} sub={t('listSub', { count: rows.length })}>
        <nav className="segments" aria-label={t('whose')}>
          <RouterLink page="admin-quotes" stay aria-current={mine ? undefined : 'true'}>
            {t('all')}
          </RouterLink>
          <RouterLink page="admin-quotes" search="mine=1" stay aria-current={mine ? 'true' : undefined}>
            {t('mine')}
          </RouterLink>
        </nav>
        {role === 'administrator' && <AccountsExport />}
      </AdminPageHead>
      {states.length > 1 && (
        <div className="bar wrap">
          {states.map((one) => (
            <button
              key={one}
              type="button"
              className={one === state ? 'chip on' : 'chip'}
              aria-pressed={one === state}
              onClick={() => setState(one === state ? undefined : one)}
            >
              {t(`state.${one}`)}
            </button>
          ))}
        </div>
      )}
      <div className="scroll pane">
        {rows.length === 0 ? (
          <EmptyState title={t('empty')}>
            <p className="soft">{t('emptyLead')}</p>
          </EmptyState>
        ) : (
          <DataTable
            label={t('listTitle')}
            className="entries"
            columns={columns}
            rows={shown}
            rowKey={({ id }) => id}
          />
        )}
      </div>
    </>
  )
}
