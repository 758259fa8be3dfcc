/** The one rule by which every door answers what has thrown: pages, forms, endpoints, files and server functions. */

import { UntrustedClockError } from '#/platform/clock/judge-clock.ts'
import { failsForNow } from '#/platform/database/is-unavailable.ts'
import { busyPage } from '#/platform/http/busy-page.ts'
import { LAST_RESORT_PAGE } from './last-resort.ts'
import { BARE_PAGE } from './security-headers.ts'

/** When it is worth trying again while database or storage are away, in seconds. */
export const AWAY_S = 10

/** What is sent instead of a page or a file that failed. */
export interface FailureAnswer {
  readonly status: 500 | 503
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Addresses that are asked by script or as files: their answers are read by nobody. */
const NO_PAGE = /^\/(?:api|img|previews|_serverFn)\//

/**
 * Answer a failure: 503 with `Retry-After` while database or storage are away, full or too busy, or the clock is wrong, in the language of
 * the address; 500 for everything else.
 * @param url that was asked for
 */
export async function failureAnswer(error: unknown, url: URL): Promise<FailureAnswer> {
  const isAway = failsForNow(error) || error instanceof UntrustedClockError
  const isPage = !NO_PAGE.test(url.pathname)
  const headers = {
    'Content-Type': `text/${isPage ? 'html' : 'plain'}; charset=utf-8`,
    'Content-Security-Policy': BARE_PAGE,
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  }
  if (!isAway) return { status: 500, headers, body: isPage ? LAST_RESORT_PAGE : 'Server error.\n' }
  return {
    status: 503,
    headers: { ...headers, 'Retry-After': String(AWAY_S) },
    body: isPage ? await busyPage(url) : 'Service unavailable. Try again in a moment.\n',
  }
}
