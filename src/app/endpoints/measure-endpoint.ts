import type { IncomingMessage } from 'node:http'
import { isCrawler } from '#/i18n/detect-language.ts'
import { parisDay } from '#/lib/paris-time.ts'
import { readEventBatch } from '#/modules/analytics/model/measured-event.schema.ts'
import type { CatalogueFacts } from '#/modules/analytics/server/count-batch.server.ts'
import { countBatch } from '#/modules/analytics/server/count-batch.server.ts'
import type { DailyCounters } from '#/modules/analytics/server/daily-counters.server.ts'
import { LabelBound } from '#/modules/analytics/server/label-bound.server.ts'
import { stripFullwidth } from '#/modules/venues/model/fullwidth.ts'
import { describeVenueSearch } from '#/modules/venues/server/describe-search.server.ts'
import { venueIndexOf } from '#/modules/venues/server/venue-index.server.ts'
import { getDatabase } from '#/platform/database/database.ts'
import type { DirectEndpoint } from '#/platform/http/direct-endpoint.ts'
import { jsonEndpoint } from '#/platform/http/json-endpoint.ts'

/** Fifty events with long paths are about 12 kB. */
const LARGEST_BATCH = 32 * 1024

interface MeasureParts {
  readonly siteUrl: string
  readonly counters: DailyCounters
  readonly waitOf: (request: IncomingMessage) => number
}

/**
 * `POST /api/events`: counts what the browser reports. Robots and visitors who do not want to be measured are passed
 * over with the same answer; neither address nor user agent goes any further than this function.
 */
export function measureEndpoint({ siteUrl, counters, waitOf }: MeasureParts): DirectEndpoint {
  const labels = new LabelBound()
  return jsonEndpoint({
    siteUrl,
    limit: LARGEST_BATCH,
    waitOf,
    ignore: (headers) => isCrawler(headers['user-agent']) || optedOutByHeaders(headers),
    take: async (body) => {
      const batch = readEventBatch(body)
      if (batch === undefined) return false
      countBatch(batch, { counters, labels, facts: await catalogueFacts(), day: parisDay(new Date()) })
      return true
    },
  })
}

/** Facts of the current catalogue that the measurement uses. */
async function catalogueFacts(): Promise<CatalogueFacts> {
  const index = await venueIndexOf(getDatabase())
  return {
    venue: (slug) => index.venue(slug) ?? index.venue(stripFullwidth(slug)),
    describeSearch: (query, language) => describeVenueSearch(index, query, language),
  }
}

/** Whether a visitor's headers ask not to be measured: Do-Not-Track or Global Privacy Control. */
function optedOutByHeaders(headers: Readonly<Record<string, string | string[] | undefined>>): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1'
}
