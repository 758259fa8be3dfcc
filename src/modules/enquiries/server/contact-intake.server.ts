/** How a message to the team is taken in. */

import { type ContactMessage, contactSchema } from '../model/contact.schema.ts'
import { CONTACT_FORM, type ContactField } from '../model/contact-fields.ts'
import type { FormIntake } from './submit/form-intake.server.ts'

/** The message of `/contact-us`. */
export const CONTACT_INTAKE: FormIntake<ContactField, never, ContactMessage> = {
  form: CONTACT_FORM,
  schema: () => contactSchema,
  record: ({ fullName, email, message, subject }) => ({ fullName, email, message, details: { subject } }),
  mailPart: ({ content }) => ({ kind: 'contact', subject: content.subject }),
}
