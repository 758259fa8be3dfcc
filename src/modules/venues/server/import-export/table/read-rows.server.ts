/** The rows of a table as venues: what a row does not speak of stays as it is stored. */
import { setImmediate } from 'node:timers/promises'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import type { LeftColumn, RefusedRow, RowIssue } from '#/lib/table-import.ts'
import { filledCells, type MatchedColumns, matchColumns } from '#/platform/spreadsheets/match-columns.ts'
import {
  cellName,
  isFault,
  type SaidCell,
  type SheetTable,
  type TableLine,
  TableRejection,
} from '#/platform/spreadsheets/table.ts'
import { faultIn } from '#/platform/spreadsheets/table-problems.ts'
import { attributesOf } from '../../../model/attributes.ts'
import { LAYOUTS } from '../../../model/venue-options.ts'
import { type ProblemSentence, type VenueRecord, venueRecord } from '../../../model/venue-record.schema.ts'
import type { CatalogueVenue } from '../catalogue.ts'
import { issueSentence } from '../issue-sentence.ts'
import type { StoredVenue } from '../stored-venues.repository.server.ts'
import { readCell } from './read-cells.ts'
import { columnHeading, VENUE_COLUMNS, type VenueColumn, wantedColumns } from './table-columns.ts'
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
  readonly ignored: readonly LeftColumn[]
}

/** The state of the site while rows are read. */
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

/** Something because of which a row is left out. */
interface RowProblem {
  readonly sentence: ProblemSentence
  readonly column?: VenueColumn | undefined
}

/** Rows that are read before others have their turn. */
const ROWS_AT_ONCE = 10

/**
 * Read every row.
 * @throws {TableRejection} when the table has no column of slugs
 */
export async function readRows(
  table: SheetTable,
  site: KnownSite,
  language: AdminLanguage,
): Promise<ReadRows> {
  const columns = matchColumns(table, wantedColumns())
  const [slugs] = VENUE_COLUMNS
  if (slugs && !columns.at.has('slug')) {
    const { sheet, otherSheets = [] } = table.source ?? {}
    const sheets = sheet === undefined ? [] : [sheet, ...otherSheets]
    throw new TableRejection('no-heading', columnHeading(slugs, language), sheets)
  }
  const rowOf = new Map<string, number>()
  const read: ReadRow[] = []
  const refused: RefusedRow[] = []
  for (const [index, line] of table.lines.entries()) {
    // Visitors are answered in between.
    if (index % ROWS_AT_ONCE === 0) await setImmediate()
    const { venue, problems } = readLine(line, columns, site)
    const first = venue && rowOf.get(venue.record.slug)
    const all = first === undefined ? problems : [...problems, { sentence: twice(first), column: slugs }]
    if (venue !== undefined && all.length === 0) {
      rowOf.set(venue.record.slug, line.number)
      read.push({ row: line.number, venue })
      continue
    }
    refused.push({ row: line.number, name: nameIn(line, columns), issues: issuesOf(all, language) })
  }
  return { read, refused, ignored: columns.ignored }
}

function issuesOf(problems: readonly RowProblem[], language: AdminLanguage): RowIssue[] {
  return problems.map(({ sentence, column }) => ({
    ...(column && { column: columnHeading(column, language) }),
    reason: sentence[language],
  }))
}

/** The venue of a row, or everything that is wrong with it. */
function readLine(
  line: TableLine,
  columns: MatchedColumns<string>,
  site: KnownSite,
): { readonly venue?: CatalogueVenue; readonly problems: readonly RowProblem[] } {
  const { given, problems } = givenValues(line, columns, site.own)
  const slug = String(given.get('slug'))
  const known = site.stored.get(slug)
  if (known === undefined && site.former.has(slug)) {
    problems.push({ sentence: FORMER, column: columnAt('slug') })
  }
  const status = given.get('status')
  if (status !== undefined && status !== (known?.record.status ?? 'draft')) {
    problems.push({ sentence: known ? STATUS_STAYS : NEW_IS_DRAFT, column: columnAt('status') })
  }
  const { photo: _, ...record } = merged(known?.record ?? NEW, given) as VenueRecord
  const checked = venueRecord.safeParse(record)
  const told = new Set(problems.map(({ column }) => column?.field))
  for (const issue of checked.error?.issues ?? []) {
    const field = issue.path.slice(0, issue.path[0] === 'capacity' ? 2 : 1).join('.')
    // A cell that could not be read is not missing besides.
    if (told.has(field)) continue
    told.add(field)
    const sentence = sentenceOf(issueSentence(issue, valueAt(record, field)))
    problems.push({ sentence, column: columnAt(field) })
  }
  if (!checked.success || problems.length > 0) return { problems }
  const venue = { record, translations: known?.translations ?? {}, photos: known?.photos ?? [] }
  return { venue, problems }
}

/** What the cells of the row say, by field, and what could not be read. */
function givenValues(line: TableLine, columns: MatchedColumns<string>, own: OwnEquipment) {
  const given = new Map<string, unknown>()
  const problems: RowProblem[] = []
  for (const column of VENUE_COLUMNS) {
    const places = columns.at.get(column.field)
    if (places === undefined) continue
    const filled = filledCells(line, places)
    const fault = filled.find(([, cell]) => isFault(cell))
    if (fault !== undefined && isFault(fault[1])) {
      problems.push({ sentence: faultIn(fault[1], cellName(fault[0], line.number)), column })
      continue
    }
    if (new Set(filled.map(([, cell]) => String(cell))).size > 1) {
      problems.push({ sentence: SEVERAL, column })
      continue
    }
    const [cell = null] = filled.map(([, said]) => said as SaidCell)
    const read = readCell(cell, column, own)
    if ('problem' in read) problems.push({ sentence: read.problem, column })
    else if (read.value !== undefined) given.set(column.field, read.value)
  }
  return { given, problems }
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
  const [name, slug] = ['name', 'slug'].map((key) => cells[at.get(key)?.[0] ?? -1])
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

const SEVERAL: ProblemSentence = {
  en: 'Two columns with this meaning say different things. Empty one of the cells.',
  fr: 'Deux colonnes de même sens disent des choses différentes. Videz l’une des cellules.',
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
