import type { DailyCounters } from '#/features/measurement/daily-counters.server.ts'
import type { DirectEndpoint } from '#/server/front/direct-endpoint.ts'
import { createRateBound } from '#/server/front/rate-bound.ts'
import { lostAddressEndpoint } from './lost-address-endpoint.ts'
import { measureEndpoint } from './measure-endpoint.ts'
import { requestsCsvEndpoint } from './requests-csv-endpoint.ts'

/** Messages that one process takes in: far above what a busy day brings, far below what would hurt. */
const MEASUREMENT = { perSecond: 500, burst: 2000 } as const

/** Every report is a write to disk. */
const LOST_ADDRESSES = { perSecond: 10, burst: 100 } as const

/** The addresses that the front server answers without the application. */
export function directEndpoints(parts: {
  readonly siteUrl: string
  readonly counters: DailyCounters
}): ReadonlyMap<string, DirectEndpoint> {
  const { siteUrl, counters } = parts
  const measure = createRateBound(MEASUREMENT.perSecond, MEASUREMENT.burst)
  const log = createRateBound(LOST_ADDRESSES.perSecond, LOST_ADDRESSES.burst)
  return new Map([
    ['/api/events', measureEndpoint({ siteUrl, counters, allow: measure })],
    ['/api/admin/requests.csv', requestsCsvEndpoint()],
    ['/api/log-404', lostAddressEndpoint({ siteUrl, allow: log })],
  ])
}
