/** The rows of a sheet of a workbook that have something in them; what lies between costs nothing. */

import { DAY_SECONDS } from '#/lib/time-spans.ts'
import { saidByText } from './cell-escapes.ts'
import { type CellFault, FORMULA, type TableCell, type TableLimits, TableRejection } from './table.ts'
import { isSaid, type LineCollector, lineCollector } from './table-lines.ts'
import { walkXml } from './walk-xml.ts'

/** The last day that there is: 31 December 9999. */
const LAST = 2_958_465
/** Day 60 is the 29 February 1900, which never was. */
const NEVER = 60

/**
 * The moment of a number of days, in the parts of UTC, to the second: times are stored a little short.
 * @param from1904 whether day 0 is 1 January 1904, as on old Macs
 * @returns nothing where it is no day
 */
function serialDate(serial: number, from1904: boolean): Date | undefined {
  if (!(serial >= 0 && serial <= LAST)) return undefined
  const epoch = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < NEVER ? 31 : 30)
  return new Date(epoch + Math.round(serial * DAY_SECONDS) * 1000)
}

/** Styled cells without a value count too; a full table of venues has 300,000. */
const MAX_CELLS = 1_000_000

/** What a sheet shares with the others of its workbook. */
export interface SheetCompany {
  readonly strings: readonly (string | CellFault)[]
  /** Whether the cells of a style are dates. */
  readonly dates: readonly boolean[]
  readonly from1904: boolean
}

/** A cell while it is read. */
interface OpenCell {
  readonly column: number
  readonly type: string
  readonly style: number
  isFormula: boolean
  /** Text inside `<v>`: a number, or the index of a shared string. */
  value: string
  /** Text that is in the cell itself. */
  inline: string
}

/**
 * Read the rows of a sheet.
 * @throws {TableRejection} when it has more cells than a table can have
 */
export function sheetRows(xml: string, company: SheetCompany, limits: TableLimits): LineCollector {
  const collected = lineCollector(limits)
  let [row, column, count] = [0, -1, 0]
  let cells: TableCell[] = []
  let cell: OpenCell | undefined
  let part = ''
  let isReading = false
  walkXml(xml, {
    open: (name, { r, t = 'n', s = '' }) => {
      if (name === 'row') {
        row = Number(r) || row + 1
        column = -1
        cells = []
      } else if (name === 'c') {
        count += 1
        if (count > MAX_CELLS) throw new TableRejection('too-large')
        column = columnOf(r) ?? column + 1
        cell = { column, type: t, style: Number(s), isFormula: false, value: '', inline: '' }
      } else if (name === 'f' && cell) cell.isFormula = true
      else if (name === 'rPh') isReading = true
      if (name === 'v' || name === 't') part = name
    },
    text: (piece) => {
      if (cell === undefined || isReading) return
      if (part === 'v') cell.value += piece
      else if (part === 't') cell.inline += piece
    },
    close: (name) => {
      if (name === part) part = ''
      if (name === 'rPh') isReading = false
      if (name === 'c' && cell) {
        const said = saidBy(cell, company)
        if (isSaid(said)) cells[cell.column] = said
        cell = undefined
      }
      if (name === 'row') collected.add(row, cells)
    },
  })
  return collected
}

function saidBy({ type, style, isFormula, value, inline }: OpenCell, company: SheetCompany): TableCell {
  if (isFormula) return FORMULA
  // An empty index is none, not the first one.
  if (type !== 'inlineStr' && value.trim() === '') return null
  switch (type) {
    case 's':
      return company.strings[Number(value)] ?? null
    case 'inlineStr':
      return saidByText(inline)
    case 'str':
      return saidByText(value)
    case 'b':
      return value.trim() === '1'
    case 'e':
      return { fault: 'error', text: value }
    case 'd':
      return dayOf(value)
    default:
      return numberOf(value, company.dates[style] ?? false, company.from1904)
  }
}

/** Some writers call a text a date. */
function dayOf(value: string): TableCell {
  const date = new Date(/[zZ]|[+-]\d\d:\d\d$/.test(value) || value.length <= 10 ? value : `${value}Z`)
  return Number.isNaN(date.getTime()) ? value : date
}

function numberOf(value: string, isDate: boolean, from1904: boolean): TableCell {
  const number = Number(value)
  if (Number.isNaN(number)) return value
  return (isDate ? serialDate(number, from1904) : undefined) ?? number
}

/** Of the name of a cell: 2 of `C4`. Nothing where it has none. */
function columnOf(name: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(name ?? '') ?? []
  if (letters === undefined) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
