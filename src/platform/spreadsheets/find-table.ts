/** Finding the table in a file: the sheet and the row whose headings are understood. */
import { plainHeading } from './plain-heading.ts'
import {
  type KnownHeadings,
  type SheetTable,
  type TableLimits,
  type TableLine,
  TableRejection,
} from './table.ts'
import { ROWS_ABOVE } from './table-lines.ts'

/** A sheet of a file. */
export interface ReadSheet {
  /** Absent in a file of text. */
  readonly name?: string
  readonly lines: readonly TableLine[]
  /** Why it is no table, should it be the one. */
  readonly problem: TableRejection | undefined
}

/** A heading row and how well it is understood. */
interface Candidate {
  readonly sheet: ReadSheet
  readonly at: number
  /** 2 where a heading is there that every table has, 1 where any is understood. */
  readonly rank: number
}

/**
 * Find the table: in the first sheet that has what every table has, else in the first of which anything is understood.
 * @param names of all sheets that a reader of the file sees
 * @throws {TableRejection} when there is none, or it is larger than it may be
 */
export async function findTable(
  sheets: AsyncIterable<ReadSheet> | Iterable<ReadSheet>,
  names: readonly string[],
  headings: KnownHeadings,
  limits: TableLimits,
): Promise<SheetTable> {
  let best: Candidate | undefined
  for await (const sheet of sheets) {
    const found = headingRow(sheet, headings)
    if (found !== undefined && found.rank > (best?.rank ?? -1)) best = found
    if (best?.rank === 2) break
  }
  if (best === undefined) throw new TableRejection('empty', '', names)
  return tableAt(best, names, limits)
}

function headingRow(sheet: ReadSheet, { known, needed }: KnownHeadings): Candidate | undefined {
  if (sheet.lines.length === 0) return sheet.problem && { sheet, at: 0, rank: 0 }
  const [all, must] = [new Set(known), new Set(needed)]
  const looked = sheet.lines.slice(0, ROWS_ABOVE).map(({ cells }) => {
    const names = cells.map((cell) => (typeof cell === 'string' ? plainHeading(cell) : ''))
    return {
      count: names.filter((name) => all.has(name)).length,
      isWhole: names.some((name) => must.has(name)),
    }
  })
  const first = (holds: (row: (typeof looked)[number]) => boolean) => looked.findIndex(holds)
  const whole = first(({ count, isWhole }) => isWhole && count > 1)
  const narrow = whole < 0 ? first(({ isWhole }) => isWhole) : whole
  if (narrow >= 0) return { sheet, at: narrow, rank: 2 }
  const some = first(({ count }) => count > 1)
  return some >= 0 ? { sheet, at: some, rank: 1 } : { sheet, at: 0, rank: 0 }
}

function tableAt({ sheet, at }: Candidate, names: readonly string[], limits: TableLimits): SheetTable {
  if (sheet.problem !== undefined) throw sheet.problem
  const [head, ...lines] = sheet.lines.slice(at)
  if (head === undefined) throw new TableRejection('empty', '', names)
  if (lines.length > limits.rows) throw new TableRejection('too-many-rows', limits.rows)
  return {
    headings: head.cells.map((cell) => (typeof cell === 'string' ? cell : '')),
    lines,
    source: {
      headingRow: head.number,
      otherSheets: names.filter((name) => name !== sheet.name),
      ...(sheet.name !== undefined && { sheet: sheet.name }),
    },
  }
}
