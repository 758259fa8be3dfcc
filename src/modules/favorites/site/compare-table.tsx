import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ListDetails } from '../model/shortlist.ts'
import { type Column, type CompareRow, useCompareRows } from './compare-rows.tsx'
import { useSketches } from './use-sketches.ts'

interface CompareTableProps {
  readonly columns: readonly Column[]
  readonly details: ListDetails
  readonly answersAbout: ((slug: string) => ReactNode) | undefined
  /** Those that a phone shows. */
  readonly pair: ReadonlySet<string>
}

/** The facts of venues side by side; their names are above it (`compare-heads.tsx`) and are said in it. */
export function CompareTable({ columns, details, answersAbout, pair }: CompareTableProps) {
  const t = useTranslations('shortlist')
  const shared = useTranslations('shared')
  const { facts, inAll, own } = useCompareRows(columns, details)
  const planned = columns.filter(({ facts: known }) => known?.hasPlan).map(({ favorite }) => favorite.slug)
  const sketches = useSketches(planned, details)
  const classOf = ({ favorite }: Column) => (pair.has(favorite.slug) ? 'shown' : undefined)
  const line = ({ id, label, cell }: CompareRow) => (
    <tr key={id} data-row={id}>
      <th scope="row">{label}</th>
      {columns.map((column) => (
        <td key={column.favorite.slug} className={classOf(column)}>
          {cell(column)}
        </td>
      ))}
    </tr>
  )
  const [pictures, note] = own
  return (
    <table className="compare-table">
      <caption className="sr">{t('compare')}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column.favorite.slug} scope="col" className={classOf(column)}>
              <span className="sr">{column.favorite.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {answersAbout &&
          line({
            id: 'answers',
            label: shared('answers'),
            cell: ({ favorite }) => answersAbout(favorite.slug),
          })}
        {facts.map(line)}
        {inAll && (
          <tr>
            <th scope="row">{t('inAll')}</th>
            <td className="shown wide" colSpan={columns.length}>
              {inAll}
            </td>
          </tr>
        )}
        {pictures && line(pictures)}
        <tr ref={sketches.row} data-row="plan">
          <th scope="row">
            {t('plan')}
            {planned.length > 1 && <small>{t('oneScale')}</small>}
          </th>
          {columns.map((column) => (
            <td key={column.favorite.slug} className={classOf(column)}>
              <Sketch isDrawn={column.facts?.hasPlan} html={sketches.of.get(column.favorite.slug)} />
            </td>
          ))}
        </tr>
        {note && line(note)}
      </tbody>
    </table>
  )
}

function Sketch({ isDrawn, html }: { isDrawn: boolean | undefined; html: string | undefined }) {
  const t = useTranslations('shortlist')
  if (isDrawn === false) return t('noPlan')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own server with React
  return <div className="compare-plan" dangerouslySetInnerHTML={{ __html: html ?? '' }} />
}
