import type { IncomingMessage } from 'node:http'
import { countBatch } from '#/features/measurement/count-batch.server.ts'
import type { DailyCounters } from '#/features/measurement/daily-counters.server.ts'
import { LabelBound } from '#/features/measurement/label-bound.server.ts'
import { readEventBatch } from '#/features/measurement/measured-event.schema.ts'
import { optedOutByHeaders } from '#/features/measurement/opted-out.ts'
import { parisDay } from '#/features/measurement/paris-days.ts'
import { isCrawler } from '#/i18n/detect-language.ts'
import type { DirectEndpoint } from '#/server/front/direct-endpoint.ts'
import { jsonIntake } from '#/server/front/json-intake.ts'
import { catalogueFacts } from './catalogue-facts.ts'

/** Fifty events with long paths are about 12 kB. */
const LARGEST_BATCH = 32 * 1024

interface MeasureParts {
  readonly siteUrl: string
  readonly counters: DailyCounters
  readonly waitOf: (request: IncomingMessage) => number
}

/**
 * `POST /api/events`: counts what the browser tells. Robots and visitors who do not want to be measured are passed
 * over with the same answer; neither address nor user agent goes any further than this function.
 */
export function measureEndpoint({ siteUrl, counters, waitOf }: MeasureParts): DirectEndpoint {
  const labels = new LabelBound()
  return jsonIntake({
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
