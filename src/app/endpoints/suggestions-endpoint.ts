import type { IncomingMessage } from 'node:http'
import { suggestionsQuery } from '#/modules/venues/model/venue-queries.schema.ts'
import { suggest } from '#/modules/venues/server/suggest.server.ts'
import { venueIndexOf } from '#/modules/venues/server/venue-index.server.ts'
import { getDatabase } from '#/platform/database/database.ts'
import type { DirectEndpoint } from '#/platform/http/direct-endpoint.ts'
import { limitedQuery } from './limited-query.ts'
import { sendJson } from './send-json.ts'

/** As long as a browser may take it for current; a new venue is found by the list at once. */
const KEPT_S = 300

/**
 * `GET /api/suggestions?language=fr&q=lof`: what a search field suggests. It depends on the address alone, so browsers
 * and caches keep it.
 * @param waitOf seconds until the sender may ask again; 0 within the limits
 */
export function suggestionsEndpoint(waitOf: (request: IncomingMessage) => number): DirectEndpoint {
  return limitedQuery(waitOf, async (request, response, { searchParams }) => {
    const query = suggestionsQuery.safeParse(Object.fromEntries(searchParams))
    if (!query.success) return sendJson(request, response, 400, { error: 'language and q are expected' })
    const { language, q } = query.data
    const suggestions = await suggest(await venueIndexOf(getDatabase()), language, q)
    sendJson(request, response, 200, suggestions, { 'Cache-Control': `public, max-age=${KEPT_S}` })
  })
}
