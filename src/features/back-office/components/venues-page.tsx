import { useFormatter, useTranslations } from 'use-intl'
import { type DataColumn, DataTable } from '#/ui/admin/data-table.tsx'
import { EmptyState } from '#/ui/admin/empty-state.tsx'
import { AdminPageHead } from '#/ui/admin/page-head.tsx'

/** One venue of the list. */
interface VenueRow {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly surface_m2: number
  readonly status: 'draft' | 'published' | 'archived'
}

const TYPES = ['showroom', 'gallery', 'popup', 'loft'] as const

/** Every venue. */
export function VenuesPage({ venues }: { venues: readonly VenueRow[] }) {
  const t = useTranslations('admin.venues')
  const format = useFormatter()
  const columns: DataColumn<VenueRow>[] = [
    { id: 'name', header: t('name'), cell: (row) => <b className="strong">{row.name}</b> },
    {
      id: 'type',
      header: t('type'),
      cell: (row) => {
        const type = TYPES.find((known) => known === row.type)
        return type ? t(`types.${type}`) : row.type
      },
    },
    {
      id: 'surface',
      header: t('surface'),
      className: 'num wide',
      cell: (row) => `${format.number(row.surface_m2)}\u00a0m²`,
    },
    { id: 'status', header: t('status'), cell: (row) => t(`statuses.${row.status}`) },
  ]
  return (
    <>
      <AdminPageHead title={t('title')} sub={t('sub', { count: venues.length })} />
      <div className="scroll pane">
        {venues.length === 0 ? (
          <EmptyState title={t('emptyTitle')}>
            <p className="soft">{t('emptyLead')}</p>
          </EmptyState>
        ) : (
          <DataTable label={t('table')} columns={columns} rows={venues} rowKey={(row) => row.id} />
        )}
      </div>
    </>
  )
}
