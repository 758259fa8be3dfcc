/** What browser and server both know of a form: its kind and its fields. */
import type { Fields } from '#/forms/field.ts'
import { ENQUIRY_FIELDS, type EnquiryKind, type FieldOf } from './kinds.ts'

/** One form of the site. Field names are the contract's ("Forms"). */
export interface FormFields<Field extends string = string, List extends string = string> {
  readonly kind: EnquiryKind
  /** Names of what is typed or chosen, in the order of the page. */
  readonly fields: readonly Field[]
  /** Names that may be given several times; they come last when validation errors are listed. */
  readonly lists: readonly List[]
  /** Fields without which the form is refused. */
  readonly required: readonly Field[]
  /** The most characters of a field; stated beside it (behaviour 4.6). */
  readonly limits: Readonly<Partial<Record<Field, number>>>
}

/** The form of a kind, from the table of its fields. */
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
