import { pipeline } from 'node:stream/promises'
import { parseSearch } from '#/i18n/addresses/search-params.ts'
import { getAdminMessages, loadAdminMessages } from '#/i18n/admin-messages.ts'
import { readInboxFilter } from '#/modules/enquiries/model/inbox-filter.ts'
import { inboxTable } from '#/modules/enquiries/server/inbox/export-inbox.server.ts'
import { readOfficeHours } from '#/modules/staff/server/agency-settings.repository.server.ts'
import { getDatabase } from '#/platform/database/database.ts'
import type { DirectEndpoint } from '#/platform/http/direct-endpoint.ts'
import { sendPlain } from '#/platform/http/send.ts'
import { auditExport } from './audited-export.ts'
import { isForeignFetch, rejectFile, staffOf } from './staff-of.ts'
import { type TableFormat, tableHeaders, writeTable } from './table-file.ts'

/** More are chosen by a filter, not one by one. */
const MAX_CHOSEN = 500

/**
 * The list of requests as a file for spreadsheets, for staff: the address has the filter of the list, `in` the language,
 * and `only` references that were chosen. Written while it is read, so that a long file begins at once.
 */
export function enquiriesExportEndpoint(format: TableFormat): DirectEndpoint {
  return {
    method: 'GET',
    answer: async (request, response) => {
      const who = await staffOf(request, { confirmed: true })
      if ('rejection' in who) return rejectFile(request, response, who.rejection)
      const { staff } = who
      // Another site may not make a browser fetch it, and fill the audit log with it.
      if (isForeignFetch(request)) {
        return sendPlain(request, response, 403, 'Only from the pages of this site.\n')
      }
      const { searchParams, search } = new URL(request.url ?? '/', 'http://localhost')
      const language = searchParams.get('in') === 'fr' ? 'fr' : 'en'
      await loadAdminMessages(language)
      const now = new Date()
      const headers = tableHeaders(format, language === 'fr' ? 'demandes' : 'requests', now)
      if (request.method === 'HEAD') return void response.writeHead(200, headers).end()
      const query = {
        filter: readInboxFilter(parseSearch(search)),
        chosen: searchParams.getAll('only').slice(0, MAX_CHOSEN),
        me: staff.id,
        now,
        hours: await readOfficeHours(getDatabase()),
      }
      const texts = { language, messages: getAdminMessages(language).admin } as const
      const file = await auditExport({
        staff,
        begun: 'request.list-export-begun',
        done: 'request.list-exported',
        file: writeTable(format, inboxTable(getDatabase(), query, texts)),
      })
      response.writeHead(200, headers)
      await pipeline(file, response)
    },
  }
}
