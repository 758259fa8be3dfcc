/** The rows of a file that have something in them, as many as a table may have. */
import { type TableCell, type TableLimits, type TableLine, TableRejection } from './table.ts'

/** Rows of titles that may be above the headings. */
export const ROWS_ABOVE = 30

/** The most characters of all cells: shared texts cost a file nothing, and the memory of its reader much. */
const MAX_CHARACTERS = 20_000_000

/** Rows that are being read. */
export interface LineCollector {
  readonly lines: readonly TableLine[]
  /** Why it is no table: more rows or columns than it may have. */
  readonly problem: TableRejection | undefined
  /** A row with its number; one without content is passed over. */
  readonly add: (number: number, cells: readonly TableCell[]) => void
}

/** Collect rows. Those beyond the limit are not kept, and the first of them is the problem. */
export function lineCollector(limits: TableLimits): LineCollector {
  const lines: TableLine[] = []
  let problem: TableRejection | undefined
  let characters = 0
  return {
    lines,
    get problem() {
      return problem
    },
    add: (number, cells) => {
      if (problem !== undefined) return
      const said = Array.from(cells, (cell) => withoutBlank(cell ?? null))
      const last = said.findLastIndex((cell) => cell !== null)
      if (last < 0) return
      if (last >= limits.columns) problem = new TableRejection('too-many-columns', limits.columns)
      if (lines.length > limits.rows + ROWS_ABOVE) problem = new TableRejection('too-many-rows', limits.rows)
      characters += said.reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 0), 0)
      if (characters > MAX_CHARACTERS) throw new TableRejection('too-large')
      lines.push({ number, cells: said.slice(0, last + 1) })
    },
  }
}

/** Whether a cell says anything. */
export function isSaid(cell: TableCell): boolean {
  return cell !== null && !(typeof cell === 'string' && cell.trim() === '')
}

function withoutBlank(cell: TableCell): TableCell {
  if (typeof cell !== 'string') return cell
  const text = cell.trim()
  return text === '' ? null : text
}
