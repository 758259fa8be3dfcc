import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { DashCell } from '#/ui/admin/dash-cell.tsx'
import { FEW_VISITS, TEMPLATES, type TemplateVital, type VitalFigure } from '../model/site-vitals.ts'
import { DEVICES, type Device, type Metric } from '../model/vital-names.ts'
import { ratingOf, THRESHOLDS } from '../model/vital-scale.ts'

/** The three Core Web Vitals. */
const CORE = ['LCP', 'INP', 'CLS'] as const

/** Positions of the thresholds on the scale, in per cent of its width. */
const GOOD_END = 50
const POOR_START = 80

interface SpeedByTemplateProps {
  /** All devices together. */
  vitals: readonly TemplateVital[]
  devices: readonly VitalFigure[]
}

/** The 75th percentile of the vitals of each kind of page, on a scale from good to poor. */
export function SpeedByTemplate({ vitals, devices }: SpeedByTemplateProps) {
  const t = useTranslations('admin.overview.speed')
  const format = useFormatter()
  const [device, setDevice] = useState<Device | 'all'>('all')
  const shown = device === 'all' ? vitals : devices.filter((figure) => figure.device === device)
  const find = (template: string, metric: string) =>
    shown.find((figure) => figure.template === template && figure.metric === metric)
  const templates = TEMPLATES.filter((template) => CORE.some((metric) => find(template, metric)))
  const weak = templates
    .filter((template) => template !== 'all')
    .flatMap((template) =>
      CORE.filter((metric) => {
        const figure = find(template, metric)
        return figure && ratingOf(metric, figure.value) !== 'good'
      }).map((metric) => `${t(`name.${template}`)} (${metric})`),
    )
  const write = ({ metric, value }: TemplateVital) => {
    if (metric === 'CLS') return format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    if (metric === 'LCP') {
      const seconds = format.number(value / 1000, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
      return t('seconds', { value: seconds })
    }
    return t('milliseconds', { value: format.number(Math.round(value)) })
  }
  return (
    <DashCell
      id="speed"
      place="at-end span-6"
      title={t('title')}
      aside={t('lead')}
      end={
        <select
          className="input"
          aria-label={t('device')}
          value={device}
          onChange={(event) => setDevice(DEVICES.find((one) => one === event.target.value) ?? 'all')}
        >
          {(['all', ...DEVICES] as const).map((one) => (
            <option key={one} value={one}>
              {t(`devices.${one}`)}
            </option>
          ))}
        </select>
      }
    >
      {templates.length === 0 ? (
        <p className="empty-line">{t('none')}</p>
      ) : (
        <>
          <table className="mini speed">
            <thead>
              <tr>
                <th scope="col">{t('template')}</th>
                {CORE.map((metric) => (
                  <th key={metric} scope="col" title={t(`long.${metric}`)}>
                    {t(metric)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {templates.map((template) => (
                <tr key={template}>
                  <th scope="row">{t(`name.${template}`)}</th>
                  {CORE.map((metric) => {
                    const figure = find(template, metric)
                    const rating = figure && (ratingOf(metric, figure.value) ?? 'good')
                    const few = figure && figure.visits < FEW_VISITS
                    return (
                      <td key={metric}>
                        {figure && rating ? (
                          <div
                            className={
                              rating === 'good' ? 'vital' : rating === 'poor' ? 'vital poor' : 'vital bad'
                            }
                            title={[t(`rating.${rating}`), few && t('few')].filter(Boolean).join(', ')}
                          >
                            <b>
                              {write(figure)}
                              <span className="sr"> {t(`rating.${rating}`)}</span>
                            </b>
                            <VitalScale metric={metric} value={figure.value} />
                          </div>
                        ) : (
                          <span className="muted">–</span>
                        )}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
          <p className="row wrap muted speed-sum">
            {weak.length === 0 ? (
              <span className="pill green">{t('allGood')}</span>
            ) : (
              <>
                <span className="pill amber">{t('improve', { count: weak.length })}</span> {weak.join(', ')}
              </>
            )}
          </p>
        </>
      )}
    </DashCell>
  )
}

/** A scale from good to poor with a mark at the value; the value is beside it as text. */
function VitalScale({ metric, value }: { metric: Metric; value: number }) {
  const at = `${position(metric, value)}%`
  return (
    <svg aria-hidden="true">
      <rect className="go" width={`${GOOD_END}%`} height="100%" />
      <rect className="soon" x={`${GOOD_END}%`} width={`${POOR_START - GOOD_END}%`} height="100%" />
      <rect className="late" x={`${POOR_START}%`} width={`${100 - POOR_START}%`} height="100%" />
      <rect className="at" x={at} y="-4" width="4" height="14" transform="translate(-2 0)" />
    </svg>
  )
}

/** Each of the three sections is linear; beyond twice the poor threshold the mark stays at the end. */
function position(metric: Metric, value: number): number {
  const [good, poor] = THRESHOLDS[metric] ?? [1, 2]
  if (value < good) return (GOOD_END * value) / good
  if (value < poor) return GOOD_END + ((POOR_START - GOOD_END) * (value - good)) / (poor - good)
  return Math.min(100, POOR_START + ((100 - POOR_START) * (value - poor)) / poor)
}
