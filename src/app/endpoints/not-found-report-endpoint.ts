import type { IncomingMessage } from 'node:http'
import { isAdminPath } from '#/i18n/addresses/admin-path.ts'
import { delocalize } from '#/i18n/addresses/delocalize.ts'
import { isCrawler } from '#/i18n/detect-language.ts'
import { readNotFoundReport } from '#/modules/redirects/model/not-found-report.schema.ts'
import { recordNotFound } from '#/modules/redirects/server/not-found-reports.repository.server.ts'
import { getDatabase } from '#/platform/database/database.ts'
import type { DirectEndpoint } from '#/platform/http/direct-endpoint.ts'
import { jsonEndpoint } from '#/platform/http/json-endpoint.ts'

/** An address and its slug, both as long as browsers make them. */
const LARGEST_REPORT = 10 * 1024

/**
 * `POST /api/log-404`: counts an address that leads nowhere (behaviour 9.7). What crawlers meet is not
 * counted (behaviour 2.1), and a page that is there cannot be reported, except for those that stand for data. What the staff
 * mistype in the back office is nothing that visitors meet.
 */
export function notFoundReportEndpoint(parts: {
  readonly siteUrl: string
  readonly waitOf: (request: IncomingMessage) => number
}): DirectEndpoint {
  return jsonEndpoint({
    ...parts,
    limit: LARGEST_REPORT,
    ignore: (headers) => isCrawler(headers['user-agent']),
    take: async (body, headers) => {
      const referrer = headers['x-referrer-host']
      const report = readNotFoundReport(body, Array.isArray(referrer) ? referrer[0] : referrer)
      if (report === undefined) return false
      if (!isPage(report.address) && !isAdminPath(report.address))
        await recordNotFound(getDatabase(), report, new Date())
      return true
    },
  })
}

/** Whether the address is one of the pages that are always there. */
function isPage(path: string): boolean {
  const address = delocalize(path)
  return address !== undefined && Object.keys(address.params).length === 0
}
