import { venueTable } from '#/modules/venues/server/import-export/table/export-venue-table.server.ts'
import { loadTableWords } from '#/modules/venues/server/import-export/table/table-words.ts'
import { getDatabase } from '#/platform/database/database.ts'
import type { DirectEndpoint } from '#/platform/http/direct-endpoint.ts'
import { downloadEndpoint } from './download-endpoint.ts'
import { type TableFormat, tableHeaders, writeTable } from './table-file.ts'

/** The venues as a file for spreadsheets, for administrators, who have the catalogue file as well; `in` is the language. */
export function venuesExportEndpoint(format: TableFormat): DirectEndpoint {
  return downloadEndpoint({ role: 'administrator', confirmed: true }, async ({ url: { searchParams } }) => {
    const language = searchParams.get('in') === 'fr' ? 'fr' : 'en'
    return {
      headers: tableHeaders(format, language === 'fr' ? 'lieux' : 'venues', new Date()),
      begin: async () => {
        await loadTableWords()
        return {
          begun: 'catalogue.export-begun',
          done: 'catalogue.exported',
          file: writeTable(format, venueTable(getDatabase().db, language)),
        }
      },
    }
  })
}
