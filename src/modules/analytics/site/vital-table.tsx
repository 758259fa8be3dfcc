import { useTranslations } from 'use-intl'
import { LANGUAGES } from '#/i18n/languages.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { FEW_VISITS, TEMPLATES, type Template, type VitalFigure } from '../model/site-vitals.ts'
import { DEVICES, type Device, METRICS, type Metric } from '../model/vital-names.ts'
import { useTemplateName } from './use-template-name.ts'
import { useVitalFormat } from './use-vital-format.ts'

interface Row {
  readonly device: Device
  readonly figures: readonly VitalFigure[]
}

/** All figures as numbers. Those with few visits are marked, and a note says why. */
export function VitalTable({ figures }: { figures: readonly VitalFigure[] }) {
  const t = useTranslations('vitals')
  const name = useTemplateName()
  const { intl } = LANGUAGES[useLanguage()]
  const metrics = METRICS.filter((metric) => figures.some((figure) => figure.metric === metric))
  const few = figures.some(({ visits }) => visits < FEW_VISITS)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="vital-table" aria-label={t('caption')} tabIndex={0}>
        <table>
          <caption>{t('caption')}</caption>
          <thead>
            <tr>
              <th scope="col" className="page">
                {t('page')}
              </th>
              <th scope="col" className="device">
                {t('device')}
              </th>
              {metrics.map((metric) => (
                <th key={metric} scope="col" className="number">
                  {metric}
                </th>
              ))}
              <th scope="col" className="number">
                {t('visits')}
              </th>
            </tr>
          </thead>
          {TEMPLATES.map((template) => {
            const rows = rowsOf(figures, template)
            if (rows.length === 0) return null
            return (
              <tbody key={template}>
                {rows.map((row, at) => (
                  <tr key={row.device}>
                    {at === 0 && (
                      <th scope="rowgroup" className="page" rowSpan={rows.length}>
                        {name(template)}
                      </th>
                    )}
                    <td className="device">{t(row.device)}</td>
                    {metrics.map((metric) => (
                      <Cell key={metric} metric={metric} row={row} />
                    ))}
                    <td className="number">
                      {Math.max(...row.figures.map(({ visits }) => visits)).toLocaleString(intl)}
                    </td>
                  </tr>
                ))}
              </tbody>
            )
          })}
        </table>
      </section>
      {few && <p className="vitals-note">* {t('few')}</p>}
    </>
  )
}

function Cell({ metric, row }: { metric: Metric; row: Row }) {
  const format = useVitalFormat()
  const figure = row.figures.find((one) => one.metric === metric)
  if (!figure) return <td className="number">–</td>
  return (
    <td className="number">
      {format(metric, figure.value, 'aligned')}
      {figure.visits < FEW_VISITS && <span className="few"> *</span>}
    </td>
  )
}

function rowsOf(figures: readonly VitalFigure[], template: Template): Row[] {
  return DEVICES.map((device) => ({
    device,
    figures: figures.filter((figure) => figure.template === template && figure.device === device),
  })).filter((row) => row.figures.length > 0)
}
