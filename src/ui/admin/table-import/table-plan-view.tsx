import { Fragment, type ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import {
  type LeftColumn,
  rowsToWrite,
  type TablePlan,
  type TableRow,
  type TableSubject,
} from '#/lib/table-import.ts'
import type { FileAnswers } from '#/ui/admin/file-import/use-file-import.ts'
import { Notice } from '#/ui/admin/notice.tsx'
import { DateOrderQuestion } from './date-order-question.tsx'
import { TableOriginNote } from './table-origin-note.tsx'

/** Rows that are listed; the rest is counted. */
const LISTED = 100

interface TablePlanViewProps {
  what: TableSubject
  plan: TablePlan
  /** Of the file. */
  name: string
  /** Send the file again with an answer to what it leaves open. */
  onAnswer: (answers: FileAnswers) => void
}

/** What an import would change, row by row. */
export function TablePlanView({ what, plan, name, onAnswer }: TablePlanViewProps) {
  const t = useTranslations('admin.tableFile')
  const format = useFormatter()
  const { added, changed, unchanged, refused, ignored, origin, dates } = plan
  const isNothing = rowsToWrite(plan) === 0
  return (
    <div className="import-plan">
      {isNothing ? (
        unchanged > 0 && <Notice kind="done">{t('nothing', { name, count: unchanged })}</Notice>
      ) : (
        <p>
          <b className="strong">{t('wouldChange', { name })}</b>{' '}
          {unchanged > 0 && t('unchanged', { count: unchanged })}
        </p>
      )}
      {origin && <TableOriginNote origin={origin} onAnswer={onAnswer} />}
      {dates && <DateOrderQuestion dates={dates} onAnswer={onAnswer} />}
      {(!isNothing || refused.length > 0) && <LeftColumns columns={ignored} />}
      <Rows title={t('leftOut', { count: refused.length })} rows={refused} open>
        {({ issues }) =>
          issues.map(({ column, reason }) => (
            <span className="table-reason" key={`${column} ${reason}`}>
              {column && <b className="strong">{column}</b>} {reason}
            </span>
          ))
        }
      </Rows>
      {refused.length > 0 && <p className="hint">{t('leftOutHint')}</p>}
      <Rows title={t('added', { what, count: added.length })} rows={added}>
        {({ about, warnings }) => (
          <>
            <span className="soft">{format.list(about, { type: 'unit' })}</span>
            <Warnings warnings={warnings} />
          </>
        )}
      </Rows>
      <Rows title={t('replaced', { count: changed.length })} rows={changed}>
        {({ changes, warnings }) => (
          <>
            <Warnings warnings={warnings} />
            <dl className="diff">
              {changes.map(({ column, before, after }) => (
                <Fragment key={column}>
                  <dt>{column}</dt>
                  <dd>
                    <del>{before === '' ? t('empty') : before}</del>{' '}
                    <ins>{after === '' ? t('empty') : after}</ins>
                  </dd>
                </Fragment>
              ))}
            </dl>
          </>
        )}
      </Rows>
      {changed.length > 0 && <p className="hint">{t('historyHint')}</p>}
    </div>
  )
}

function Warnings({ warnings = [] }: { warnings?: readonly string[] | undefined }) {
  return warnings.map((warning) => (
    <span className="table-warning" key={warning}>
      {warning}
    </span>
  ))
}

/** Columns that are not taken, with what is in them: it would be missed later. */
function LeftColumns({ columns }: { columns: readonly LeftColumn[] }) {
  const t = useTranslations('admin.tableFile')
  const format = useFormatter()
  if (columns.length === 0) return null
  const isLost = columns.some(({ filled }) => filled > 0)
  return (
    <Notice kind={isLost ? 'warning' : 'info'}>
      <b className="strong">{t('ignored', { count: columns.length })}</b>
      <ul className="table-columns">
        {columns.map(({ heading, samples, filled }, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: headings may repeat, and the order is that of the file.
          <li key={column}>
            <b className="strong">{heading === '' ? t('noHeading') : heading}</b>{' '}
            <span className="soft">
              {filled === 0
                ? t('columnEmpty')
                : t('columnHolds', { count: filled, samples: format.list(samples, { type: 'unit' }) })}
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

interface RowsProps<Row> {
  title: string
  rows: readonly Row[]
  /** Whether they are seen at once, however many there are. */
  open?: boolean
  children: (row: Row) => ReactNode
}

function Rows<Row extends TableRow>({ title, rows, open = rows.length <= 10, children }: RowsProps<Row>) {
  const t = useTranslations('admin.tableFile')
  if (rows.length === 0) return null
  return (
    <details open={open}>
      <summary>{title}</summary>
      <ul>
        {rows.slice(0, LISTED).map((row) => (
          <li key={row.row}>
            <b className="strong">{row.name}</b> <span className="muted">{t('row', { row: row.row })}</span>{' '}
            {children(row)}
          </li>
        ))}
        {rows.length > LISTED && <li className="muted">{t('more', { count: rows.length - LISTED })}</li>}
      </ul>
    </details>
  )
}
