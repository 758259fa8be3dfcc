import { pipeline } from 'node:stream/promises'
import { exportInbox } from '#/features/desk-enquiries/export-inbox.server.ts'
import { readInboxFilter } from '#/features/desk-enquiries/inbox-filter.ts'
import { getAdminMessages, loadAdminMessages } from '#/i18n/admin-messages.ts'
import { parseSearch } from '#/i18n/search-params.ts'
import { writeAudit } from '#/server/auth/audit.ts'
import type { StaffSession } from '#/server/auth/staff-session.ts'
import { getDatabase } from '#/server/database/database.ts'
import type { DirectEndpoint } from '#/server/front/direct-endpoint.ts'
import { sendPlain } from '#/server/front/send.ts'
import { isForeignFetch, staffOf } from './staff-of.ts'

/** More are chosen by a filter, not one by one. */
const MOST_CHOSEN = 500

/**
 * The list of requests as a CSV file, for staff: the address has the filter of the list, `in` the language, and `only`
 * references that were chosen. Written while it is read, so that a long file begins at once.
 */
export function requestsCsvEndpoint(): DirectEndpoint {
  return {
    method: 'GET',
    answer: async (request, response) => {
      const staff = await staffOf(request)
      if (staff === null) return sendPlain(request, response, 401, 'Sign in first.\n')
      // Another site may not make a browser fetch it, and fill the journal with it.
      if (isForeignFetch(request)) {
        return sendPlain(request, response, 403, 'Only from the pages of this site.\n')
      }
      const { searchParams, search } = new URL(request.url ?? '/', 'http://localhost')
      const language = searchParams.get('in') === 'fr' ? 'fr' : 'en'
      await loadAdminMessages(language)
      const now = new Date()
      response.writeHead(200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${fileName(language, now)}"`,
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex, nofollow',
      })
      if (request.method === 'HEAD') return void response.end()
      const wish = {
        filter: readInboxFilter(parseSearch(search)),
        chosen: searchParams.getAll('only').slice(0, MOST_CHOSEN),
        me: staff.id,
        now,
      }
      const words = { language, messages: getAdminMessages(language).admin } as const
      await pipeline(noted(exportInbox(getDatabase(), wish, words), staff), response)
    },
  }
}

/** The file, and at its end the entry in the journal. */
async function* noted(file: AsyncGenerator<string, number>, staff: StaffSession): AsyncGenerator<string> {
  const count = yield* file
  const { db } = getDatabase()
  await writeAudit(db, {
    actor: staff,
    action: 'request.list-exported',
    details: { count },
    network: staff.network,
  })
}

function fileName(language: 'fr' | 'en', now: Date): string {
  const day = now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' })
  return `${language === 'fr' ? 'demandes' : 'requests'}-${day}.csv`
}
