/** The fields of a manual enquiry, which staff write down for a person; they are those of the public forms. */
import type { Fields } from '#/forms/field.ts'
import { QUOTE_LIMITS } from './form-fields.ts'
import { ENQUIRY_FIELDS } from './kinds.ts'

/** Kinds in the order of the form. Proposals come with photographs and stay with the site's own form. */
export const MANUAL_ENTRY_KINDS = ['quote', 'quote-venue', 'contact'] as const

/** One of them. */
export type ManualEntryKind = (typeof MANUAL_ENTRY_KINDS)[number]

const { fullName, company, phone, email, ...quote } = ENQUIRY_FIELDS.quote
const { lastName: _last, firstName: _first, ...venues } = withoutPerson(ENQUIRY_FIELDS['quote-venue'])

/** People on the phone give one name, whatever the form asks for. */
const PERSON = { fullName, company, phone, email } as const

/** The fields of each kind, in the order of the form. */
export const MANUAL_ENTRY_TABLES = {
  quote: { ...PERSON, ...quote },
  'quote-venue': { ...PERSON, ...venues },
  contact: { ...PERSON, ...withoutPerson(ENQUIRY_FIELDS.contact) },
} as const satisfies Record<ManualEntryKind, Fields>

function withoutPerson<const Table extends Fields>(table: Table): Omit<Table, keyof typeof PERSON> {
  const rest = Object.entries(table).filter(
    ([name]) => !['fullName', 'company', 'phone', 'email'].includes(name),
  )
  // Object.fromEntries forgets the names, which the table has.
  return Object.fromEntries(rest) as Omit<Table, keyof typeof PERSON>
}

/** A field of any kind. */
export type ManualEntryField = {
  [Kind in ManualEntryKind]: keyof (typeof MANUAL_ENTRY_TABLES)[Kind]
}[ManualEntryKind] &
  string

/** Place of a validation error: `venue` is the list of venues, `lastDay` a column of an imported list. */
export type ManualEntryPlace = ManualEntryField | 'venue' | 'owner' | 'lastDay'

/** The most characters that a field takes. */
export const MANUAL_ENTRY_LIMITS: Readonly<Partial<Record<ManualEntryField, number>>> = Object.fromEntries(
  Object.values<Fields>(MANUAL_ENTRY_TABLES)
    .flatMap((table) => Object.entries(table))
    .flatMap(([name, field]) =>
      field.kind === 'line' || field.kind === 'lines' || field.kind === 'email' ? [[name, field.max]] : [],
    ),
)

/** The most venues of an enquiry. */
export const MAX_MANUAL_ENTRY_VENUES = QUOTE_LIMITS.venues
