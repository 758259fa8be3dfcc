/** Parser for typed or pasted addresses. */

import { isAdminPage } from '#/i18n/addresses/admin-pages.ts'
import { isEndpoint } from '#/i18n/addresses/endpoints.ts'
import { resolveAddress } from '#/i18n/addresses/resolve-address.ts'
import { readablePath } from './source-key.ts'

/** A typed address that does not belong to this site. */
export type TypedPathProblem = 'form' | 'foreign' | 'reserved'

/** A path with its query. */
export interface TypedPath {
  /** Percent-encoded, as browsers ask for it. */
  readonly pathname: string
  /** With its question mark, or empty. */
  readonly search: string
}

/**
 * Parse an address of this site, either complete or from its first slash on.
 * @param siteUrl public origin
 */
export function readTypedPath(typed: string, siteUrl: string): TypedPath | TypedPathProblem {
  const text = typed.trim()
  const absolute = /^[a-z][a-z0-9+.-]*:/i.test(text)
  // `//host` and `/\host` lead to another site.
  if (!absolute && /^[/\\]{2}/.test(text)) return 'foreign'
  if (!absolute && !text.startsWith('/')) return 'form'
  const url = URL.parse(text, siteUrl)
  if (url === null) return 'form'
  if (url.origin !== new URL(siteUrl).origin) return 'foreign'
  if (readablePath(url.pathname) === undefined && url.pathname !== '/') return 'form'
  if (isEndpoint(url.pathname) || isStaffAddress(url)) return 'reserved'
  return { pathname: url.pathname, search: url.search }
}

function isStaffAddress(url: URL): boolean {
  const resolved = resolveAddress(url)
  if (resolved.kind === 'page') return isAdminPage(resolved.address.page)
  return /^\/(?:[a-z]{2}\/){0,2}admin(?:\/|$)/i.test(url.pathname)
}
