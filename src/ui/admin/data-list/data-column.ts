import type { ReactNode } from 'react'

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
