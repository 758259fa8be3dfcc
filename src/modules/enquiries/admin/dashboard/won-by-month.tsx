import { useFormatter, useTranslations } from 'use-intl'
import { dotted } from '#/i18n/dotted.ts'
import { RouterLink } from '#/i18n/react/link.tsx'
import { toEuros } from '#/lib/money.ts'
import { DashCell } from '#/ui/admin/dash-cell.tsx'
import { FiguresTable } from '#/ui/admin/figures-table.tsx'
import { FEW_DECISIONS, type OutcomeFigures } from '../../model/outcome-figures.ts'
import { useDecidedText } from './use-decided-text.ts'

/** Height of the highest bar in pixels. */
const HIGHEST = 96

/** What was won in each of twelve months: bars are amounts and lead to the requests behind them. */
export function WonByMonth({ outcomes }: { outcomes: OutcomeFigures }) {
  const t = useTranslations('admin.overview.outcomes')
  const overview = useTranslations('admin.overview')
  const format = useFormatter()
  const text = useDecidedText()
  const { all, months } = outcomes
  const decided = all.won + all.lost
  const max = Math.max(1, ...months.map(({ netCents }) => netCents))
  const month = (one: string, style: 'short' | 'long') =>
    format.dateTime(new Date(`${one}-15`), { month: style, ...(style === 'long' && { year: 'numeric' }) })
  return (
    <DashCell id="won-by-month" place="at-start span-6" title={t('byMonth')} aside={t('year')}>
      {decided === 0 ? (
        <p className="empty-line">{t('none')}</p>
      ) : (
        <>
          <div className="headline">
            <div className="big">{text.amount(all)}</div>
            <p className="soft">{dotted([t('excl'), text.ofDecided(all)])}</p>
          </div>
          <ol className="month-bars" aria-label={t('byMonth')}>
            {months.map((sum) => {
              const height = Math.round((sum.netCents / max) * HIGHEST)
              const inside = (
                <>
                  <span className="num" aria-hidden="true">
                    {sum.netCents > 0 &&
                      format.number(toEuros(sum.netCents), { notation: 'compact', maximumFractionDigits: 1 })}
                  </span>
                  <svg height={Math.max(1, height)} aria-hidden="true">
                    <rect className={height > 0 ? 'go' : 'base'} width="100%" height="100%" />
                  </svg>
                  <span aria-hidden="true">{month(sum.month, 'short')}</span>
                  <span className="sr">
                    {t('ofMonth', {
                      month: month(sum.month, 'long'),
                      amount: text.amount(sum),
                      won: sum.won,
                    })}
                  </span>
                </>
              )
              return (
                <li key={sum.month}>
                  {sum.won > 0 ? (
                    <RouterLink page="admin-requests" search={`view=won&decided=${sum.month}`}>
                      {inside}
                    </RouterLink>
                  ) : (
                    <div>{inside}</div>
                  )}
                </li>
              )
            })}
          </ol>
          {decided < FEW_DECISIONS && <p className="muted after">{t('few')}</p>}
          <FiguresTable
            label={overview('showTable')}
            columns={[t('month'), ...text.columns]}
            rows={months.map((sum) => ({
              key: sum.month,
              cells: [month(sum.month, 'long'), ...text.cells(sum)],
            }))}
          />
        </>
      )}
    </DashCell>
  )
}
