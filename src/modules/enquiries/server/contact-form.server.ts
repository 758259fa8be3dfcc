/** Form definition of the message to the team. */

import { type ContactMessage, contactSchema } from '../model/contact.schema.ts'
import { CONTACT_FORM, type ContactField } from '../model/contact-fields.ts'
import type { FormDefinition } from './submit/form-definition.server.ts'

/** The message of `/contact-us`. */
export const CONTACT_DEFINITION: FormDefinition<ContactField, never, ContactMessage> = {
  form: CONTACT_FORM,
  schema: () => contactSchema,
}
