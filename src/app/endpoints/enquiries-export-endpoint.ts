import { parseSearch } from '#/i18n/addresses/search-params.ts'
import { getAdminMessages, loadAdminMessages } from '#/i18n/admin-messages.ts'
import { readInboxFilter } from '#/modules/enquiries/model/inbox-filter.ts'
import { inboxTable } from '#/modules/enquiries/server/inbox/export-inbox.server.ts'
import { readOfficeHours } from '#/modules/staff/server/agency-settings.repository.server.ts'
import { getDatabase } from '#/platform/database/database.ts'
import type { DirectEndpoint } from '#/platform/http/direct-endpoint.ts'
import { downloadEndpoint } from './download-endpoint.ts'
import { type TableFormat, tableHeaders, writeTable } from './table-file.ts'

/** More are chosen by a filter, not one by one. */
const MAX_CHOSEN = 500

/**
 * The list of requests as a file for spreadsheets, for staff: the address has the filter of the list, `in` the language,
 * and `only` references that were chosen. Written while it is read, so that a long file begins at once.
 */
export function enquiriesExportEndpoint(format: TableFormat): DirectEndpoint {
  return downloadEndpoint({ confirmed: true }, async ({ staff, url: { searchParams, search } }) => {
    const language = searchParams.get('in') === 'fr' ? 'fr' : 'en'
    const now = new Date()
    return {
      headers: tableHeaders(format, language === 'fr' ? 'demandes' : 'requests', now),
      begin: async () => {
        await loadAdminMessages(language)
        const query = {
          filter: readInboxFilter(parseSearch(search)),
          chosen: searchParams.getAll('only').slice(0, MAX_CHOSEN),
          me: staff.id,
          now,
          hours: await readOfficeHours(getDatabase()),
        }
        const texts = { language, messages: getAdminMessages(language).admin } as const
        return {
          begun: 'request.list-export-begun',
          done: 'request.list-exported',
          file: writeTable(format, inboxTable(getDatabase(), query, texts)),
        }
      },
    }
  })
}
