/** What a message to the team has to look like (behaviour 4.3). */
import type { z } from 'zod'
import { schemaOf } from '#/forms/field-schema.ts'
import { ENQUIRY_FIELDS } from './kinds.ts'

/** A checked message. */
export type ContactMessage = z.output<typeof contactSchema>

/** The schema itself. No field of it is a day. */
export const contactSchema = schemaOf(ENQUIRY_FIELDS.contact, { today: '' })
