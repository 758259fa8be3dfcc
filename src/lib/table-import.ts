/** A spreadsheet that is sent twice, first to see what it would change: what browser and server say to each other (ADR 0080). */
import type { Rejection } from './call-rejections.ts'

/** The digest of the confirmed plan; without it a file is only checked. */
export const TABLE_PLAN_HEADER = 'x-table-plan'

/** The most that a spreadsheet may have, in megabytes: ten thousand rows of thirty columns have four. */
export const MAX_TABLE_MEGABYTES = 5

/** The same in bytes. */
export const MAX_TABLE_BYTES = MAX_TABLE_MEGABYTES * 1_000_000

/** What the rows of a spreadsheet are. */
export type TableSubject = 'venues' | 'requests'

/** A row of the file. */
export interface TableRow {
  /** As the spreadsheet counts: 1 is the first. */
  readonly row: number
  /** What its reader knows it by; empty where the row does not say. */
  readonly name: string
}

/** A row that makes something new. */
export interface AddedRow extends TableRow {
  /** What tells it from others. */
  readonly about: readonly string[]
  /** What its reader should know before agreeing. */
  readonly warning?: string
}

/** A cell that differs from what is stored, in words. Empty where there is nothing. */
export interface CellChange {
  readonly column: string
  readonly before: string
  readonly after: string
}

/** A row that changes what is there. */
export interface ChangedRow extends TableRow {
  readonly changes: readonly CellChange[]
}

/** A row that is left out. */
export interface RefusedRow extends TableRow {
  /** Heading of the column; absent where the whole row is meant. */
  readonly column?: string
  readonly reason: string
}

/** Everything that an import would do. */
export interface TablePlan {
  /** Names exactly these changes; others are another plan. */
  readonly digest: string
  readonly added: readonly AddedRow[]
  readonly changed: readonly ChangedRow[]
  /** How many rows say what is stored already. */
  readonly unchanged: number
  readonly refused: readonly RefusedRow[]
  /** Headings of columns that are not taken. */
  readonly ignored: readonly string[]
}

/** How many rows an import would write. */
export function rowsToWrite({ added, changed }: Pick<TablePlan, 'added' | 'changed'>): number {
  return added.length + changed.length
}

/** The answer to a spreadsheet that was sent. `changed`: something else was stored meanwhile, and nothing was written. */
export type TableAnswer =
  | { readonly kind: 'planned' | 'imported' | 'changed'; readonly plan: TablePlan }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: Rejection | 'too-large' | 'no-room' | 'lost' }
