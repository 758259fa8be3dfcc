import type { IncomingMessage } from 'node:http'
import type { DailyCounters } from '#/modules/analytics/server/daily-counters.server.ts'
import {
  ENQUIRIES_CSV,
  ENQUIRIES_IMPORT,
  ENQUIRIES_WORKBOOK,
} from '#/modules/enquiries/model/enquiries-table.ts'
import { ACCOUNTS_CSV, ACCOUNTS_JSON } from '#/modules/quotes/model/accounts-period.ts'
import { EXPORT_ADDRESS, IMPORT_ADDRESS } from '#/modules/venues/model/import-plan.ts'
import { VENUES_CSV, VENUES_TABLE_IMPORT, VENUES_WORKBOOK } from '#/modules/venues/model/table-addresses.ts'
import { asLongJob } from '#/platform/database/time-limits.ts'
import { clientAddress } from '#/platform/http/client-address.ts'
import type { DirectEndpoint } from '#/platform/http/direct-endpoint.ts'
import { createRateBound } from '#/platform/http/rate-bound.ts'
import type { MemoryLimits } from '#/platform/rate-limits/memory-limits.ts'
import { accountsExportEndpoint } from './accounts-export-endpoint.ts'
import { catalogueExportEndpoint } from './catalogue-export-endpoint.ts'
import { catalogueImportEndpoint } from './catalogue-import-endpoint.ts'
import { enquiriesExportEndpoint } from './enquiries-export-endpoint.ts'
import { formerWorkerEndpoints } from './former-worker-endpoints.ts'
import { languageEndpoint } from './language-endpoint.ts'
import { measureEndpoint } from './measure-endpoint.ts'
import { notFoundReportEndpoint } from './not-found-report-endpoint.ts'
import { probeEndpoints } from './probe-endpoints.ts'
import { suggestionsEndpoint } from './suggestions-endpoint.ts'
import { enquiriesImportEndpoint, venuesImportEndpoint } from './table-imports.ts'
import { venueCountEndpoint } from './venue-count-endpoint.ts'
import { venuesExportEndpoint } from './venues-export-endpoint.ts'
import { wellKnownEndpoints } from './well-known-endpoints.ts'

/** Messages that one process takes in: far above what a busy day brings, far below what would hurt. */
const MEASUREMENT = { perSecond: 500, burst: 2000 } as const

/** Every report is a write to disk. */
const NOT_FOUND_REPORTS = { perSecond: 10, burst: 100 } as const

/** A fifth of what one core answers (ADR 0065). */
const SUGGESTIONS = { perSecond: 200, burst: 400 } as const

/** Seconds after which the bound of a process has room again, with some to spare. */
const BUSY_S = 60

interface EndpointParts {
  readonly siteUrl: string
  /** Contact for security reports: a `mailto:` or `https:` address. */
  readonly securityContact: string
  readonly counters: DailyCounters
  /** Limits by network; absent when nothing is limited. */
  readonly limits: MemoryLimits | undefined
  /** `TRUST_PROXY`. */
  readonly trustProxy: number
}

/** Exports and imports may take minutes, and so may their statements. */
function longJob({ method, answer }: DirectEndpoint): DirectEndpoint {
  return { method, answer: (request, response) => asLongJob(async () => answer(request, response)) }
}

/** The addresses that the HTTP server answers without the application. */
export function directEndpoints(parts: EndpointParts): ReadonlyMap<string, DirectEndpoint> {
  const { siteUrl, securityContact: contact, counters, limits, trustProxy } = parts
  const waitFor = (
    action: 'events' | 'log-404' | 'suggestions',
    bound: { perSecond: number; burst: number },
  ) => {
    const mayPass = createRateBound(bound.perSecond, bound.burst)
    return (request: IncomingMessage): number => {
      // The network first: what one of them sends in vain takes nothing from the others.
      const wait = limits?.take(action, clientAddress(request, trustProxy)) ?? 0
      return wait > 0 || mayPass() ? wait : BUSY_S
    }
  }
  return new Map([
    ...probeEndpoints(),
    ...wellKnownEndpoints({ siteUrl, contact }),
    ...formerWorkerEndpoints(),
    ['/api/language', languageEndpoint(siteUrl)],
    ['/api/events', measureEndpoint({ siteUrl, counters, waitOf: waitFor('events', MEASUREMENT) })],
    ['/api/suggestions', suggestionsEndpoint(waitFor('suggestions', SUGGESTIONS))],
    ['/api/venue-count', venueCountEndpoint(waitFor('suggestions', SUGGESTIONS))],
    [ENQUIRIES_CSV, longJob(enquiriesExportEndpoint('csv'))],
    [ENQUIRIES_WORKBOOK, longJob(enquiriesExportEndpoint('xlsx'))],
    [ACCOUNTS_CSV, longJob(accountsExportEndpoint('csv'))],
    [ACCOUNTS_JSON, longJob(accountsExportEndpoint('json'))],
    [ENQUIRIES_IMPORT, longJob(enquiriesImportEndpoint(siteUrl))],
    [VENUES_CSV, longJob(venuesExportEndpoint('csv'))],
    [VENUES_WORKBOOK, longJob(venuesExportEndpoint('xlsx'))],
    [VENUES_TABLE_IMPORT, longJob(venuesImportEndpoint(siteUrl))],
    [EXPORT_ADDRESS, longJob(catalogueExportEndpoint())],
    [IMPORT_ADDRESS, longJob(catalogueImportEndpoint(siteUrl))],
    ['/api/log-404', notFoundReportEndpoint({ siteUrl, waitOf: waitFor('log-404', NOT_FOUND_REPORTS) })],
  ])
}
