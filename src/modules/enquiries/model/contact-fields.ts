/** The fields of the message to the team (behaviour 4.3). */
import { formOf } from './form-fields.ts'
import type { FieldOf } from './kinds.ts'

export type ContactField = FieldOf<'contact'>

/** Form at `/contact-us`. */
export const CONTACT_FORM = formOf('contact')
