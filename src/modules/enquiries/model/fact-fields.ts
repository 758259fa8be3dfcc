/** Facts of an enquiry that staff may correct: the fields of its form besides the message, its venues and its language. */

import { day, type Field, type Fields } from '#/forms/field.ts'
import { toCents, toEuros } from '#/lib/money.ts'
import { fieldsIn, fieldsOf, isMoney, type SheetFact } from './derive.ts'
import { ENQUIRY_FIELDS, type EnquiryKind } from './kinds.ts'

const { fullName, company, phone, email } = ENQUIRY_FIELDS.quote
const { jobTitle } = ENQUIRY_FIELDS['quote-venue']

/** Every kind may know these of its person; on the sheet the name is one, however the form asked for it. */
const PERSON = { fullName, company, jobTitle, phone, email } as const satisfies Fields

/** The days of the event as the agency has understood them, beside the client's own words (ADR 0110). */
const EXACT_DAYS = {
  firstDay: day({ column: 'first_day', label: 'enquiryForm.startDate' }),
  lastDay: day({ column: 'last_day', label: 'enquiryForm.startDate' }),
} as const satisfies Fields

/** What one form of a quote request does not ask for becomes known later: on the phone, or by a second request. */
const OTHER_FORM: Readonly<Partial<Record<EnquiryKind, EnquiryKind>>> = {
  quote: 'quote-venue',
  'quote-venue': 'quote',
  visit: 'quote',
}

/** Fields that an enquiry may have besides those of its form. */
export function laterFields(kind: EnquiryKind): readonly (readonly [name: string, field: Field])[] {
  const other = OTHER_FORM[kind]
  if (other === undefined) return []
  const own = new Set(fieldsIn(kind, 'sheet').map(([name, field]) => field.fact ?? name))
  const lacking = fieldsIn(other, 'sheet').filter(([name, field]) => !own.has(field.fact ?? name))
  return [...lacking, ...Object.entries<Field>(EXACT_DAYS)]
}

/** Fields that {@link PERSON} stands for, and the visitor's own words, which stay as they are. */
const LEFT_OUT: readonly (string | undefined)[] = ['message', 'first_name', 'last_name']

/** What the sheet, the history and the form call a fact. */
export type FactName = SheetFact | keyof typeof PERSON | keyof typeof EXACT_DAYS | 'language' | 'venues'

/** Facts by the name of their field, as they are typed; without a value they are empty. */
export type TypedFacts = Readonly<Record<string, string>>

/** Name of the language among the facts: a code. */
export const LANGUAGE_FACT = 'language'

/** Name of the venues among the facts: slugs in the visitor's order, with one space between. */
export const VENUES_FACT = 'venues'

/** A correctable detail of an enquiry, how it is typed and what it is called. */
export interface FactField {
  readonly name: string
  readonly field: Field
  readonly label: FactName
}

/** The fields of a kind that may be corrected, the person first. */
export function factFields(kind: EnquiryKind): readonly FactField[] {
  const own = fieldsOf(kind).filter(([name, { column }]) => !(name in PERSON || LEFT_OUT.includes(column)))
  // The tables of fields say which names there are.
  return [...Object.entries<Field>(PERSON), ...own, ...laterFields(kind)].map(([name, field]) => ({
    name,
    field,
    label: (field.fact ?? name) as FactName,
  }))
}

/** Whether a kind is about hiring venues: those of its form, or those that become known later. It knows days, and may become a quote. */
export function asksForVenues(kind: EnquiryKind): boolean {
  return OTHER_FORM[kind] !== undefined
}

/** A kept value as it is typed. */
export function typedFact(field: Field, kept: unknown): string {
  if (typeof kept === 'number') return String(isMoney(field) ? toEuros(kept) : kept)
  return typeof kept === 'string' ? kept : ''
}

/** The value to be kept of a fact that {@link typedFact} has written; undefined without one. */
export function keptFact(field: Field, typed: string): string | number | undefined {
  if (typed === '') return undefined
  if (field.kind !== 'integer') return typed
  return isMoney(field) ? toCents(Number(typed)) : Number(typed)
}

/** Slugs of the venues. */
export function venueSlugs(typed: string): string[] {
  return typed.split(' ').filter((slug) => slug !== '')
}

/** The part of the facts that has these names. */
export function pickFacts(facts: TypedFacts, names: readonly string[]): TypedFacts {
  return Object.fromEntries(names.map((name) => [name, facts[name] ?? '']))
}

/** Names of the facts that differ. */
export function changedFacts(before: TypedFacts, after: TypedFacts): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => (before[name] ?? '') !== (after[name] ?? ''))
}
