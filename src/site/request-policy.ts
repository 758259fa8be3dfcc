import { parseVenueFilter, venueFilterToSearch } from '#/features/venues/venue-filter.ts'
import { type AdminPageId, isAdminPage, OPEN_ADMIN_PAGES } from '#/i18n/admin-pages.ts'
import { detectLanguage } from '#/i18n/detect-language.ts'
import { knownQuery } from '#/i18n/known-query.ts'
import { localize } from '#/i18n/localize.ts'
import type { PageId } from '#/i18n/paths.ts'
import { resolveAddress } from '#/i18n/resolve-address.ts'
import type { Decide, Decision } from '#/server/front/decision.ts'

/** Addresses of the application that are not pages. */
const ENDPOINT = /^\/(?:_serverFn\/|api\/|(?:healthz|readyz|sitemap(?:-[a-z]{2})?\.xml|robots\.txt)$)/

/** Endpoints that are written to; the others only answer. */
const TAKES_POSTS = /^\/(?:_serverFn|api)\//

/** Pages whose own address their form is posted to. */
const WITH_FORMS: ReadonlySet<PageId> = new Set(['contact-venue'])

/** Pages that show something of one visitor's own request. */
const NEVER_CACHED: ReadonlySet<PageId> = new Set(['contact-success'])

/**
 * Decides what happens with an address: permanent redirects, language detection on the home page,
 * the canonical form that the page cache is keyed by.
 */
export function createRequestPolicy(siteUrl: string): Decide {
  return (url, headers) => {
    if (ENDPOINT.test(url.pathname)) return { kind: 'endpoint', takesPosts: TAKES_POSTS.test(url.pathname) }
    const resolved = resolveAddress(url)
    if (resolved.kind === 'redirect') return { kind: 'redirect', status: 301, location: resolved.location }
    if (resolved.kind === 'not-found') {
      return { kind: 'page', target: url.pathname, cacheable: false, missing: true, takesForms: false }
    }
    if (url.pathname === '/') return homePage(url, headers, siteUrl)
    const { page } = resolved.address
    if (isAdminPage(page)) return adminPage(page, url)
    // A form that is sent without script writes its empty fields too; nobody shall have to share those.
    if (hasEmptyValues(url.searchParams)) return withoutEmptyValues(url)
    const query = knownQuery(page, url.searchParams)
    return {
      kind: 'page',
      target: url.pathname + query,
      cacheable: !NEVER_CACHED.has(page) && isWorthKeeping(page, query),
      takesForms: WITH_FORMS.has(page),
    }
  }
}

function hasEmptyValues(query: URLSearchParams): boolean {
  return [...query.values()].some((value) => value.trim() === '')
}

function withoutEmptyValues(url: URL): Decision {
  const kept = new URLSearchParams(
    [...url.searchParams].filter(([, value]) => value.trim() !== ''),
  ).toString()
  const location = url.pathname + (kept === '' ? '' : `?${kept}`)
  return { kind: 'redirect', status: 302, location, headers: { 'Cache-Control': 'no-store' } }
}

/**
 * Whether others will ask for the same query: not for what somebody typed, nor for a filter in another than
 * its canonical spelling, of which there are endlessly many.
 */
function isWorthKeeping(page: PageId, query: string): boolean {
  if (query === '') return true
  if (page !== 'venues') return false
  const { filter } = parseVenueFilter(new URLSearchParams(query))
  return filter.q === undefined && `?${venueFilterToSearch(filter)}` === query
}

/** The application looks who asks, and sends whoever has not signed in to the sign-in (`routes/admin/shell.tsx`). */
function adminPage(page: AdminPageId, url: URL): Decision {
  const target = url.pathname + url.search
  return { kind: 'page', target, cacheable: false, personal: true, takesForms: OPEN_ADMIN_PAGES.has(page) }
}

/** Language detection happens here and nowhere else (decision 1.10). */
function homePage(url: URL, headers: Parameters<Decide>[1], siteUrl: string): Decision {
  // The answer depends on four headers of the visitor, so no shared cache may keep it.
  const vary = { Vary: 'Accept-Language, Cookie', 'Cache-Control': 'private, no-cache' }
  const one = (name: string) => {
    const value = headers[name]
    return Array.isArray(value) ? value.join(', ') : value
  }
  const language = detectLanguage({
    cookie: one('cookie'),
    acceptLanguage: one('accept-language'),
    referrer: one('referer'),
    userAgent: one('user-agent'),
    siteUrl,
  })
  if (language === undefined || language === 'en')
    return { kind: 'page', target: '/', cacheable: true, takesForms: false, headers: vary }
  return {
    kind: 'redirect',
    status: 302,
    location: localize('home', {}, language) + url.search,
    headers: vary,
  }
}
