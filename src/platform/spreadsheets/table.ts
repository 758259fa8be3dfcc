/** A sheet of a spreadsheet as it was read: nothing in it is believed yet. */
import type { EncodingChoice, TableOrigin } from '#/lib/table-import.ts'

/** What says nothing to go by: a formula, or the error that one has ended in (`#N/A`). */
export interface CellFault {
  readonly fault: 'formula' | 'error'
  /** The error as it is there. */
  readonly text: string
}

/** Content of a cell that holds a formula: it is neither calculated nor is its last result taken. */
export const FORMULA: CellFault = { fault: 'formula', text: '' }

/** A cell that says something. A date has its day and time in the parts of UTC, whatever zone it was written in. */
export type SaidCell = string | number | boolean | Date | null

/** What a table holds in one place: text, number, day, or a fault. */
export type TableCell = SaidCell | CellFault

/** Whether a cell has to be corrected before it can be taken. */
export function isFault(cell: TableCell): cell is CellFault {
  return typeof cell === 'object' && cell !== null && 'fault' in cell
}

/** A row with something in it. */
export interface TableLine {
  /** As the spreadsheet counts: 1 is the first. */
  readonly number: number
  readonly cells: readonly TableCell[]
}

/** A table: headings, and the rows below them. */
export interface SheetTable {
  readonly headings: readonly string[]
  readonly lines: readonly TableLine[]
  readonly source?: TableOrigin
}

/** How the headings of a table are distinguished from other rows. */
export interface KnownHeadings {
  /** Every heading that is understood, as `plainHeading` writes it. */
  readonly known: readonly string[]
  /** Those of which a table has at least one. */
  readonly needed: readonly string[]
}

/** The most that a sheet may have. */
export interface TableLimits {
  readonly rows: number
  readonly columns: number
}

/** The limits where a caller has no narrower ones. */
export const TABLE_LIMITS: TableLimits = { rows: 5000, columns: 200 }

/** Why a file is not taken. */
export type TableProblem =
  | 'unreadable'
  | 'old-format'
  | 'encrypted'
  | 'too-large'
  | 'too-slow'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'unclosed-quote'
  | 'empty'
  | 'no-heading'

/** A file that is not taken. */
export class TableRejection extends Error {
  override readonly name = 'TableRejection'
  readonly problem: TableProblem
  /** The heading, the line or the limit that it is about; empty where there is none. */
  readonly what: string
  /** The sheets that were looked at. */
  readonly sheets: readonly string[]

  constructor(problem: TableProblem, what: string | number = '', sheets: readonly string[] = []) {
    super(problem)
    this.problem = problem
    this.what = String(what)
    this.sheets = sheets
  }
}

/** A text file that may be in one encoding or another: its sender has to say which. */
export class EncodingQuestion extends Error {
  override readonly name = 'EncodingQuestion'
  /** The likeliest first. */
  readonly guesses: readonly EncodingChoice[]

  constructor(guesses: readonly EncodingChoice[]) {
    super('a text file could be in one of several encodings')
    this.guesses = guesses
  }
}

/** The name of a cell: `C4`. */
export function cellName(column: number, row: number): string {
  let letters = ''
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
  }
  return `${letters}${row}`
}
