import type { ReactNode } from 'react'

/** One column. The caller sorts the rows; the table only shows and requests the order. */
export interface DataColumn<Row> {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Of the header and every cell: `num`, `wide`, `c-…` with a width in the page's own style sheet. */
  readonly className?: string
  readonly sortable?: boolean
  /** Drawn instead of the header, which stays its accessible name: codes above narrow cells. */
  readonly drawnHeader?: ReactNode
  /** The header is for screen readers only. */
  readonly quietHeader?: boolean
}

/** Column and direction of the order. */
export interface DataSort {
  readonly id: string
  readonly desc: boolean
}
