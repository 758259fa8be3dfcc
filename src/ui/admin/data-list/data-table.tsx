import { Fragment, type ReactNode } from 'react'
import { AdminIcon } from '../icon.tsx'
import type { DataColumn, DataSort } from './data-column.ts'

interface DataTableProps<Row> {
  /** Accessible name: the kind of rows. */
  label: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Of the whole table: `rows` turns the rows into three-line labels in narrow panes. */
  className?: string
  rowClass?: (row: Row) => string | undefined
  sort?: DataSort | undefined
  onSort?: (sort: DataSort) => void
  /** Keys of the selected rows; with `pickLabel`, which labels a row's checkbox. */
  picked?: ReadonlySet<string>
  onPick?: (picked: ReadonlySet<string>) => void
  pickLabel?: (row: Row) => string
  pickAllLabel?: string
  /** Ids of hidden columns. */
  hidden?: readonly string[]
  /** The group of a row; rows of a group are adjacent. */
  groupOf?: (row: Row) => string
  /** Heading of a group. */
  groupHead?: (group: string) => ReactNode
}

const NONE: ReadonlySet<string> = new Set()

interface ColumnHeadProps<Row> {
  column: DataColumn<Row>
  sort: DataSort | undefined
  onSort: ((sort: DataSort) => void) | undefined
}

/** The header of a column; a button if sortable, which sorts ascending first and then reverses the order. */
function ColumnHead<Row>({ column, sort, onSort }: ColumnHeadProps<Row>) {
  const sorted = sort?.id === column.id ? (sort.desc ? 'descending' : 'ascending') : undefined
  return (
    // biome-ignore lint/a11y/noRedundantRoles: style sheets may remove the table semantics
    <th role="columnheader" scope="col" className={column.className} aria-sort={sorted}>
      {column.sortable ? (
        <button type="button" onClick={() => onSort?.({ id: column.id, desc: sorted === 'ascending' })}>
          <span className={column.drawnHeader ? 'sr' : undefined}>{column.header}</span>
          {column.drawnHeader && <span aria-hidden="true">{column.drawnHeader}</span>}
          {sorted && <AdminIcon name={sorted === 'ascending' ? 'arrow-up' : 'arrow-down'} small />}
        </button>
      ) : (
        <span className={column.quietHeader ? 'sr' : undefined}>{column.header}</span>
      )}
    </th>
  )
}

/**
 * A table of the back office. Every part has an explicit role, because style sheets may turn rows into labels
 * in narrow panes, which removes the table semantics.
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
    // biome-ignore-start lint/a11y/noRedundantRoles: style sheets may remove the table semantics
    <table className={`table ${props.className ?? ''}`} role="table" aria-label={props.label}>
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
    // biome-ignore-end lint/a11y/noRedundantRoles: style sheets may remove the table semantics
  )
}
