import type { IncomingMessage } from 'node:http'

/**
 * Whether a write comes from a page of this site (OWASP, cross-site request forgery: fetch metadata
 * first, `Origin` where a browser does not send it). A client that sends neither is not a browser and
 * carries no visitor's cookies.
 */
export function isSameOrigin(request: IncomingMessage, siteUrl: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const origin = request.headers.origin
  if (origin === undefined) return true
  // A proxy may have put its own name into `Host`, so the public address counts as well.
  if (origin === siteUrl) return true
  return URL.parse(origin)?.host === request.headers.host?.toLowerCase()
}
