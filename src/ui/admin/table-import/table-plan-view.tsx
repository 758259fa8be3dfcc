import { Fragment, type ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { rowsToWrite, type TablePlan, type TableRow, type TableSubject } from '#/lib/table-import.ts'
import { Notice } from '#/ui/admin/notice.tsx'

/** Rows that are listed; the rest is counted. */
const LISTED = 100

interface TablePlanViewProps {
  what: TableSubject
  plan: TablePlan
  /** Of the file. */
  name: string
}

/** What an import would change, row by row. */
export function TablePlanView({ what, plan, name }: TablePlanViewProps) {
  const t = useTranslations('admin.tableFile')
  const format = useFormatter()
  const { added, changed, unchanged, refused, ignored } = plan
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
      <Rows title={t('leftOut', { count: refused.length })} rows={refused} open>
        {({ column, reason }) => (
          <span className="table-reason">
            {column && <b className="strong">{column}</b>} {reason}
          </span>
        )}
      </Rows>
      {refused.length > 0 && <p className="hint">{t('leftOutHint')}</p>}
      <Rows title={t('added', { what, count: added.length })} rows={added}>
        {({ about, warning }) => (
          <>
            <span className="soft">{format.list(about, { type: 'unit' })}</span>
            {warning && <span className="table-warning">{warning}</span>}
          </>
        )}
      </Rows>
      <Rows title={t('replaced', { count: changed.length })} rows={changed}>
        {({ changes }) => (
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
        )}
      </Rows>
      {changed.length > 0 && <p className="hint">{t('historyHint')}</p>}
      {ignored.length > 0 && (
        <p className="hint">{t('ignored', { count: ignored.length, names: format.list(ignored) })}</p>
      )}
    </div>
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
