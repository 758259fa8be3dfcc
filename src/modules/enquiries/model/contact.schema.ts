/** What a message to the team has to look like (behaviour 4.3). */
import { z } from 'zod'
import { email, line, lines, required } from '#/forms/schema-parts.ts'
import { CONTACT_FORM } from './contact-fields.ts'

const { limits } = CONTACT_FORM

/** A checked message. */
export type ContactMessage = z.output<typeof contactSchema>

/** The schema itself. */
export const contactSchema = z.object({
  fullName: required(line(limits.fullName)),
  email: email(limits.email),
  subject: required(line(limits.subject)),
  message: required(lines(limits.message)),
})
