import { useFormatter, useTranslations } from 'use-intl'
import { Bar } from '#/ui/admin/dash-cell.tsx'
import { FiguresTable } from '#/ui/admin/figures-table.tsx'
import { signed } from '#/ui/admin/signed.ts'
import type { Unit } from '../model/period.ts'

/** One row: a name with its number and that of the period before. */
export interface ComparedRow {
  readonly key: string
  readonly name: string
  readonly count: number
  readonly before: number
}

interface ComparedBarsProps {
  unit: Unit
  /** Header of the names, and the text alternative of the chart. */
  column: string
  title: string
  lines: readonly ComparedRow[]
}

/** Bars with a mark at the value of the period before; the same figures follow as a table. */
export function ComparedBars({ unit, column, title, lines }: ComparedBarsProps) {
  const t = useTranslations('admin.overview')
  const format = useFormatter()
  if (lines.length === 0) return <p className="empty-line">{t('nothingYet')}</p>
  const max = Math.max(1, ...lines.flatMap(({ count, before }) => [count, before]))
  const number = (count: number) => format.number(count)
  const sentence = `${title}. ${lines.map(({ name, count, before }) => `${name} ${count} (${before})`).join(', ')}`
  return (
    <>
      <div role="img" aria-label={sentence}>
        <table className="compared-bars" aria-hidden="true">
          <tbody>
            {lines.map(({ key, name, count, before }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>
                  <Bar share={count / max} mark={before / max} />
                </td>
                <td className="figure-cell">{number(count)}</td>
                <td className="difference">{signed(count - before, number)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="legend">
        <span>
          <i className="mark" />
          {t(`requests.beforeAtThisTime.${unit}`)}
        </span>
      </div>
      <FiguresTable
        label={t('showTable')}
        columns={[
          column,
          t(`requests.now.${unit}`),
          t(`requests.beforeAtThisTime.${unit}`),
          t('languages.change'),
        ]}
        rows={lines.map(({ key, name, count, before }) => ({
          key,
          cells: [name, number(count), number(before), signed(count - before, number)],
        }))}
      />
    </>
  )
}
