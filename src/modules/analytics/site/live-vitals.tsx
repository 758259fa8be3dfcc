import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { METRICS, type Metric } from '../model/vital-names.ts'
import { ratingOf, THRESHOLDS } from '../model/vital-scale.ts'
import { useVitalFormat } from './use-vital-format.ts'
import { visitVitals } from './visit-vitals.ts'
import { VitalScaleRow } from './vital-scale-row.tsx'

/** The vitals of this visit as they are measured; empty in the server's HTML. */
export function LiveVitals() {
  const t = useTranslations('vitals')
  const vitals = useSyncExternalStore(visitVitals.subscribe, visitVitals.now, visitVitals.onServer)
  return (
    <section className="wrap section vitals" aria-labelledby="this-visit">
      <h2 id="this-visit">{t('visit')}</h2>
      <p className="vitals-note">{t('visitNote')}</p>
      <noscript>
        <p className="vitals-note">{t('noscript')}</p>
      </noscript>
      <ul className="vital-cards">
        {METRICS.map((metric) => (
          <LiveVital key={metric} metric={metric} value={vitals[metric]} />
        ))}
      </ul>
    </section>
  )
}

function LiveVital({ metric, value }: { metric: Metric; value: number | undefined }) {
  const t = useTranslations('vitals')
  const format = useVitalFormat()
  const absent = useAbsence(metric)
  const rating = value === undefined ? undefined : ratingOf(metric, value)
  const words =
    value === undefined ? t(absent) : [format(metric, value), rating && t(rating)].filter(Boolean).join(', ')
  return (
    <li data-metric={metric} data-rating={rating}>
      <h3>
        <abbr>{metric}</abbr> {t(metric)}
      </h3>
      <p className="vital-value">
        {value === undefined ? <span className="vital-absent">{t(absent)}</span> : format(metric, value)}
        {rating && <span className="vital-rating">{t(rating)}</span>}
      </p>
      {/* This browser's own class of device does not matter here: one mark, one shape. */}
      <VitalScaleRow
        metric={metric}
        marks={value === undefined ? [] : [{ device: 'phone', value }]}
        label={`${metric}: ${words}`}
      />
      <Limits metric={metric} />
    </li>
  )
}

/** Legend of the thresholds for good and poor. */
export function Limits({ metric }: { metric: Metric }) {
  const t = useTranslations('vitals')
  const format = useVitalFormat()
  const thresholds = THRESHOLDS[metric]
  if (!thresholds) return <p className="vital-limits">{t('noLimits')}</p>
  const [good, poor] = thresholds
  return (
    <p className="vital-limits">{t('limits', { good: format(metric, good), poor: format(metric, poor) })}</p>
  )
}

/** Why there is no figure. */
function useAbsence(metric: Metric): 'waiting' | 'afterUse' | 'unsupported' {
  const [unsupported, setUnsupported] = useState(false)
  const type = metric === 'FID' ? 'first-input' : metric === 'CLS' ? 'layout-shift' : undefined
  useEffect(() => {
    setUnsupported(type !== undefined && !PerformanceObserver.supportedEntryTypes?.includes(type))
  }, [type])
  if (unsupported) return 'unsupported'
  return metric === 'INP' || metric === 'FID' ? 'afterUse' : 'waiting'
}
