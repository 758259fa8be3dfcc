/** The fields of a manual enquiry, which staff write down for a person; they are those of the public forms. */
import type { Fields } from '#/forms/field.ts'
import { QUOTE_LIMITS } from './form-fields.ts'
import { ENQUIRY_FIELDS } from './kinds.ts'

/** Kinds in the order of the form. Proposals come with photographs and stay with the site's own form. */
export const MANUAL_ENTRY_KINDS = ['quote', 'quote-venue', 'visit', 'contact'] as const

/** One of them. */
export type ManualEntryKind = (typeof MANUAL_ENTRY_KINDS)[number]

const { fullName, company, phone, email } = ENQUIRY_FIELDS.quote
const { lastName: _last, firstName: _first, ...venues } = ENQUIRY_FIELDS['quote-venue']

/** People on the phone give one name, whatever the form asks for. */
export const MANUAL_ENTRY_PERSON = { fullName, company, phone, email } as const

/** The fields of each kind, in the order of the form. */
export const MANUAL_ENTRY_TABLES = {
  quote: withPerson(ENQUIRY_FIELDS.quote),
  'quote-venue': withPerson(venues),
  visit: withPerson(ENQUIRY_FIELDS.visit),
  contact: withPerson(ENQUIRY_FIELDS.contact),
} as const satisfies Record<ManualEntryKind, Fields>

type Person = typeof MANUAL_ENTRY_PERSON

/** The person first, and as everywhere. */
function withPerson<const Table extends Fields>(table: Table): Person & Omit<Table, keyof Person> {
  return { ...MANUAL_ENTRY_PERSON, ...table, ...MANUAL_ENTRY_PERSON }
}

/** A field of any kind. */
export type ManualEntryField = {
  [Kind in ManualEntryKind]: keyof (typeof MANUAL_ENTRY_TABLES)[Kind]
}[ManualEntryKind] &
  string

/** Place of a validation error: `venue` is the list of venues, `lastDay` a column of an imported list. */
export type ManualEntryPlace = ManualEntryField | 'venue' | 'owner' | 'lastDay'

function namedFields(kind: ManualEntryKind) {
  // Object.entries forgets the names, which the table has.
  return Object.entries<Fields[string]>(MANUAL_ENTRY_TABLES[kind]).map(([name, field]) => ({
    name: name as ManualEntryField,
    ...field,
  }))
}

/** The fields of a kind about who asks. */
export function fieldsOfPerson(kind: ManualEntryKind): ManualEntryField[] {
  return namedFields(kind).flatMap(({ name, isOfPerson }) => (isOfPerson ? [name] : []))
}

/** The other fields of a kind. */
export function fieldsOfMatter(kind: ManualEntryKind): ReturnType<typeof namedFields> {
  return namedFields(kind).filter(({ isOfPerson }) => !isOfPerson)
}

/** The most venues of an enquiry. */
export const MAX_MANUAL_ENTRY_VENUES = QUOTE_LIMITS.venues
