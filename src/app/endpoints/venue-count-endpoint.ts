import type { IncomingMessage } from 'node:http'
import { createTranslator } from 'use-intl/core'
import { LANGUAGES } from '#/i18n/languages.ts'
import { getMessages, loadMessages } from '#/i18n/messages.ts'
import type { VenueCount } from '#/modules/venues/model/venue-count.ts'
import { venueListQuery } from '#/modules/venues/model/venue-queries.schema.ts'
import { countVenues } from '#/modules/venues/server/count-venues.server.ts'
import { getDatabase } from '#/platform/database/database.ts'
import type { DirectEndpoint } from '#/platform/http/direct-endpoint.ts'
import { limitedQuery } from './limited-query.ts'
import { sendJson } from './send-json.ts'

/** As long as a browser may take it for current; the list itself is never older than the catalogue. */
const KEPT_S = 60

/**
 * `GET /api/venue-count?language=fr&guests=40`: how many venues a search would show. It takes the query of the list and depends
 * on nothing else.
 * @param waitOf seconds until the sender may ask again; 0 within the limits
 */
export function venueCountEndpoint(waitOf: (request: IncomingMessage) => number): DirectEndpoint {
  return limitedQuery(waitOf, async (request, response, { search, searchParams }) => {
    const query = venueListQuery.safeParse({ language: searchParams.get('language'), search })
    if (!query.success)
      return sendJson(request, response, 400, { error: 'language and the query of a list are expected' })
    const { language } = query.data
    await loadMessages(language)
    const t = createTranslator({ locale: LANGUAGES[language].intl, messages: getMessages(language) })
    const n = await countVenues(getDatabase(), language, search)
    const count: VenueCount = {
      label: n > 0 ? t('list.applyCount', { n }) : '',
      status: t('suggest.inVenues', { n }),
    }
    sendJson(request, response, 200, count, { 'Cache-Control': `public, max-age=${KEPT_S}` })
  })
}
