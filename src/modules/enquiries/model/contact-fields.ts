/** The fields of the message to the team (behaviour 4.3). */
import type { FormFields } from './form-fields.ts'

const FIELDS = ['fullName', 'email', 'subject', 'message'] as const

/** A field that is typed. */
export type ContactField = (typeof FIELDS)[number]

/** The form at `/contact-us`. */
export const CONTACT_FORM = {
  kind: 'contact',
  fields: FIELDS,
  lists: [],
  required: FIELDS,
  limits: { fullName: 120, email: 254, subject: 120, message: 2000 },
} as const satisfies FormFields<ContactField, never>
