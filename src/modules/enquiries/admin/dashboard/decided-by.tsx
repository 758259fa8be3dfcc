import { useTranslations } from 'use-intl'
import { RouterLink } from '#/i18n/react/link.tsx'
import { Bar, DashCell } from '#/ui/admin/dash-cell.tsx'
import { FiguresTable } from '#/ui/admin/figures-table.tsx'
import { type DecidedSum, FEW_DECISIONS, type OutcomeFigures } from '../../model/outcome-figures.ts'
import { useDecidedText } from './use-decided-text.ts'

interface DecidedByProps {
  outcomes: OutcomeFigures
}

/** Both, won and lost, of twelve months. */
const DECIDED = 'status=won&status=lost&decided=year'

/** What was won, and how many of how many, by where the request came from. */
export function DecidedBySource({ outcomes }: DecidedByProps) {
  const t = useTranslations('admin.overview.outcomes')
  const source = useTranslations('admin.outcome.source')
  return (
    <DashCell id="by-source" place="at-start span-6" title={t('bySource')} aside={t('wonOfDecided')}>
      <DecidedRows
        column={t('source')}
        rows={outcomes.sources.map(({ source: key, ...sum }) => ({
          key,
          name: source(key),
          sum,
          search: `${DECIDED}&source=${key}`,
        }))}
      />
    </DashCell>
  )
}

/** The same by who looks after the request. */
export function DecidedByAgent({ outcomes }: DecidedByProps) {
  const t = useTranslations('admin.overview.outcomes')
  const inbox = useTranslations('admin.inbox')
  return (
    <DashCell id="by-agent" place="at-end span-6" title={t('byAgent')} aside={t('wonOfDecided')}>
      <DecidedRows
        column={t('agent')}
        rows={outcomes.agents.map(({ id, name, ...sum }) => ({
          key: id ?? 'nobody',
          name: id === null ? inbox('noOwner') : (name ?? t('former')),
          sum,
          search: `${DECIDED}&owner=${id ?? 'nobody'}`,
        }))}
      />
    </DashCell>
  )
}

/** Decided requests of one agent or source. */
interface DecidedRow {
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
function DecidedRows({ column, rows }: DecidedRowsProps) {
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
