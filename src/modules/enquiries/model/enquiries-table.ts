/** The inbox as a spreadsheet: where it comes from, where one is sent to, and what is said of a whole file. */
import { z } from 'zod'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { MANUAL_ENTRY_CHANNELS } from './enquiry-options.ts'

export const ENQUIRIES_CSV = '/api/admin/requests.csv'
export const ENQUIRIES_WORKBOOK = '/api/admin/requests.xlsx'
export const ENQUIRIES_IMPORT = '/api/admin/requests-import'

/** They are stored in one transaction, and looked through before. */
export const MAX_IMPORTED_ENQUIRIES = 500

/** What holds for rows that do not say it: the query of the address. */
export const enquiriesTableQuery = z.object({
  channel: z.enum(MANUAL_ENTRY_CHANNELS).catch('fair'),
  language: z.enum(LANGUAGE_CODES).catch('fr'),
})

/** The same, read. */
export type EnquiriesTableQuery = z.infer<typeof enquiriesTableQuery>
