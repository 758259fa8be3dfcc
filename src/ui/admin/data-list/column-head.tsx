import { AdminIcon } from '../icon.tsx'
import type { DataColumn, DataSort } from './data-column.ts'

interface ColumnHeadProps<Row> {
  column: DataColumn<Row>
  sort: DataSort | undefined
  onSort: ((sort: DataSort) => void) | undefined
}

/** The header of a column; a button if sortable, which sorts ascending first and then reverses the order. */
export function ColumnHead<Row>({ column, sort, onSort }: ColumnHeadProps<Row>) {
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
