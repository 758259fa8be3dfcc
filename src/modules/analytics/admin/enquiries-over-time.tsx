import { ClientOnly } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { parisDay } from '#/lib/paris-time.ts'
import { DashCell } from '#/ui/admin/dash-cell.tsx'
import { FiguresTable } from '#/ui/admin/figures-table.tsx'
import { signed } from '#/ui/admin/signed.ts'
import type { EnquiryFigures } from '../figures.functions.ts'
import type { Unit } from '../model/period.ts'
import { type ChartPoint, chartPoints } from './chart-points.ts'

/** Offline, the chart cannot be loaded; its table is still there. */
const NoChart = () => null

const ComparedChart = lazy(() => import('./compared-chart.tsx').catch(() => ({ default: NoChart })))

/** More labels than this overlap. */
const MAX_VALUES = 12

interface EnquiriesOverTimeProps {
  unit: Unit
  /** ISO 8601: when the figures were read. */
  now: string
  requests: EnquiryFigures
}

/** Number of enquiries beside the period before. */
export function EnquiriesOverTime({ unit, now, requests }: EnquiriesOverTimeProps) {
  const t = useTranslations('admin.overview.requests')
  const overview = useTranslations('admin.overview')
  const format = useFormatter()
  const name = (day: string) => {
    const options = {
      week: { weekday: 'short' },
      month: { day: 'numeric' },
      year: { month: 'short' },
    } as const
    return format.dateTime(new Date(`${day.length === 7 ? `${day}-15` : day}T12:00:00Z`), options[unit])
  }
  const today = parisDay(new Date(now))
  const points = chartPoints(requests, { unit, today, name })
  const difference = requests.count - requests.before
  const written = (count: number | undefined) => (count === undefined ? '–' : format.number(count))
  return (
    <DashCell id="requests" place="at-start span-5" title={t(`title.${unit}`)}>
      <div className="headline">
        <div className="big">{format.number(requests.count)}</div>
        <p className="soft">
          {difference === 0 ? (
            t(`same.${unit}`)
          ) : (
            <>
              <span className={difference < 0 ? 'delta down' : 'delta'}>
                {signed(difference, (figure) => format.number(figure))}
              </span>{' '}
              {t(`than.${unit}`, { before: format.number(requests.before) })}
            </>
          )}
        </p>
      </div>
      <div className="chart-box" role="img" aria-label={sentence(points)}>
        <ClientOnly>
          <Suspense>
            <ComparedChart
              points={points}
              now={t(`now.${unit}`)}
              before={t(`before.${unit}`)}
              withValues={points.length <= MAX_VALUES}
            />
          </Suspense>
        </ClientOnly>
      </div>
      <div className="legend">
        <span>
          <i />
          {t(`now.${unit}`)}
        </span>
        <span>
          <i className="was" />
          {t(`before.${unit}`)}
        </span>
      </div>
      <FiguresTable
        label={overview('showTable')}
        columns={[t(unit === 'year' ? 'month' : 'day'), t(`now.${unit}`), t(`before.${unit}`)]}
        rows={points.map((point) => ({
          key: point.label,
          cells: [point.label, written(point.now), written(point.before)],
        }))}
      />
    </DashCell>
  )

  function sentence(all: readonly ChartPoint[]): string {
    const values = (pick: (point: ChartPoint) => number | undefined) =>
      all
        .filter((point) => pick(point) !== undefined)
        .map((point) => `${point.label} ${written(pick(point))}`)
        .join(', ')
    return t('sentence', {
      now: t(`now.${unit}`),
      values: values((point) => point.now),
      before: t(`before.${unit}`),
      valuesBefore: values((point) => point.before),
    })
  }
}
