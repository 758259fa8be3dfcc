/** What browser and server both know of a form: its kind and its fields. */
import type { EnquiryKind } from '../server/tables/enquiry.ts'

/** One form of the site. Field names are the contract's ("Forms"). */
export interface FormFields<Field extends string = string, List extends string = string> {
  readonly kind: EnquiryKind
  /** Names of what is typed or chosen, in the order of the page. */
  readonly fields: readonly Field[]
  /** Names that may be given several times; they come last when mistakes are listed. */
  readonly lists: readonly List[]
  /** Fields without which the form is refused. */
  readonly required: readonly Field[]
  /** The most characters of a field; stated beside it (behaviour 4.6). */
  readonly limits: Readonly<Partial<Record<Field, number>>>
}
