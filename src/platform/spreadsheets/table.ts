/** A sheet of a spreadsheet as it was read: nothing in it is believed yet. */

/** Stands where a cell holds a formula: it is neither calculated nor is its last result taken. */
export const FORMULA = Symbol('formula')

/** A cell. A date has its day and time in the parts of UTC, whatever zone it was written in. */
export type TableCell = string | number | boolean | Date | null | typeof FORMULA

/** A row with something in it. */
export interface TableLine {
  /** As the spreadsheet counts: 1 is the first. */
  readonly number: number
  readonly cells: readonly TableCell[]
}

/** A sheet: its first row that is not empty has the headings. */
export interface SheetTable {
  readonly headings: readonly string[]
  readonly lines: readonly TableLine[]
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
  | 'too-many-rows'
  | 'too-many-columns'
  | 'empty'
  | 'same-heading'
  | 'no-heading'

/** A file that is not taken. */
export class TableRejection extends Error {
  override readonly name = 'TableRejection'
  readonly problem: TableProblem
  /** The heading or the limit that it is about; empty where there is none. */
  readonly what: string

  constructor(problem: TableProblem, what: string | number = '', cause?: unknown) {
    super(problem, { cause })
    this.problem = problem
    this.what = String(what)
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

/**
 * The rows of a sheet as a table.
 * @throws {TableRejection} when there are none, or more than the limits allow
 */
export function tableOf(rows: readonly (readonly TableCell[])[], limits: TableLimits): SheetTable {
  const lines = rows
    .map((cells, at) => ({ number: at + 1, cells: cells.map(withoutBlank) }))
    .filter(({ cells }) => cells.some((cell) => cell !== null))
  const [first, ...rest] = lines
  if (first === undefined) throw new TableRejection('empty')
  if (rest.length > limits.rows) throw new TableRejection('too-many-rows', limits.rows)
  if (lines.some(({ cells }) => cells.findLastIndex((cell) => cell !== null) >= limits.columns)) {
    throw new TableRejection('too-many-columns', limits.columns)
  }
  return { headings: first.cells.map((cell) => (typeof cell === 'string' ? cell : '')), lines: rest }
}

function withoutBlank(cell: TableCell): TableCell {
  if (typeof cell !== 'string') return cell
  const text = cell.trim()
  return text === '' ? null : text
}
