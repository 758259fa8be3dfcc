import type { IncomingMessage } from 'node:http'
import { publicHost, readHost } from './host-check.ts'

/**
 * Whether a write comes from a page of this site (OWASP, cross-site request forgery: fetch metadata
 * first, `Origin` where a browser does not send it). Where both are there, both must say so. A client that sends
 * neither is not a browser and carries no visitor's cookies.
 */
export function isSameOrigin(request: Pick<IncomingMessage, 'headers'>, siteUrl: string): boolean {
  const { 'sec-fetch-site': site, origin, host } = request.headers
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  if (origin === undefined) return true
  // A page that sends no referrer hides its origin too; only fetch metadata, which no script can set, vouch for it.
  if (origin === 'null') return site !== undefined
  return isOwnOrigin(origin, host, siteUrl)
}

/** Compared as it was sent, scheme and port included: browsers have one spelling for an origin (RFC 6454, 6.2). */
function isOwnOrigin(origin: string, host: string | undefined, siteUrl: string): boolean {
  // A proxy may have put its own name into `Host`; and one that encrypts may be before a site that knows of none.
  if (origin === siteUrl || origin === siteUrl.replace(/^http:/, 'https:')) return true
  // A name of this machine, which the host check has let through: the server itself speaks plain HTTP.
  const own = publicHost(siteUrl)
  const asked = host === undefined ? undefined : readHost(host, new URL(siteUrl).protocol)
  if (asked === undefined || (asked.name === own.name && asked.port === own.port)) return false
  return origin === `http://${host?.toLowerCase()}`
}
