/** The rows of a table as venues: what a row does not speak of stays as it is stored. */
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import type { RefusedRow } from '#/lib/table-import.ts'
import { type MatchedColumns, matchColumns } from '#/platform/spreadsheets/match-columns.ts'
import {
  cellName,
  FORMULA,
  type SheetTable,
  type TableLine,
  TableRejection,
} from '#/platform/spreadsheets/table.ts'
import { attributesOf } from '../../../model/attributes.ts'
import { LAYOUTS } from '../../../model/venue-options.ts'
import { type ProblemSentence, type VenueRecord, venueRecord } from '../../../model/venue-record.schema.ts'
import type { CatalogueVenue } from '../catalogue.ts'
import { issueSentence } from '../issue-sentence.ts'
import type { StoredVenue } from '../stored-venues.repository.server.ts'
import { readCell } from './read-cells.ts'
import { columnHeading, columnNames, VENUE_COLUMNS, type VenueColumn } from './table-columns.ts'
import { type OwnEquipment, valueAt } from './write-cells.ts'

/** A row that is understood. */
export interface ReadRow {
  readonly row: number
  readonly venue: CatalogueVenue
}

/** The rows of a table. */
export interface ReadRows {
  readonly read: readonly ReadRow[]
  readonly refused: readonly RefusedRow[]
  readonly ignored: readonly string[]
}

/** What is known of the site while rows are read. */
export interface KnownSite {
  readonly stored: ReadonlyMap<string, StoredVenue>
  readonly own: OwnEquipment
  /** Addresses that venues have left. */
  readonly former: ReadonlySet<string>
}

/** A new venue before its row is read. It is a draft without words and photographs. */
const NEW = {
  status: 'draft',
  photos: [],
  capacity: Object.fromEntries(LAYOUTS.map((layout) => [layout, 0])),
  ...Object.fromEntries(attributesOf('eachOf').map(([name]) => [name, []])),
} as const

/** Leaves a row out. */
class RowProblem extends Error {
  readonly sentence: ProblemSentence
  readonly column: VenueColumn | undefined

  constructor(sentence: ProblemSentence, column?: VenueColumn) {
    super(sentence.en)
    this.sentence = sentence
    this.column = column
  }
}

/**
 * Reads every row.
 * @throws {TableRejection} when the table has no column of slugs, or one twice
 */
export function readRows(table: SheetTable, site: KnownSite, language: AdminLanguage): ReadRows {
  const columns = matchColumns(
    table,
    VENUE_COLUMNS.map((column) => ({ key: column.field, names: columnNames(column) })),
  )
  const [slugs] = VENUE_COLUMNS
  if (slugs && !columns.at.has('slug')) throw new TableRejection('no-heading', columnHeading(slugs, language))
  const rowOf = new Map<string, number>()
  const read: ReadRow[] = []
  const refused: RefusedRow[] = []
  for (const line of table.lines) {
    try {
      const venue = readLine(line, columns, site)
      const { slug } = venue.record
      const first = rowOf.get(slug)
      if (first !== undefined) throw new RowProblem(twice(first), slugs)
      rowOf.set(slug, line.number)
      read.push({ row: line.number, venue })
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error
      const { sentence, column } = error
      const heading = column && columnHeading(column, language)
      refused.push({
        row: line.number,
        name: nameIn(line, columns),
        ...(heading && { column: heading }),
        reason: sentence[language],
      })
    }
  }
  return { read, refused, ignored: columns.ignored }
}

function readLine(line: TableLine, columns: MatchedColumns<string>, site: KnownSite): CatalogueVenue {
  const given = givenValues(line, columns, site.own)
  const slug = String(given.get('slug'))
  const known = site.stored.get(slug)
  if (known === undefined && site.former.has(slug)) throw new RowProblem(FORMER, columnAt('slug'))
  const status = given.get('status')
  if (status !== undefined && status !== (known?.record.status ?? 'draft')) {
    throw new RowProblem(known ? STATUS_STAYS : NEW_IS_DRAFT, columnAt('status'))
  }
  const { photo: _, ...record } = merged(known?.record ?? NEW, given) as VenueRecord
  const checked = venueRecord.safeParse(record)
  if (!checked.success) {
    const [issue] = checked.error.issues
    if (issue) {
      const field = issue.path.slice(0, issue.path[0] === 'capacity' ? 2 : 1).join('.')
      throw new RowProblem(sentenceOf(issueSentence(issue, valueAt(record, field))), columnAt(field))
    }
  }
  return { record, translations: known?.translations ?? {}, photos: known?.photos ?? [] }
}

/** What the cells of the row say, by field. */
function givenValues(
  line: TableLine,
  columns: MatchedColumns<string>,
  own: OwnEquipment,
): ReadonlyMap<string, unknown> {
  const given = new Map<string, unknown>()
  for (const column of VENUE_COLUMNS) {
    const at = columns.at.get(column.field)
    if (at === undefined) continue
    const cell = line.cells[at] ?? null
    if (cell === FORMULA) throw new RowProblem(formulaIn(cellName(at, line.number)), column)
    const read = readCell(cell, column, own)
    if ('problem' in read) throw new RowProblem(read.problem, column)
    if (read.value !== undefined) given.set(column.field, read.value)
  }
  return given
}

function merged(record: object, given: ReadonlyMap<string, unknown>): object {
  const whole: Record<string, unknown> = { ...record }
  for (const [field, value] of given) {
    const [first = '', second] = field.split('.')
    whole[first] = second === undefined ? value : { ...(whole[first] as object), [second]: value }
  }
  return whole
}

function columnAt(field: string): VenueColumn | undefined {
  return VENUE_COLUMNS.find((column) => column.field === field)
}

function nameIn({ cells }: TableLine, { at }: MatchedColumns<string>): string {
  const [name, slug] = ['name', 'slug'].map((key) => cells[at.get(key) ?? -1])
  return typeof name === 'string' ? name : typeof slug === 'string' ? slug : ''
}

/** The rest of a sentence as a whole one. */
function sentenceOf({ en, fr }: ProblemSentence): ProblemSentence {
  return { en: en.charAt(0).toUpperCase() + en.slice(1), fr: fr.charAt(0).toUpperCase() + fr.slice(1) }
}

function twice(row: number): ProblemSentence {
  return {
    en: `Row ${row} already describes this venue.`,
    fr: `La ligne ${row} décrit déjà ce lieu.`,
  }
}

function formulaIn(cell: string): ProblemSentence {
  return {
    en: `Cell ${cell} holds a formula. Paste its value instead.`,
    fr: `La cellule ${cell} contient une formule. Collez sa valeur à la place.`,
  }
}

const FORMER: ProblemSentence = {
  en: 'This is the former address of another venue, and links still lead to it. Choose another one.',
  fr: 'C’est l’ancienne adresse d’un autre lieu, des liens y mènent encore. Choisissez-en une autre.',
}
const STATUS_STAYS: ProblemSentence = {
  en: 'A file cannot change the status. Change it in the list of venues, or empty this cell.',
  fr: 'Un fichier ne peut pas changer le statut. Changez-le dans la liste des lieux, ou videz cette cellule.',
}
const NEW_IS_DRAFT: ProblemSentence = {
  en: 'A new venue starts as a draft. Empty this cell, and publish it in the back office.',
  fr: 'Un nouveau lieu est d’abord un brouillon. Videz cette cellule, puis publiez-le dans le back-office.',
}
