/** The fields of the message to the team (behaviour 4.3). */
import { formOf } from './form-fields.ts'
import type { FieldOf } from './kinds.ts'

/** A field that is typed. */
export type ContactField = FieldOf<'contact'>

/** The form at `/contact-us`. */
export const CONTACT_FORM = formOf('contact')
