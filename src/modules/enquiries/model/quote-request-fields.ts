/** The fields of the quote enquiry of variant A (behaviour 4.1). */
import { formOf } from './form-fields.ts'
import type { FieldOf } from './kinds.ts'

/** A field that is typed or chosen. */
export type QuoteRequestField = FieldOf<'quote'>

/** The form at `/contact` and on the home page. */
export const QUOTE_REQUEST_FORM = formOf('quote')
