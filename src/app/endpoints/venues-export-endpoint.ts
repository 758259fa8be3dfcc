import { pipeline } from 'node:stream/promises'
import { venueTable } from '#/modules/venues/server/import-export/table/export-venue-table.server.ts'
import { loadTableWords } from '#/modules/venues/server/import-export/table/table-words.ts'
import { getDatabase } from '#/platform/database/database.ts'
import type { DirectEndpoint } from '#/platform/http/direct-endpoint.ts'
import { sendPlain } from '#/platform/http/send.ts'
import { auditExport } from './audited-export.ts'
import { isForeignFetch, rejectFile, staffOf } from './staff-of.ts'
import { type TableFormat, tableHeaders, writeTable } from './table-file.ts'

/** The venues as a file for spreadsheets, for administrators, who have the catalogue file as well; `in` is the language. */
export function venuesExportEndpoint(format: TableFormat): DirectEndpoint {
  return {
    method: 'GET',
    answer: async (request, response) => {
      const who = await staffOf(request, { role: 'administrator', confirmed: true })
      if ('rejection' in who) return rejectFile(request, response, who.rejection)
      if (isForeignFetch(request)) {
        return sendPlain(request, response, 403, 'Only from the pages of this site.\n')
      }
      const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
      const language = searchParams.get('in') === 'fr' ? 'fr' : 'en'
      const headers = tableHeaders(format, language === 'fr' ? 'lieux' : 'venues', new Date())
      if (request.method === 'HEAD') return void response.writeHead(200, headers).end()
      await loadTableWords()
      const file = await auditExport({
        staff: who.staff,
        begun: 'catalogue.export-begun',
        done: 'catalogue.exported',
        file: writeTable(format, venueTable(getDatabase().db, language)),
      })
      response.writeHead(200, headers)
      await pipeline(file, response)
    },
  }
}
