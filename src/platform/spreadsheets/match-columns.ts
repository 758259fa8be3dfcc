/** Finding the columns of a table by their headings, in whatever order they stand. */
import { isoDay } from '#/lib/iso-day.ts'
import type { LeftColumn } from '#/lib/table-import.ts'
import { plainHeading } from './plain-heading.ts'
import type { KnownHeadings, SheetTable, TableCell, TableLine } from './table.ts'
import { isSaid } from './table-lines.ts'

/** A column that a table may have. */
export interface WantedColumn<Key extends string> {
  readonly key: Key
  /** Every heading that it goes by; where several are in a table, the first of them that is filled counts. */
  readonly names: readonly string[]
  /** Headings that mean it only where none of the names is in the table. */
  readonly otherwise?: readonly string[]
}

/** The columns of a table. */
export interface MatchedColumns<Key extends string> {
  /** Where each is, the one that counts first; 0 is the first of the table. Absent where the table does not have it. */
  readonly at: ReadonlyMap<Key, readonly number[]>
  readonly ignored: readonly LeftColumn[]
}

const SAMPLES = 3
const LONGEST_SAMPLE = 60

/** Match headings. */
export function matchColumns<Key extends string>(
  { headings, lines }: Pick<SheetTable, 'headings' | 'lines'>,
  wanted: readonly WantedColumn<Key>[],
): MatchedColumns<Key> {
  const plain = headings.map(plainHeading)
  const at = new Map<Key, number[]>()
  for (const { key, names, otherwise = [] } of wanted) {
    const found = placesOf(plain, names)
    const places = found.length > 0 ? found : placesOf(plain, otherwise)
    if (places.length > 0) at.set(key, places)
  }
  const taken = new Set([...at.values()].flat())
  const width = Math.max(headings.length, ...lines.map(({ cells }) => cells.length))
  const ignored = Array.from({ length: width }, (_, column) => column)
    .filter((column) => !taken.has(column))
    .map((column) => ignoredColumn(headings[column] ?? '', column, lines))
    // A column of nothing with a heading is named, one without is no column.
    .filter(({ heading, filled }) => heading !== '' || filled > 0)
  return { at, ignored }
}

/** What makes a table one with these columns. */
export function knownHeadings<Key extends string>(
  wanted: readonly WantedColumn<Key>[],
  needed: readonly Key[],
): KnownHeadings {
  const namesOf = (columns: readonly WantedColumn<Key>[]) => [
    ...new Set(columns.flatMap(({ names, otherwise = [] }) => [...names, ...otherwise]).map(plainHeading)),
  ]
  return { known: namesOf(wanted), needed: namesOf(wanted.filter(({ key }) => needed.includes(key))) }
}

/** The cells of a field in a row that say something, the one that counts first, each with its column. */
export function filledCells(
  { cells }: TableLine,
  places: readonly number[] = [],
): (readonly [column: number, cell: Exclude<TableCell, null>])[] {
  return places.flatMap((column) => {
    const cell = cells[column] ?? null
    return cell !== null && isSaid(cell) ? [[column, cell] as const] : []
  })
}

/** Places of the columns in the order of the names. */
function placesOf(plain: readonly string[], names: readonly string[]): number[] {
  const wanted = [...new Set(names.map(plainHeading))]
  return wanted.flatMap((name) => plain.flatMap((heading, column) => (heading === name ? [column] : [])))
}

function ignoredColumn(heading: string, column: number, lines: readonly TableLine[]): LeftColumn {
  const filled = lines.map(({ cells }) => cells[column] ?? null).filter(isSaid)
  const samples = [...new Set(filled.map(shownCell))].slice(0, SAMPLES)
  return { heading, samples, filled: filled.length }
}

/** What a cell says, in short. */
function shownCell(cell: TableCell): string {
  if (cell === null) return ''
  if (cell instanceof Date) return isoDay(cell)
  const text = typeof cell === 'object' ? cell.text || '=…' : String(cell)
  return text.length > LONGEST_SAMPLE ? `${text.slice(0, LONGEST_SAMPLE - 1)}…` : text
}
