/** What shared caches in front of the site may keep, and for how long (ADR 0132). */
import type { StoredResponse } from './stored-response.ts'

/** In seconds. */
const MOVED_S = 3600

/** The name under which content delivery networks purge all pages: an edit may change any of them. */
const PURGED_AS = 'pages'

/**
 * Let shared caches keep a page that is the same for all visitors; browsers ask each time, as before. Answers with another
 * status, and those that already say something else of caches, stay as they are.
 * @param maxAge seconds; absent: shared caches ask each time as well
 */
export function shareable(page: StoredResponse, maxAge: number | undefined): StoredResponse {
  const said = page.headers['Cache-Control']
  if (maxAge === undefined || page.status !== 200 || said !== 'no-cache') return page
  const headers = {
    ...page.headers,
    // `no-cache` would hold for them, too. Nothing stale is ever allowed: the age is the whole promise.
    'Cache-Control': `public, max-age=0, must-revalidate, s-maxage=${maxAge}`,
    'Surrogate-Key': PURGED_AS,
    'Cache-Tag': PURGED_AS,
  }
  return { ...page, headers }
}

/** A page that shared caches may not keep: it stands in for another for as long as the database is away. */
export function unshared(page: StoredResponse): StoredResponse {
  const { 'Surrogate-Key': _key, 'Cache-Tag': _tag, ...headers } = page.headers
  return { ...page, headers: { ...headers, 'Cache-Control': 'no-cache' } }
}

/** `Cache-Control` of an address that has moved for good: shared caches keep it no longer than a page. */
export function movedForGood(maxAge: number | undefined): string {
  const browsers = `public, max-age=${MOVED_S}`
  return maxAge === undefined || maxAge >= MOVED_S ? browsers : `${browsers}, s-maxage=${maxAge}`
}
