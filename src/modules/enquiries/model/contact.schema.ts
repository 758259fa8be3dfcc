/** Schema of a message to the team (behaviour 4.3). */
import type { z } from 'zod'
import { schemaOf } from '#/forms/field-schema.ts'
import { ENQUIRY_FIELDS } from './kinds.ts'

/** Validated message. */
export type ContactMessage = z.output<typeof contactSchema>

/** It needs no date: no field of it is a day. */
export const contactSchema = schemaOf(ENQUIRY_FIELDS.contact, { today: '' })
