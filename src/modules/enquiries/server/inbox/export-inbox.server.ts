/** The requests of a list as a file for spreadsheets. */

import { type SqlBool, sql } from 'kysely'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import type { AdminMessages } from '#/i18n/admin-texts.ts'
import { plainPhone } from '#/i18n/format-phone.ts'
import { toEuros } from '#/lib/money.ts'
import { staffNames } from '#/modules/staff/server/staff.repository.server.ts'
import { venueNames } from '#/modules/venues/server/venue-names.repository.server.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Db } from '#/platform/database/schema.ts'
import type { WrittenCell, WrittenColumn, WrittenTable } from '#/platform/spreadsheets/written-table.ts'
import { type ExportedColumn, fieldsIn, isMoney, keptValueOf } from '../../model/derive.ts'
import { laterFields } from '../../model/fact-fields.ts'
import type { InboxFilter } from '../../model/inbox-filter.ts'
import { ENQUIRY_KINDS, type EnquiryKind } from '../../model/kinds.ts'
import { choiceNames } from '../facts/choice-names.ts'
import type { Asking } from './inbox-conditions.server.ts'
import { inboxConditions } from './inbox-ids.server.ts'

/** Requests read at a time: the file is written while the rest is still to be read. */
const AT_ONCE = 500

/** Language and labels of the file. */
export interface ExportTexts {
  readonly language: AdminLanguage
  readonly messages: AdminMessages['admin']
}

/** Which requests: those of a list, or chosen ones. */
export interface ExportQuery extends Asking {
  readonly filter: InboxFilter
  /** References; when there are some, only those. */
  readonly chosen: readonly string[]
}

/** The requests of a list, the newest first, as a table. */
export function inboxTable(database: Database, query: ExportQuery, texts: ExportTexts): WrittenTable {
  const { inbox } = texts.messages
  const columns = (Object.keys(inbox.csv) as Column[]).map((column) => ({
    heading: inbox.csv[column],
    ...COLUMNS[column],
  }))
  return { name: inbox.table, language: texts.language, columns, rows: rowsOf(database, query, texts) }
}

type WrittenShape = Omit<WrittenColumn, 'heading'>

/** What a column of a field holds besides text. */
const FIELD_COLUMNS: Readonly<Record<string, WrittenShape>> = Object.fromEntries(
  ENQUIRY_KINDS.flatMap(exportedFields).flatMap(([name, { csv, kind }]): [string, WrittenShape][] => {
    if (kind === 'day') return [[csv ?? name, { holds: 'day', width: 14 }]]
    return kind === 'integer' ? [[csv ?? name, { holds: 'number' }]] : []
  }),
)

/** What is no text, and what is longer or shorter than most. */
const COLUMNS: Readonly<Partial<Record<Column, WrittenShape>>> = {
  ...FIELD_COLUMNS,
  received: { holds: 'moment', width: 17 },
  answered: { holds: 'moment', width: 17 },
  email: { width: 30 },
  venues: { width: 40 },
  message: { width: 60 },
  outcomeAt: { holds: 'moment', width: 17 },
  outcomeNet: { holds: 'number' },
  notes: { width: 60 },
}

async function* rowsOf(
  database: Database,
  { filter, chosen, ...asking }: ExportQuery,
  texts: ExportTexts,
): AsyncGenerator<readonly Value[][], number> {
  const conditions = await inboxConditions(database, filter, asking)
  if (chosen.length > 0) conditions.push(sql<SqlBool>`reference in (${sql.join(chosen)})`)
  let count = 0
  let after: { created_at: string; id: string } | undefined
  for (;;) {
    const before = after
    const rest =
      before === undefined
        ? conditions
        : [...conditions, sql<SqlBool>`(created_at, id) < (${before.created_at}, ${before.id})`]
    const rows = await readRows(database, rest)
    yield rows.map((row) => valuesOf(row, texts))
    count += rows.length
    after = rows.at(-1)
    if (rows.length < AT_ONCE) return count
  }
}

async function readRows({ db }: Database, conditions: Awaited<ReturnType<typeof inboxConditions>>) {
  const where =
    conditions.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`${sql.join(conditions, sql` and `)}`
  const page = db
    .selectFrom('enquiry')
    .selectAll()
    .where(where)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(AT_ONCE)
  const rows = await page.execute()
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [venues, owners, hired, notes] = await Promise.all([
    db
      .selectFrom('enquiry_venue')
      .select(['enquiry_id', 'name'])
      .where('enquiry_id', 'in', ids)
      .orderBy('position')
      .execute(),
    staffNames(db),
    venueNames(
      db,
      rows.map(({ outcome_venue_id }) => outcome_venue_id),
    ),
    notesOf(db, ids),
  ])
  return rows.map((row) => ({
    ...row,
    venues: venues.filter(({ enquiry_id }) => enquiry_id === row.id).map(({ name }) => name),
    ownerName: owners.get(row.owner ?? '') ?? null,
    hiredName: hired.get(row.outcome_venue_id ?? '') ?? null,
    notes: notes.get(row.id) ?? [],
  }))
}

/** What colleagues have noted, the oldest first, by enquiry. */
async function notesOf(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('enquiry_history')
    .select(['enquiry_id', 'details'])
    .where('enquiry_id', 'in', ids)
    .where('event', '=', 'note')
    .orderBy('at')
    .execute()
  const notes = new Map<string, string[]>()
  for (const { enquiry_id, details } of rows) {
    if (typeof details.text !== 'string') continue
    notes.set(enquiry_id, [...(notes.get(enquiry_id) ?? []), details.text])
  }
  return notes
}

type Row = Awaited<ReturnType<typeof readRows>>[number]

type Column = keyof AdminMessages['admin']['inbox']['csv']
type Value = WrittenCell

/** In the order of the titles, `inbox.csv` of the messages. */
function valuesOf(row: Row, texts: ExportTexts): Value[] {
  const { inbox, requestStatus, outcome } = texts.messages
  const values: Readonly<Partial<Record<Column, Value>>> = {
    ...fieldValues(row, texts),
    reference: row.reference,
    received: inParis(row.created_at),
    kind: inbox.kinds[row.kind],
    status: requestStatus[row.status],
    owner: row.ownerName,
    answered: row.first_answered_at === null ? null : inParis(row.first_answered_at),
    language: row.language,
    name: row.full_name,
    company: row.company,
    jobTitle: row.job_title,
    email: row.email,
    phone: row.phone_e164 === null ? row.phone_typed : plainPhone(row.phone_e164),
    ...(row.venues.length > 0 ? { venues: row.venues.join(', ') } : {}),
    message: row.message,
    page: row.source_page,
    channel: inbox.channels[row.channel],
    outcomeAt: row.outcome_at === null ? null : inParis(row.outcome_at),
    outcomeVenue: row.hiredName,
    outcomeNet: row.outcome_net_cents === null ? null : toEuros(row.outcome_net_cents),
    outcomeReason: row.outcome_reason && outcome.reason[row.outcome_reason],
    outcomeNote: row.outcome_note,
    notes: row.notes.join('\n') || null,
  }
  return (Object.keys(inbox.csv) as Column[]).map((column) => values[column] ?? null)
}

/** The fields of a kind that the file has, those that become known later among them. */
function exportedFields(kind: EnquiryKind): ReturnType<typeof fieldsIn> {
  return [...fieldsIn(kind, 'csv'), ...laterFields(kind)]
}

/**
 * Values of the fields by column of the file; fields of different kinds may share a column. A column without a title
 * in the messages is an error of the type check.
 */
function fieldValues<Titled extends Column = ExportedColumn>(
  row: Row,
  { language }: ExportTexts,
): Partial<Record<Titled, Value>> {
  const values = exportedFields(row.kind).map(([name, field]) => {
    const column = field.csv ?? name
    const value = keptValueOf(name, field, row)
    if (typeof value === 'number') return [column, isMoney(field) ? toEuros(value) : value]
    if (typeof value !== 'string') return [column, null]
    return [column, field.kind === 'choice' ? (choiceNames(column, field, language)[value] ?? value) : value]
  })
  // Object.fromEntries forgets the names, which the table has.
  return Object.fromEntries(values) as Partial<Record<Titled, Value>>
}

/** `2026-11-22 09:12`. */
function inParis(iso: string): string {
  return new Date(iso).toLocaleString('sv-SE', {
    timeZone: 'Europe/Paris',
    dateStyle: 'short',
    timeStyle: 'short',
  })
}
