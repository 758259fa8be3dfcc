import {
  type ColumnDef,
  columnVisibilityFeature,
  type RowData,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { Fragment, type ReactNode, useMemo } from 'react'
import { AdminIcon } from '../icon.tsx'

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature })

/** One column. Sorting is done by whoever gives the rows: here it is only shown and asked for. */
export interface DataColumn<Row> {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Of the header and every cell: `num`, `wide`, `c-…` with a width in the page's own style sheet. */
  readonly className?: string
  readonly sortable?: boolean
  /** Drawn in the place of the header, which stays its name: codes above narrow cells. */
  readonly drawnHeader?: ReactNode
  /** The header is for screen readers only. */
  readonly quietHeader?: boolean
}

/** The column that rows are sorted by. */
export interface DataSort {
  readonly id: string
  readonly desc: boolean
}

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

/**
 * A table of the back office, on TanStack Table. Roles stand on every part, because style sheets may turn rows into
 * labels where the pane is narrow, which takes away what browsers know of tables.
 */
export function DataTable<Row extends RowData>({ rows, rowKey, ...props }: DataTableProps<Row>) {
  const { columns, className, rowClass, sort, onSort, picked, onPick, pickLabel, hidden } = props
  const defs = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<typeof features, Row> => ({
          id: column.id,
          header: column.header,
          enableSorting: column.sortable === true,
          // Without it a column cannot be sorted at all; the values are sorted where they come from.
          ...(column.sortable ? { accessorFn: () => null, sortDescFirst: false } : {}),
        }),
      ),
    [columns],
  )
  const data = useMemo(() => [...rows], [rows])
  const table = useTable({
    features,
    columns: defs,
    data,
    getRowId: rowKey,
    manualSorting: true,
    enableSortingRemoval: false,
    state: {
      sorting: sort ? [{ ...sort }] : [],
      rowSelection: Object.fromEntries([...(picked ?? [])].map((key) => [key, true as const])),
      columnVisibility: Object.fromEntries((hidden ?? []).map((id) => [id, false])),
    },
    onSortingChange: (change) => {
      const [next] = typeof change === 'function' ? change(sort ? [{ ...sort }] : []) : change
      if (next) onSort?.({ id: next.id, desc: next.desc })
    },
    onRowSelectionChange: (change) => {
      const before = Object.fromEntries([...(picked ?? [])].map((key) => [key, true as const]))
      const next = typeof change === 'function' ? change(before) : change
      onPick?.(new Set(Object.keys(next).filter((key) => next[key])))
    },
  })
  const facts = new Map(columns.map((column) => [column.id, column]))
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: style sheets may take away what a table is
    <table className={`tbl ${className ?? ''}`} role="table" aria-label={props.label}>
      <thead role="rowgroup">
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id} role="row">
            {onPick && (
              <th role="columnheader" scope="col" className="c-pick">
                <input
                  type="checkbox"
                  className="check"
                  aria-label={props.pickAllLabel}
                  checked={table.getIsAllRowsSelected()}
                  ref={(box) => {
                    if (box) box.indeterminate = table.getIsSomeRowsSelected()
                  }}
                  onChange={table.getToggleAllRowsSelectedHandler()}
                />
              </th>
            )}
            {group.headers.map((header) => {
              const column = facts.get(header.id)
              const sorted = header.column.getIsSorted()
              const ariaSort = sorted === false ? undefined : sorted === 'asc' ? 'ascending' : 'descending'
              return (
                <th
                  key={header.id}
                  role="columnheader"
                  scope="col"
                  className={column?.className}
                  aria-sort={ariaSort}
                >
                  {column?.sortable ? (
                    <button
                      type="button"
                      onClick={() => onSort?.({ id: column.id, desc: sort?.id === column.id && !sort.desc })}
                    >
                      <span className={column.drawnHeader ? 'sr' : undefined}>{column.header}</span>
                      {column.drawnHeader && <span aria-hidden="true">{column.drawnHeader}</span>}
                      {sorted && <AdminIcon name={sorted === 'asc' ? 'arrow-up' : 'arrow-down'} small />}
                    </button>
                  ) : (
                    <span className={column?.quietHeader ? 'sr' : undefined}>{column?.header}</span>
                  )}
                </th>
              )
            })}
          </tr>
        ))}
      </thead>
      <tbody role="rowgroup">
        {table.getRowModel().rows.map((row, at, all) => {
          const classes = [rowClass?.(row.original), row.getIsSelected() && 'picked'].filter(Boolean)
          const group = props.groupOf?.(row.original)
          const above = all[at - 1]
          const begins = group !== undefined && (!above || props.groupOf?.(above.original) !== group)
          return (
            <Fragment key={row.id}>
              {begins && (
                <tr role="row" className="group">
                  <th scope="rowgroup" colSpan={row.getVisibleCells().length + (onPick ? 1 : 0)}>
                    {props.groupHead?.(group)}
                  </th>
                </tr>
              )}
              <tr role="row" data-key={row.id} className={classes.join(' ') || undefined}>
                {onPick && (
                  <td role="cell" className="c-pick">
                    <input
                      type="checkbox"
                      className="check"
                      aria-label={pickLabel?.(row.original)}
                      checked={row.getIsSelected()}
                      onChange={row.getToggleSelectedHandler()}
                    />
                  </td>
                )}
                {row.getVisibleCells().map((cell) => (
                  <td key={cell.id} role="cell" className={facts.get(cell.column.id)?.className}>
                    {facts.get(cell.column.id)?.cell(row.original)}
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
