import { useTranslations } from 'use-intl'
import { RouterLink } from '#/i18n/react/link.tsx'
import { Bar } from '#/ui/admin/dash-cell.tsx'
import { FiguresTable } from '#/ui/admin/figures-table.tsx'
import { type DecidedSum, FEW_DECISIONS } from '../../model/outcome-figures.ts'
import { useDecidedText } from './use-decided-text.ts'

/** Decided requests of one agent or source. */
export interface DecidedRow {
  readonly key: string
  readonly name: string
  readonly sum: DecidedSum
  /** Query of the inbox that lists them. */
  readonly search: string
}

interface DecidedRowsProps {
  /** Header of the names. */
  column: string
  rows: readonly DecidedRow[]
}

/** Bars of what was won, with how many of how many decided; the lost reasons are in the table. */
export function DecidedRows({ column, rows }: DecidedRowsProps) {
  const t = useTranslations('admin.overview.outcomes')
  const overview = useTranslations('admin.overview')
  const text = useDecidedText()
  const max = Math.max(1, ...rows.map(({ sum }) => sum.netCents))
  if (rows.length === 0) return <p className="empty-line">{t('none')}</p>
  const few = rows.some(({ sum }) => sum.won + sum.lost < FEW_DECISIONS)
  return (
    <>
      <ul className="bar-rows">
        {rows.map(({ key, name, sum, search }) => (
          <li key={key}>
            <RouterLink page="admin-requests" search={search} className="bar-row">
              <span>{name}</span>
              <Bar share={sum.netCents / max} />
              <b className="num">{text.amount(sum)}</b>
              <span className="num soft">{text.ofDecided(sum)}</span>
            </RouterLink>
          </li>
        ))}
      </ul>
      {few && <p className="muted after">{t('few')}</p>}
      <FiguresTable
        label={overview('showTable')}
        columns={[column, ...text.columns]}
        rows={rows.map(({ key, name, sum }) => ({ key, cells: [name, ...text.cells(sum)] }))}
      />
    </>
  )
}
