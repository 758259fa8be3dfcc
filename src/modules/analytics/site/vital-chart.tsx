import { useTranslations } from 'use-intl'
import { TEMPLATES, type VitalFigure } from '../model/site-vitals.ts'
import { DEVICES, type Metric } from '../model/vital-names.ts'
import { Limits } from './live-vitals.tsx'
import { useTemplateName } from './use-template-name.ts'
import { useVitalFormat } from './use-vital-format.ts'
import { VitalScaleRow } from './vital-scale-row.tsx'

interface VitalChartProps {
  readonly metric: Metric
  readonly figures: readonly VitalFigure[]
}

/** One metric on every kind of page, with a mark for each class of device. */
export function VitalChart({ metric, figures }: VitalChartProps) {
  const t = useTranslations('vitals')
  const name = useTemplateName()
  const format = useVitalFormat()
  const own = figures.filter((figure) => figure.metric === metric)
  if (own.length === 0) return null
  return (
    <figure className="vital-chart">
      <figcaption>
        <h3>
          <abbr>{metric}</abbr> {t(metric)}
        </h3>
        <Limits metric={metric} />
      </figcaption>
      <ul aria-label={t('by', { metric })}>
        {TEMPLATES.map((template) => {
          const marks = DEVICES.flatMap((device) =>
            own.filter((figure) => figure.template === template && figure.device === device),
          )
          if (marks.length === 0) return null
          const words = marks.map(({ device, value }) => `${t(device)} ${format(metric, value)}`).join(', ')
          return (
            <li key={template}>
              <span>{name(template)}</span>
              <VitalScaleRow metric={metric} marks={marks} label={words} />
            </li>
          )
        })}
      </ul>
    </figure>
  )
}
