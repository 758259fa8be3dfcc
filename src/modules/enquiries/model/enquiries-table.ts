/** The inbox as a spreadsheet: where it comes from, where one is sent to, and the facts of a whole file. */
import type { Language } from '#/i18n/languages.ts'
import type { MANUAL_ENTRY_CHANNELS } from './enquiry-options.ts'

export const ENQUIRIES_CSV = '/api/admin/requests.csv'
export const ENQUIRIES_WORKBOOK = '/api/admin/requests.xlsx'
export const ENQUIRIES_IMPORT = '/api/admin/requests-import'

/** They are stored in one transaction, and looked through before. */
export const MAX_IMPORTED_ENQUIRIES = 500

/** What holds for rows that do not say it: the query of the address. */
export type EnquiriesTableQuery = {
  readonly channel: (typeof MANUAL_ENTRY_CHANNELS)[number]
  readonly language: Language
}
