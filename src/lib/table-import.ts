/** A spreadsheet that is sent twice, first to see what it would change: what browser and server say to each other (ADR 0080). */
import type { FileAnswer, Plan } from './file-import.ts'

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
  /** What distinguishes it from others. */
  readonly about: readonly string[]
  /** What its reader should know before agreeing. */
  readonly warnings?: readonly string[]
}

/** A cell that differs from what is stored, as text. Empty where there is nothing. */
export interface CellChange {
  readonly column: string
  readonly before: string
  readonly after: string
}

/** A row that changes what is there. */
export interface ChangedRow extends TableRow {
  readonly changes: readonly CellChange[]
  /** What its reader should know before agreeing. */
  readonly warnings?: readonly string[]
}

/** What is wrong with a row. */
export interface RowIssue {
  /** Heading of the column; absent where the whole row is meant. */
  readonly column?: string
  /** As a sentence, with the choices that there are. */
  readonly reason: string
}

/** A row that is left out. */
export interface RefusedRow extends TableRow {
  readonly issues: readonly RowIssue[]
}

/** A column that is not taken, with what is in it. */
export interface LeftColumn {
  readonly heading: string
  readonly samples: readonly string[]
  /** How many of its cells say something. */
  readonly filled: number
}

/** Which part of the file was read. */
export interface TableOrigin {
  /** Where the headings stand, as the spreadsheet counts. */
  readonly headingRow: number
  readonly sheet?: string
  /** Sheets that were not read. */
  readonly otherSheets: readonly string[]
  /** Of a text file: a label of the Encoding Standard. */
  readonly encoding?: string
}

/** Which number of `03/04/2027` comes first. */
export const DATE_ORDERS = ['day', 'month'] as const

/** One of them. */
export type DateOrder = (typeof DATE_ORDERS)[number]

/** How dates of two readings were read, where there are some. */
export interface DateReading {
  /** Absent while it has to be asked: until then such rows are left out. */
  readonly order?: DateOrder
  /** `file`: another row can be read in one way only. `sender`: it was answered. */
  readonly by: 'file' | 'sender' | 'nobody'
  /** Some of them as written, with both readings as text. */
  readonly samples: readonly { readonly typed: string; readonly day: string; readonly month: string }[]
}

/** Everything that an import would do. */
export interface TablePlan extends Plan {
  readonly added: readonly AddedRow[]
  readonly changed: readonly ChangedRow[]
  /** How many rows say what is stored already. */
  readonly unchanged: number
  readonly refused: readonly RefusedRow[]
  readonly ignored: readonly LeftColumn[]
  readonly origin?: TableOrigin
  readonly dates?: DateReading
}

/** How many rows an import would write. */
export function rowsToWrite({ added, changed }: Pick<TablePlan, 'added' | 'changed'>): number {
  return added.length + changed.length
}

/** An encoding with what some cells would then say. */
export interface EncodingChoice {
  readonly encoding: string
  readonly samples: readonly string[]
}

/** Keys of what a sender answers, in the query of the address. */
export const TABLE_QUERY = { encoding: 'encoding', dates: 'dates' } as const

/** What a spreadsheet may be told instead of its plan. */
export type TableRefusal =
  | { readonly kind: 'refused'; readonly reason: string }
  /** The text could be written in several encodings; its sender says in which. */
  | { readonly kind: 'asked'; readonly encodings: readonly EncodingChoice[] }

/** The answer to a spreadsheet that was sent. */
export type TableAnswer = FileAnswer<TablePlan, TableRefusal>
