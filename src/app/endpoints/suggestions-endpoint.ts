import type { IncomingMessage } from 'node:http'
import { suggestionsQuery } from '#/modules/venues/model/venue-queries.schema.ts'
import { suggest } from '#/modules/venues/server/suggest.server.ts'
import { venueIndexOf } from '#/modules/venues/server/venue-index.server.ts'
import { getDatabase } from '#/platform/database/database.ts'
import type { DirectEndpoint } from '#/platform/http/direct-endpoint.ts'
import { sendPlain } from '#/platform/http/send.ts'
import { sendJson } from './send-json.ts'

/** As long as a browser may take it for current; a new venue is found by the list at once. */
const KEPT_S = 300

/**
 * `GET /api/suggestions?language=fr&q=lof`: what a search field suggests. It depends on the address alone, so browsers
 * and caches keep it.
 * @param waitOf seconds until the sender may ask again; 0 within the limits
 */
export function suggestionsEndpoint(waitOf: (request: IncomingMessage) => number): DirectEndpoint {
  return {
    method: 'GET',
    answer: async (request, response) => {
      const wait = waitOf(request)
      if (wait > 0) {
        sendPlain(request, response, 429, 'Too many.\n', { 'Retry-After': String(wait) })
        return
      }
      const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
      const query = suggestionsQuery.safeParse(Object.fromEntries(searchParams))
      if (!query.success) {
        sendJson(request, response, 400, { error: 'language and q are expected' })
        return
      }
      const { language, q } = query.data
      const suggestions = await suggest(await venueIndexOf(getDatabase()), language, q)
      sendJson(request, response, 200, suggestions, { 'Cache-Control': `public, max-age=${KEPT_S}` })
    },
  }
}
