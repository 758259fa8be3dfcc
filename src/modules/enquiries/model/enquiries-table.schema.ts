/** What an address says of a whole list of people. */
import { z } from 'zod'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import type { EnquiriesTableQuery } from './enquiries-table.ts'
import { MANUAL_ENTRY_CHANNELS } from './enquiry-options.ts'

/** The query of an address; what is missing or unknown has its usual value. */
export const enquiriesTableQuery: z.ZodType<EnquiriesTableQuery> = z.object({
  channel: z.enum(MANUAL_ENTRY_CHANNELS).catch('fair'),
  language: z.enum(LANGUAGE_CODES).catch('fr'),
})
