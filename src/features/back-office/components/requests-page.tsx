import { useFormatter, useTranslations } from 'use-intl'
import { type DataColumn, DataTable } from '#/ui/admin/data-table.tsx'
import { EmptyState } from '#/ui/admin/empty-state.tsx'
import { AdminPageHead } from '#/ui/admin/page-head.tsx'
import type { EnquiryKind, EnquiryStatus } from '../enquiry-words.ts'

/** One request of the list. */
interface RequestRow {
  readonly id: string
  readonly reference: string
  readonly kind: EnquiryKind
  readonly status: EnquiryStatus
  readonly full_name: string
  readonly company: string | null
  /** ISO 8601. */
  readonly created_at: string
}

/** The latest requests. */
export function RequestsPage({ requests, count }: { requests: readonly RequestRow[]; count: number }) {
  const t = useTranslations('admin.requests')
  const status = useTranslations('admin.overview.status')
  const format = useFormatter()
  const columns: DataColumn<RequestRow>[] = [
    { id: 'reference', header: t('reference'), cell: (row) => row.reference },
    {
      id: 'from',
      header: t('from'),
      cell: (row) => (
        <div className="who">
          <b>{row.full_name}</b>
          <span>{row.company}</span>
        </div>
      ),
    },
    { id: 'kind', header: t('kind'), className: 'wide', cell: (row) => t(`kinds.${row.kind}`) },
    { id: 'status', header: t('status'), cell: (row) => status(row.status) },
    {
      id: 'received',
      header: t('received'),
      className: 'wide',
      cell: (row) => format.dateTime(new Date(row.created_at), { dateStyle: 'medium', timeStyle: 'short' }),
    },
  ]
  return (
    <>
      <AdminPageHead title={t('title')} sub={t('sub', { count })} />
      <div className="scroll pane">
        {requests.length === 0 ? (
          <EmptyState title={t('emptyTitle')}>
            <p className="soft">{t('emptyLead')}</p>
          </EmptyState>
        ) : (
          <DataTable label={t('table')} columns={columns} rows={requests} rowKey={(row) => row.id} />
        )}
      </div>
    </>
  )
}
