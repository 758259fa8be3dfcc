/** Fields of the visitors' forms, shared by browser and server; those of a proposal are in `proposal-fields.ts`. */
import type { Fields } from '#/forms/field.ts'
import type { PostedFields } from '#/forms/posted-fields.ts'
import { ENQUIRY_FIELDS, type EnquiryKind, type FieldOf } from './kinds.ts'

/** Definition of a form. Field names are public (docs/behaviour.md). */
export interface FormFields<Field extends string = string, List extends string = string>
  extends PostedFields<Field, List> {
  readonly kind: EnquiryKind
  /** Fields without which the form is refused. */
  readonly required: readonly Field[]
  /** Maximum lengths in characters, stated beside the fields (behaviour 4.6). */
  readonly limits: Readonly<Partial<Record<Field, number>>>
}

/** Definition of a kind's form, derived from the table of its fields. */
export function formOf<const Kind extends EnquiryKind, const List extends string = never>(
  kind: Kind,
  lists: readonly List[] = [],
): FormFields<FieldOf<Kind>, List> {
  const fields = Object.entries<Fields[string]>(ENQUIRY_FIELDS[kind])
  const limited = fields.flatMap(([name, field]) =>
    field.kind === 'line' || field.kind === 'lines' || field.kind === 'email' ? [[name, field.max]] : [],
  )
  const names = (those: typeof fields) => those.map(([name]) => name as FieldOf<Kind>)
  return {
    kind,
    fields: names(fields),
    lists,
    required: names(fields.filter(([, field]) => field.required === true)),
    limits: Object.fromEntries(limited),
  }
}

/** A field of a kind by its name; undefined where the kind has none. */
export function fieldOf(kind: EnquiryKind, name: string): Fields[string] | undefined {
  const fields: Fields = ENQUIRY_FIELDS[kind]
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

/** The fields of a kind's form about who asks (`person`) or about what is asked (`matter`), in the order of its page. */
export function namesOf<const Kind extends EnquiryKind>(
  kind: Kind,
  part: 'person' | 'matter',
): FieldOf<Kind>[] {
  const fields = Object.entries<Fields[string]>(ENQUIRY_FIELDS[kind])
  const own = fields.filter(([, { isOfPerson = false }]) => isOfPerson === (part === 'person'))
  return own.map(([name]) => name as FieldOf<Kind>)
}

/** Field of the message to the team (behaviour 4.3). */
export type ContactField = FieldOf<'contact'>

/** Form at `/contact-us`. */
export const CONTACT_FORM = formOf('contact')

/** Field of the quote enquiry of variant A (behaviour 4.1), typed or chosen. */
export type QuoteRequestField = FieldOf<'quote'>

/** The form at `/contact` and on the home page. */
export const QUOTE_REQUEST_FORM = formOf('quote')

/** Limits of variant B (characters, venues), stated beside the fields (behaviour 4.6). */
export const QUOTE_LIMITS = { duration: ENQUIRY_FIELDS['quote-venue'].duration.max, venues: 10 } as const

/** Single-value field of the quote enquiry of variant B (behaviour 4.2). `venue` is repeatable and separate. */
export type QuoteField = FieldOf<'quote-venue'>

export const QUOTE_VENUE_FORM = formOf('quote-venue', ['venue'])

/** Single-value field of a request for a visit (behaviour 4.10). `venue` is repeatable and separate. */
export type VisitField = FieldOf<'visit'>

export const VISIT_FORM = formOf('visit', ['venue'])

/** Whether the form of a kind names the venues that it is about. */
export function listsVenues(kind: EnquiryKind): kind is 'quote-venue' | 'visit' {
  return kind === 'quote-venue' || kind === 'visit'
}
