import { useTranslations } from 'use-intl'
import type { VitalFigure } from '../model/site-vitals.ts'
import { DEVICES, METRICS } from '../model/vital-names.ts'
import { VitalChart } from './vital-chart.tsx'
import { DeviceShape } from './vital-scale-row.tsx'
import { VitalTable } from './vital-table.tsx'

/** Vitals of all visits (behaviour 5.6) as charts and as a table, or a note that there are none yet. */
export function SiteVitals({ figures }: { figures: readonly VitalFigure[] }) {
  const t = useTranslations('vitals')
  return (
    <section className="wrap section-tight vitals" aria-labelledby="all-visits">
      <h2 id="all-visits">{t('site')}</h2>
      {figures.length === 0 ? (
        <p className="vitals-note">{t('none')}</p>
      ) : (
        <>
          <p className="vitals-note">{t('siteNote')}</p>
          <ul className="vital-legend">
            {DEVICES.map((device) => (
              <li key={device}>
                <DeviceShape device={device} />
                {t(device)}
              </li>
            ))}
          </ul>
          <div className="vital-charts">
            {METRICS.map((metric) => (
              <VitalChart key={metric} metric={metric} figures={figures} />
            ))}
          </div>
          <VitalTable figures={figures} />
        </>
      )}
    </section>
  )
}
