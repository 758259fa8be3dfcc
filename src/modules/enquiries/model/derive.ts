/** The stored record of an enquiry and the data of its mails, derived from the tables of its fields. */

import type { Field, FieldPlace, Fields } from '#/forms/field.ts'
import { toCents } from '#/lib/money.ts'
import { ENQUIRY_FIELDS, type EnquiryKind, type FieldsOf } from './kinds.ts'

type Values = Readonly<Record<string, unknown>>

/** The fields of a kind, in the order of its page. */
export function fieldsOf(kind: EnquiryKind): readonly (readonly [name: string, field: Field])[] {
  return Object.entries<Fields[string]>(ENQUIRY_FIELDS[kind])
}

/** The fields of a kind that a place shows. */
export function fieldsIn(kind: EnquiryKind, place: FieldPlace): ReturnType<typeof fieldsOf> {
  return fieldsOf(kind).filter(([, field]) => !field.notIn?.includes(place))
}

/** Whether a field is typed in euros; its value is kept in cents. */
export function isMoney(field: Field): boolean {
  return field.kind === 'integer' && field.unit === 'euros'
}

/** Name under which a value is kept and sent. */
export function valueName(name: string, field: Field): string {
  return isMoney(field) ? `${name}Cents` : name
}

function keptValue(field: Field, value: unknown): unknown {
  return isMoney(field) && typeof value === 'number' ? toCents(value) : value
}

type ColumnsOf<Fields> = Fields[keyof Fields] extends infer F
  ? F extends { readonly column: infer Column extends string }
    ? Column
    : never
  : never

/** A column that a field of any kind has for itself. */
export type FieldColumn = { [Kind in EnquiryKind]: ColumnsOf<FieldsOf<Kind>> }[EnquiryKind]

/** Columns of the row by name, and what has no column of its own. Fields without a value are left out. */
export interface KeptFields {
  readonly columns: Values
  readonly details: Values
}

/** The checked content of a form as it is stored. */
export function keptFields(kind: EnquiryKind, content: Values): KeptFields {
  const columns: Record<string, unknown> = {}
  const details: Record<string, unknown> = {}
  for (const [name, field] of fieldsOf(kind)) {
    const value = keptValue(field, content[name])
    if (value === undefined) continue
    if (field.column === undefined) putAt(details, detailPath(name, field), value)
    else columns[field.column] = value
  }
  return { columns, details }
}

function detailPath(name: string, field: Field): readonly string[] {
  return (field.detail ?? valueName(name, field)).split('.')
}

function putAt(
  target: Record<string, unknown>,
  [first = '', ...rest]: readonly string[],
  value: unknown,
): void {
  if (rest.length === 0) {
    target[first] = value
    return
  }
  const inner = { ...(target[first] as Values | undefined) }
  putAt(inner, rest, value)
  target[first] = inner
}

/** Details with the value of a field; without one it is left out. */
export function withDetail(
  details: Values,
  name: string,
  field: Field,
  value: unknown,
): Record<string, unknown> {
  const copy = structuredClone({ ...details })
  // JSON leaves undefined out.
  putAt(copy, detailPath(name, field), value)
  return copy
}

/** The stored value of a field. Rows of former versions may hold anything: callers check its type. */
export function keptValueOf(name: string, field: Field, row: { readonly details: Values } & object): unknown {
  if (field.column !== undefined) return (row as Values)[field.column]
  return detailPath(name, field).reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Values)[key] : undefined),
    row.details,
  )
}

/** The part of a mail's data that comes from the fields of its kind, besides person and long text. */
export function mailFields(kind: EnquiryKind, content: Values): Values {
  return Object.fromEntries(
    fieldsIn(kind, 'mail').map(([name, field]) => [valueName(name, field), keptValue(field, content[name])]),
  )
}

type Leaves<F, Place extends FieldPlace> = F extends { readonly notIn: readonly (infer Left)[] }
  ? Place extends Left
    ? true
    : false
  : false

/** Fields of a kind that a place shows. */
type ShownNames<Kind extends EnquiryKind, Place extends FieldPlace> = {
  [Name in keyof FieldsOf<Kind>]: Leaves<FieldsOf<Kind>[Name], Place> extends true ? never : Name
}[keyof FieldsOf<Kind>] &
  string

/** Values of a kind in its mails: integers are numbers, everything else is text. */
export type MailValues<Kind extends EnquiryKind> = {
  [Name in ShownNames<Kind, 'mail'> as FieldsOf<Kind>[Name] extends { readonly unit: 'euros' }
    ? `${Name}Cents`
    : Name]: FieldsOf<Kind>[Name] extends { readonly kind: 'integer' } ? number : string
}

/** Ids of what the sheet shows of any kind. */
export type SheetFact = {
  [Kind in EnquiryKind]: {
    [Name in ShownNames<Kind, 'sheet'>]: FieldsOf<Kind>[Name] extends {
      readonly fact: infer Id extends string
    }
      ? Id
      : Name
  }[ShownNames<Kind, 'sheet'>]
}[EnquiryKind]

/** Columns of the exported file that fields fill. */
export type ExportedColumn = {
  [Kind in EnquiryKind]: {
    [Name in ShownNames<Kind, 'csv'>]: FieldsOf<Kind>[Name] extends { readonly csv: infer Id extends string }
      ? Id
      : Name
  }[ShownNames<Kind, 'csv'>]
}[EnquiryKind]
