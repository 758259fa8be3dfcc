/** What an export writes, the same for every format. */
import type { AdminLanguage } from '#/i18n/admin-language.ts'

/** Cell of a file. Days are `2026-11-22` and moments `2026-11-22 09:12`, as clocks in Paris show them. */
export type WrittenCell = string | number | null

/** A column: what it holds decides how a workbook stores it. */
export interface WrittenColumn {
  readonly heading: string
  /** Text unless it is said. */
  readonly holds?: 'number' | 'day' | 'moment'
  /** Characters that it shows; some twenty unless it is said. */
  readonly width?: number
}

/** Columns and rows, ready to be written in any format. */
export interface WrittenTable {
  readonly name: string
  readonly language: AdminLanguage
  readonly columns: readonly WrittenColumn[]
  /** Rows, some at a time; returns how many records there were. */
  readonly rows: AsyncGenerator<readonly (readonly WrittenCell[])[], number>
}
