/** A list of people compared with the inbox. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { getAdminMessages, loadAdminMessages } from '#/i18n/admin-messages.ts'
import { fold } from '#/lib/fold.ts'
import type { AddedRow, RefusedRow, TablePlan } from '#/lib/table-import.ts'
import { matchColumns } from '#/platform/spreadsheets/match-columns.ts'
import { type SheetTable, TableRejection } from '#/platform/spreadsheets/table.ts'
import { enquiriesTableQuery } from '../../model/enquiries-table.schema.ts'
import type { ManualEntryContent } from '../../model/manual-entry.schema.ts'
import { MANUAL_ENTRY_TABLES } from '../../model/manual-entry-fields.ts'
import { checkEntry } from '../manual-entry/store-manual-entry.server.ts'
import type { SubmissionDatabase } from '../submit/enquiries.repository.server.ts'
import { columnOfField, enquiryColumns, headingOf, TABLE_LANGUAGES } from './enquiry-columns.ts'
import { entryProblem } from './entry-problems.ts'
import { type ReadEntry, type RowTexts, readEntry, textsOf } from './read-entry.ts'
import { RowProblem } from './row-problem.ts'

/** A row that becomes a request. */
export interface PlannedEntry {
  readonly row: number
  /** The submission key: the same row makes no second request, whatever file it stands in. */
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
 * Compares the rows with what is stored; nothing is written.
 * @throws {TableRejection} when no column has names
 */
export async function planEntries(
  database: SubmissionDatabase,
  table: SheetTable,
  { language, query }: EntriesAsked,
  now: Date,
): Promise<PlannedEntries> {
  await Promise.all(TABLE_LANGUAGES.map(loadAdminMessages))
  const columns = matchColumns(table, enquiryColumns())
  if (!['name', 'firstName', 'lastName'].some((key) => columns.at.has(key))) {
    throw new TableRejection('no-heading', headingOf('name', language))
  }
  const company = {
    defaults: enquiriesTableQuery.parse(Object.fromEntries(query)),
    venueOf: await publishedVenues(database),
  }
  const refused: RefusedRow[] = []
  const read: PlannedEntry[] = []
  const references: { readonly row: number; readonly reference: string; readonly name: string }[] = []
  for (const line of table.lines) {
    let texts: RowTexts = new Map()
    try {
      texts = textsOf(line, columns.at)
      const reference = texts.get('reference')
      if (reference !== undefined) {
        references.push({ row: line.number, reference, name: texts.get('name') ?? '' })
        continue
      }
      read.push({ row: line.number, ...checked(readEntry(texts, company), now) })
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error
      const column = error.column && headingOf(error.column, language)
      refused.push({
        ...{ row: line.number, name: nameIn(texts), reason: error.sentence[language] },
        ...(column && { column }),
      })
    }
  }
  const stored = await storedOf(database, references, read)
  for (const { row, reference, name } of references) {
    if (stored.references.has(reference)) continue
    const reason = UNKNOWN_REFERENCE[language]
    refused.push({ row, name, column: headingOf('reference', language), reason })
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
  }
  return { plan, entries }
}

/** @throws {RowProblem} */
function checked(sent: ReadEntry, now: Date): Omit<PlannedEntry, 'row'> {
  const { checked, phone, errors } = checkEntry(sent, now)
  const [error] = errors
  if (checked.kind === 'wrong' || error !== undefined) {
    const first = error ?? (checked.kind === 'wrong' ? checked.errors[0] : undefined)
    if (first === undefined) throw new Error('a request is wrong without an error')
    throw entryProblem(first, columnOf(sent, first.field))
  }
  return { key: keyOf(sent), sent, content: checked.content, phone }
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
  const about = [company, email ?? sent.values.phone, inbox.kinds[sent.kind]]
  return {
    ...{ row, name: fullName ?? '', about: about.filter((part): part is string => Boolean(part)) },
    ...(reference && { warning: SAME_PERSON[language].replace('{reference}', reference) }),
  }
}

async function publishedVenues({ db }: SubmissionDatabase): Promise<(name: string) => string | undefined> {
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
  { db }: SubmissionDatabase,
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
  { db }: SubmissionDatabase,
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

function nameIn(texts: RowTexts): string {
  return [texts.get('firstName'), texts.get('lastName') ?? texts.get('name')].filter(Boolean).join(' ')
}

const UNKNOWN_REFERENCE = {
  en: 'No request has this reference. Clear this cell to create a new one.',
  fr: 'Aucune demande n’a cette référence. Videz cette cellule pour en créer une.',
} as const

const SAME_PERSON = {
  en: 'This person has already made a request: {reference}.',
  fr: 'Cette personne a déjà une demande\u00a0: {reference}.',
} as const
