import { Fragment, type ReactNode } from 'react'
import { ColumnHead } from './column-head.tsx'
import type { DataColumn, DataSort } from './data-column.ts'

interface DataTableProps<Row> {
  /** Says what the rows are. */
  label: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Of the whole table: `rows` makes three-line labels of the rows in narrow panes. */
  className?: string
  rowClass?: (row: Row) => string | undefined
  sort?: DataSort | undefined
  onSort?: (sort: DataSort) => void
  /** Keys of the rows that are picked; with `pickLabel`, which names a row's tick box. */
  picked?: ReadonlySet<string>
  onPick?: (picked: ReadonlySet<string>) => void
  pickLabel?: (row: Row) => string
  pickAllLabel?: string
  /** Ids of columns that are left out. */
  hidden?: readonly string[]
  /** The part of the table that a row belongs to; rows of a part stand together. */
  groupOf?: (row: Row) => string
  /** What stands over a part. */
  groupHead?: (group: string) => ReactNode
}

const NONE: ReadonlySet<string> = new Set()

/**
 * A table of the back office. Roles stand on every part, because style sheets may turn rows into labels where the pane
 * is narrow, which takes away what browsers know of tables.
 */
export function DataTable<Row>({ rows, rowKey, picked = NONE, onPick, ...props }: DataTableProps<Row>) {
  const columns = props.columns.filter(({ id }) => !props.hidden?.includes(id))
  const keys = rows.map(rowKey)
  const inSight = keys.filter((key) => picked.has(key)).length
  const pick = (changed: readonly string[], on: boolean) => {
    const others = [...picked].filter((key) => !changed.includes(key))
    onPick?.(new Set(on ? [...others, ...changed] : others))
  }
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: style sheets may take away what a table is
    <table className={`tbl ${props.className ?? ''}`} role="table" aria-label={props.label}>
      <thead role="rowgroup">
        <tr role="row">
          {onPick && (
            <th role="columnheader" scope="col" className="c-pick">
              <input
                type="checkbox"
                className="check"
                aria-label={props.pickAllLabel}
                checked={inSight > 0 && inSight === keys.length}
                ref={(box) => {
                  if (box) box.indeterminate = inSight > 0 && inSight < keys.length
                }}
                onChange={(event) => pick(keys, event.target.checked)}
              />
            </th>
          )}
          {columns.map((column) => (
            <ColumnHead key={column.id} column={column} sort={props.sort} onSort={props.onSort} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, at) => {
          const key = rowKey(row)
          const classes = [props.rowClass?.(row), picked.has(key) && 'picked'].filter(Boolean)
          const group = props.groupOf?.(row)
          const above = rows[at - 1]
          const begins = group !== undefined && (above === undefined || props.groupOf?.(above) !== group)
          return (
            <Fragment key={key}>
              {begins && (
                <tr role="row" className="group">
                  <th scope="rowgroup" colSpan={columns.length + (onPick ? 1 : 0)}>
                    {props.groupHead?.(group)}
                  </th>
                </tr>
              )}
              <tr role="row" data-key={key} className={classes.join(' ') || undefined}>
                {onPick && (
                  <td role="cell" className="c-pick">
                    <input
                      type="checkbox"
                      className="check"
                      aria-label={props.pickLabel?.(row)}
                      checked={picked.has(key)}
                      onChange={(event) => pick([key], event.target.checked)}
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <td key={column.id} role="cell" className={column.className}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            </Fragment>
          )
        })}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: style sheets may take away what a table is
  )
}
