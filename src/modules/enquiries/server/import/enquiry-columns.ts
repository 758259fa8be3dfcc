/** The columns of a list of people that becomes requests, derived from the fields of manual enquiries (ADR 0059, 0080). */
import type { Field, Fields } from '#/forms/field.ts'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import type { WantedColumn } from '#/platform/spreadsheets/match-columns.ts'
import { MANUAL_ENTRY_TABLES, type ManualEntryKind } from '../../model/manual-entry-fields.ts'

/** Both languages: headings and choices of either are understood. */
export const TABLE_LANGUAGES = ['fr', 'en'] as const satisfies readonly AdminLanguage[]

/** Columns that no field fills by itself. */
const AROUND = [
  'reference',
  'kind',
  'language',
  'channel',
  'venues',
  'firstName',
  'lastName',
  'note',
] as const

/** Headings in lists of fairs and of address books, besides those of the exported file. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  firstName: ['Prénom', 'First name', 'Given name'],
  lastName: ['Nom de famille', 'Last name', 'Surname', 'Family name'],
  note: [
    'Note',
    'Notes',
    'Note interne',
    'Internal note',
    'Commentaire',
    'Commentaires',
    'Comment',
    'Comments',
  ],
  name: ['Nom complet', 'Nom et prénom', 'Contact', 'Full name'],
  company: ['Entreprise', 'Marque', 'Organisation', 'Company', 'Brand', 'Organization'],
  jobTitle: ['Poste', 'Titre', 'Job', 'Position', 'Title'],
  email: ['E-mail', 'Email', 'Mail', 'Courriel', 'Adresse mail', 'Adresse e-mail', 'Email address'],
  phone: ['Tél', 'Tél.', 'Tel', 'Mobile', 'Portable', 'Phone number', 'Numéro de téléphone'],
  date: ['Date', 'Date souhaitée', 'Desired date'],
  event: ['Événement', 'Event', 'Objet', 'Subject', 'Type d’événement', 'Event type'],
  surface: ['Surface', 'Surface (m²)', 'Area'],
  budget: ['Budget'],
  message: ['Demande', 'Request', 'Besoin'],
}

/** The column that a field is read from: that of the exported file. */
export function columnOfField(name: string, field: Field): string {
  return name === 'fullName' ? 'name' : (field.csv ?? name)
}

/** Every column, with the headings that it goes by. */
export function enquiryColumns(): readonly WantedColumn<string>[] {
  const fields = Object.values<Fields>(MANUAL_ENTRY_TABLES).flatMap((table) => Object.entries(table))
  const keys = new Set<string>([...AROUND, ...fields.map(([name, field]) => columnOfField(name, field))])
  return [...keys].map((key) => ({
    key,
    names: [
      ...TABLE_LANGUAGES.flatMap((language) => ownHeading(key, language) ?? []),
      ...(OTHER_NAMES[key] ?? []),
    ],
  }))
}

/** The heading of a column as an exported file has it. */
export function headingOf(key: string, language: AdminLanguage): string {
  return ownHeading(key, language) ?? OTHER_NAMES[key]?.[language === 'fr' ? 0 : 1] ?? key
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
