import { useFormatter, useTranslations } from 'use-intl'
import { DashCell } from '#/ui/admin/dash-cell.tsx'
import type { EnquiryFigures } from '../figures.functions.ts'
import type { Unit } from '../model/period.ts'

/** In the order of an enquiry's life. Spam is not counted. */
const STATUSES = ['new', 'in-progress', 'quoted', 'won', 'lost'] as const

const COLORS = { new: 'go', 'in-progress': 'soon', quoted: 'quoted', won: 'won', lost: 'lost' } as const

/** Current status of the enquiries of a period. */
export function EnquiriesByStatus({ unit, requests }: { unit: Unit; requests: EnquiryFigures }) {
  const t = useTranslations('admin.overview.statuses')
  const name = useTranslations('admin.overview.status')
  const format = useFormatter()
  const counts = new Map(requests.statuses.map(({ status, count }) => [status, count]))
  const countOf = (status: (typeof STATUSES)[number]) => counts.get(status) ?? 0
  const percent = (count: number) => `${(100 * count) / Math.max(1, requests.count)}%`
  const sentence = STATUSES.map((status) => `${countOf(status)} ${name(status)}`).join(', ')
  let passed = 0
  return (
    <DashCell
      id="by-status"
      place="at-start span-4"
      title={t('title')}
      aside={t(`of.${unit}`, { count: format.number(requests.count) })}
    >
      <svg className="stackbar" role="img" aria-label={sentence}>
        {STATUSES.map((status) => {
          const x = percent(passed)
          passed += countOf(status)
          return (
            <rect
              key={status}
              className={COLORS[status]}
              x={x}
              width={percent(countOf(status))}
              height="100%"
            />
          )
        })}
      </svg>
      <table className="mini keys">
        <thead className="sr">
          <tr>
            <th scope="col">{t('status')}</th>
            <th scope="col">{t('count')}</th>
          </tr>
        </thead>
        <tbody>
          {STATUSES.map((status) => (
            <tr key={status}>
              <th scope="row">
                <i className={`key ${status}`} />
                {name(status)}
              </th>
              <td className="num figure-cell strong">{format.number(countOf(status))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </DashCell>
  )
}
