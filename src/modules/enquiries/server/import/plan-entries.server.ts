/** A list of people compared with the inbox. */

import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { getAdminMessages, loadAdminMessages } from '#/i18n/admin-messages.ts'
import { fold } from '#/lib/fold.ts'
import { parisDay } from '#/lib/paris-time.ts'
import {
  type AddedRow,
  DATE_ORDERS,
  type DateOrder,
  type RefusedRow,
  type RowIssue,
  TABLE_QUERY,
  type TablePlan,
} from '#/lib/table-import.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { datesOf, longDay } from '#/platform/spreadsheets/date-order.ts'
import { filledCells, type MatchedColumns, matchColumns } from '#/platform/spreadsheets/match-columns.ts'
import { type SheetTable, TableRejection } from '#/platform/spreadsheets/table.ts'
import { enquiriesTableQuery } from '../../model/enquiries-table.schema.ts'
import type { ManualEntryContent } from '../../model/manual-entry.schema.ts'
import { MANUAL_ENTRY_TABLES } from '../../model/manual-entry-fields.ts'
import { checkEntry } from '../manual-entry/store-manual-entry.server.ts'
import { columnOfField, enquiryColumns, hasNames, headingOf, TABLE_LANGUAGES } from './enquiry-columns.ts'
import { entryProblem } from './entry-problems.ts'
import {
  nameIn,
  type ReadEntry,
  type ReadingCompany,
  type RowTexts,
  readEntry,
  textsOf,
} from './read-entry.ts'
import type { RowProblem } from './row-problem.ts'

/** A row that becomes a request. */
export interface PlannedEntry {
  readonly row: number
  /** The submission key: the same row makes no second request, whatever file it is in. */
  readonly key: string
  readonly sent: ReadEntry
  readonly content: ManualEntryContent
  /** E.164. */
  readonly phone: string | undefined
}

/** The plan, and what it would store. */
export interface PlannedEntries {
  readonly plan: TablePlan
  readonly entries: readonly PlannedEntry[]
}

/** What holds for the whole file. */
export interface EntriesAsked {
  /** Of reasons and headings. */
  readonly language: AdminLanguage
  readonly query: URLSearchParams
}

/**
 * Compare the rows with what is stored; nothing is written.
 * @throws {TableRejection} when no column has names
 */
export async function planEntries(
  database: Database,
  table: SheetTable,
  { language, query }: EntriesAsked,
  now: Date,
): Promise<PlannedEntries> {
  await Promise.all(TABLE_LANGUAGES.map(loadAdminMessages))
  const columns = matchColumns(table, enquiryColumns())
  if (!hasNames(columns.at)) {
    const { sheet, otherSheets = [] } = table.source ?? {}
    const sheets = sheet === undefined ? [] : [sheet, ...otherSheets]
    throw new TableRejection('no-heading', headingOf('name', language), sheets)
  }
  const dates = datesOf(dateTexts(table, columns), parisDay(now), answeredOrder(query), language)
  const company = {
    defaults: enquiriesTableQuery.parse(Object.fromEntries(query)),
    venueOf: await publishedVenues(database),
    dates,
  }
  const refused: RefusedRow[] = []
  const read: PlannedEntry[] = []
  const references: { readonly row: number; readonly reference: string; readonly name: string }[] = []
  for (const [index, line] of table.lines.entries()) {
    // Visitors are answered in between.
    if (index % ROWS_AT_ONCE === 0) await setImmediate()
    const row = textsOf(line, columns.at, table.headings)
    const reference = row.texts.get('reference')
    if (reference !== undefined) {
      references.push({ row: line.number, reference, name: row.texts.get('name') ?? '' })
      continue
    }
    const { entry, problems } = checked(row, company, now)
    if (entry !== undefined) read.push({ row: line.number, ...entry })
    else refused.push({ row: line.number, name: nameIn(row.texts), issues: issuesOf(problems, language) })
  }
  const stored = await storedOf(database, references, read)
  for (const { row, reference, name } of references) {
    if (stored.references.has(reference)) continue
    const issue = { column: headingOf('reference', language), reason: UNKNOWN_REFERENCE[language] }
    refused.push({ row, name, issues: [issue] })
  }
  const seen = new Set<string>()
  const entries = read.filter(({ key }) => {
    const isNew = !stored.keys.has(key) && !seen.has(key)
    seen.add(key)
    return isNew
  })
  const earlier = await earlierOf(database, entries)
  const plan: TablePlan = {
    digest: digestOf(entries),
    added: entries.map((entry) => addedRow(entry, earlier, language)),
    changed: [],
    unchanged: table.lines.length - entries.length - refused.length,
    refused: refused.toSorted((one, other) => one.row - other.row),
    ignored: columns.ignored,
    ...(table.source && { origin: table.source }),
    ...(dates.reading && { dates: dates.reading }),
  }
  return { plan, entries }
}

/** Rows that are read before others have their turn. */
const ROWS_AT_ONCE = 20

/** What stands as text in the columns of dates. */
function dateTexts({ lines }: SheetTable, { at }: MatchedColumns<string>): string[] {
  return lines.flatMap((line) =>
    filledCells(line, at.get('date')).flatMap(([, cell]) => (typeof cell === 'string' ? [cell] : [])),
  )
}

function answeredOrder(query: URLSearchParams): DateOrder | undefined {
  return DATE_ORDERS.find((order) => order === query.get(TABLE_QUERY.dates))
}

/** From here on visits may have been: a list holds those of a fair as well, which nobody has to agree on any more. */
const LONG_AGO = '2000-01-01'

/** The entry of a row, or everything that is wrong with it. */
function checked(
  row: RowTexts,
  company: ReadingCompany,
  now: Date,
): { readonly entry?: Omit<PlannedEntry, 'row'>; readonly problems: readonly RowProblem[] } {
  const { sent, problems } = readEntry(row, company)
  const { checked, phone, errors } = checkEntry(sent, now, sent.kind === 'visit' ? LONG_AGO : undefined)
  const all = [...row.problems, ...problems]
  const known = new Set(all.map(({ column }) => column))
  // A cell that could not be read is not missing besides.
  // A number of an unclear country is kept as it is written: nobody is left out for it, and nothing is guessed.
  const wrong = errors
    .filter(({ code }) => code !== 'phoneUnclear')
    .map((error) => entryProblem(error, columnOf(sent, error.field)))
    .filter(({ column }) => column === undefined || !known.has(column))
    .filter(({ column }) => column !== undefined || !(known.has('email') || known.has('phone')))
  if (all.length + wrong.length > 0) return { problems: [...all, ...wrong] }
  if (checked.kind === 'wrong') throw new Error('a request is wrong without an error')
  return { entry: { key: keyOf(sent), sent, content: checked.content, phone }, problems: [] }
}

function issuesOf(problems: readonly RowProblem[], language: AdminLanguage): RowIssue[] {
  return problems.map(({ column, sentence }) => ({
    ...(column !== undefined && { column: headingOf(column, language) }),
    reason: sentence[language],
  }))
}

function columnOf({ kind }: ReadEntry, field: string): string {
  if (field === 'venue') return 'venues'
  const found = Object.entries(MANUAL_ENTRY_TABLES[kind]).find(([name]) => name === field)
  return found ? columnOfField(found[0], found[1]) : field
}

/** Who asks for what. Channel, language and note of the file are no part of it. */
function keyOf({ kind, values, venues }: ReadEntry): string {
  const sorted = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify(['imported', kind, sorted, venues]))
    .digest('hex')
}

function digestOf(entries: readonly PlannedEntry[]): string {
  const text = JSON.stringify(entries.map(({ key, sent }) => [key, sent]))
  return createHash('sha256').update(text).digest('hex')
}

function addedRow(
  { row, content, phone, sent }: PlannedEntry,
  earlier: ReadonlyMap<string, string>,
  language: AdminLanguage,
): AddedRow {
  const { inbox } = getAdminMessages(language).admin
  const { fullName, company, email } = content
  const reference = earlier.get(email?.toLowerCase() ?? '') ?? earlier.get(phone ?? '')
  const day = 'desiredDate' in content ? content.desiredDate : 'startDate' in content ? content.startDate : ''
  const date = day ? longDay(day, language) : ''
  const about = [company, email ?? sent.values.phone, inbox.kinds[sent.kind], date]
  return {
    ...{ row, name: fullName ?? '', about: about.filter((part): part is string => Boolean(part)) },
    ...(reference && { warnings: [SAME_PERSON[language].replace('{reference}', reference)] }),
  }
}

async function publishedVenues({ db }: Database): Promise<(name: string) => string | undefined> {
  const rows = await db
    .selectFrom('venue')
    .select(['slug', 'name'])
    .where('status', '=', 'published')
    .execute()
  const slugs = new Map(
    rows.flatMap(({ slug, name }) => [[fold(name), slug] as const, [slug, slug] as const]),
  )
  return (name) => slugs.get(fold(name))
}

async function storedOf(
  { db }: Database,
  references: readonly { readonly reference: string }[],
  entries: readonly PlannedEntry[],
) {
  const named = references.map(({ reference }) => reference)
  const keys = entries.map(({ key }) => key)
  const [byReference, byKey] = await Promise.all([
    named.length === 0
      ? []
      : db.selectFrom('enquiry').select('reference').where('reference', 'in', named).execute(),
    keys.length === 0
      ? []
      : db.selectFrom('enquiry').select('submission_key').where('submission_key', 'in', keys).execute(),
  ])
  return {
    references: new Set(byReference.map(({ reference }) => reference)),
    keys: new Set(byKey.map(({ submission_key }) => submission_key)),
  }
}

/** The latest request of the same people, by their address in lower case and by their number. */
async function earlierOf(
  { db }: Database,
  entries: readonly PlannedEntry[],
): Promise<ReadonlyMap<string, string>> {
  const emails = entries.flatMap(({ content }) => content.email?.toLowerCase() ?? [])
  const phones = entries.flatMap(({ phone }) => phone ?? [])
  const rows = db
    .selectFrom('enquiry')
    .select(['reference', 'email', 'phone_e164'])
    .where('status', '!=', 'spam')
    .orderBy('created_at')
  const [byMail, byPhone] = await Promise.all([
    emails.length === 0 ? [] : rows.where(sql`lower(email)`, 'in', emails).execute(),
    phones.length === 0 ? [] : rows.where('phone_e164', 'in', phones).execute(),
  ])
  return new Map([
    ...byPhone.map((row) => [row.phone_e164 ?? '', row.reference] as const),
    ...byMail.map((row) => [row.email.toLowerCase(), row.reference] as const),
  ])
}

const UNKNOWN_REFERENCE = {
  en: 'No request has this reference. Clear this cell to create a new one.',
  fr: 'Aucune demande n’a cette référence. Videz cette cellule pour en créer une.',
} as const

const SAME_PERSON = {
  en: 'This person has already made a request: {reference}.',
  fr: 'Cette personne a déjà une demande\u00a0: {reference}.',
} as const
