/** The columns of a list of people that becomes requests, derived from the fields of manual enquiries (ADR 0059, 0080). */
import type { Field, Fields } from '#/forms/field.ts'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { getAdminMessages, loadAdminMessages } from '#/i18n/admin-messages.ts'
import { knownHeadings, type WantedColumn } from '#/platform/spreadsheets/match-columns.ts'
import type { KnownHeadings } from '#/platform/spreadsheets/table.ts'
import { MANUAL_ENTRY_TABLES, type ManualEntryKind } from '../../model/manual-entry-fields.ts'
import { ADDRESS_BOOK_HEADINGS, VAGUE_HEADINGS } from './address-book-headings.ts'

/** Both languages: headings and choices of either are understood. */
export const TABLE_LANGUAGES = ['fr', 'en'] as const satisfies readonly AdminLanguage[]

/** Columns that no field fills by itself. */
const AROUND = [
  'reference',
  'kind',
  'language',
  'channel',
  'venues',
  'firstDay',
  'lastDay',
  'firstName',
  'middleName',
  'lastName',
  'note',
] as const

/** One of these says whom a row is about. */
const NAMES = ['name', 'firstName', 'lastName'] as const

/** The column that a field is read from: that of the exported file. */
export function columnOfField(name: string, field: Field): string {
  return name === 'fullName' ? 'name' : (field.csv ?? name)
}

/** Every column, with the headings that it goes by. */
export function enquiryColumns(): readonly WantedColumn<string>[] {
  const fields = Object.values<Fields>(MANUAL_ENTRY_TABLES).flatMap((table) => Object.entries(table))
  const keys = new Set<string>([...AROUND, ...fields.map(([name, field]) => columnOfField(name, field))])
  return [...keys].map((key) => {
    const own = fields.filter(([name, field]) => columnOfField(name, field) === key)
    return {
      key,
      names: [
        ...TABLE_LANGUAGES.flatMap((language) => ownHeading(key, language) ?? []),
        ...TABLE_LANGUAGES.flatMap((language) => own.flatMap(([name]) => labelOf(name, language) ?? [])),
        ...(ADDRESS_BOOK_HEADINGS[key] ?? []),
      ],
      otherwise: VAGUE_HEADINGS[key] ?? [],
    }
  })
}

/** How the headings of a list of people are recognized. */
export async function enquiryHeadings(): Promise<KnownHeadings> {
  await Promise.all(TABLE_LANGUAGES.map(loadAdminMessages))
  return knownHeadings(enquiryColumns(), NAMES)
}

/** Whether a table says whom its rows are about. */
export function hasNames(at: ReadonlyMap<string, unknown>): boolean {
  return NAMES.some((key) => at.has(key))
}

/** The heading of a column as an exported file has it. */
export function headingOf(key: string, language: AdminLanguage): string {
  return ownHeading(key, language) ?? ADDRESS_BOOK_HEADINGS[key]?.[language === 'fr' ? 0 : 1] ?? key
}

/** The label of a field where the staff enter requests. */
function labelOf(field: string, language: AdminLanguage): string | undefined {
  return (getAdminMessages(language).admin.entry.fields as Readonly<Record<string, string>>)[field]
}

function ownHeading(key: string, language: AdminLanguage): string | undefined {
  return (getAdminMessages(language).admin.inbox.csv as Readonly<Record<string, string>>)[key]
}

/** The fields of a kind, each with its column. */
export function fieldsByColumn(
  kind: ManualEntryKind,
): ReadonlyMap<string, readonly [name: string, field: Field]> {
  const entries = Object.entries<Field>(MANUAL_ENTRY_TABLES[kind])
  return new Map(entries.map(([name, field]) => [columnOfField(name, field), [name, field] as const]))
}
