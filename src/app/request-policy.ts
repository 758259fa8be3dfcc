import { type AdminPageId, isAdminPage } from '#/i18n/addresses/admin-pages.ts'
import { isAdminPath } from '#/i18n/addresses/admin-path.ts'
import type { Address } from '#/i18n/addresses/delocalize.ts'
import { likeNotFound } from '#/i18n/addresses/internal-routes.ts'
import { knownQuery } from '#/i18n/addresses/known-query.ts'
import { localize } from '#/i18n/addresses/localize.ts'
import { PAGE_SETTINGS } from '#/i18n/addresses/pages.ts'
import type { PageId } from '#/i18n/addresses/paths.ts'
import { resolveAddress } from '#/i18n/addresses/resolve-address.ts'
import { detectLanguage } from '#/i18n/detect-language.ts'
import { BYTES_PER_MEGABYTE, MAX_MEGABYTES } from '#/lib/pictures/picture-limits.ts'
import { PHOTOS_ADDRESS } from '#/modules/enquiries/model/draft-photo.ts'
import { PROPOSAL_LIMITS } from '#/modules/enquiries/model/proposal-fields.ts'
import { VENUE_PHOTOS_ADDRESS } from '#/modules/venues/admin/photos/photo-upload.ts'
import { parseVenueFilter, venueFilterToSearch } from '#/modules/venues/model/venue-filter.ts'
import type { Decide, Decision } from '#/platform/http/decision.ts'
import { BODY_LIMIT } from '#/platform/http/receive-post.ts'
import { type RequestHeaders, runMiddleware, type WhoIsSignedIn } from './route-middleware.ts'

/** Addresses of the application that are not pages. */
const ENDPOINT =
  /^\/(?:api\/|(?:healthz|readyz|(?:sitemap|sitemap-[a-z]{2}|feed-[a-z]{2})\.xml|robots\.txt)$)/

/** The page of an owner: for whoever has its link, in no language's part of the site. */
const OWNER_PAGE = /^\/h\/[^/]+$/

/** Files that take seconds. */
const MADE_ASIDE = /^\/api\/.*\.pdf$/

/** Functions of the application, by their ids: a hash, while developing the place in the code. */
const FUNCTION = /^\/_serverFn\/[\w-]{40,}$/

/** In bytes: a venue with all its texts in ten languages and fifty photographs is sent at once. */
const FUNCTION_BYTES = 1024 * 1024

/** The form whose photographs browsers without script send along. */
const WITH_FILES: PageId = 'submit-venue'

/** In bytes: twice as much as is taken of a photograph, so that a sender of too much gets a readable error. */
const PHOTO_BYTES = 2 * MAX_MEGABYTES * BYTES_PER_MEGABYTE
const PROPOSAL_BYTES = PROPOSAL_LIMITS.photos * PHOTO_BYTES

/**
 * Decide what happens with an address: permanent redirects, language detection on the home page,
 * the canonical form that the page cache is keyed by.
 * @param whoIsSignedIn is asked for pages with middleware, and for large calls of functions, only
 * @param movedVenue is asked for pages of venues only
 * @param proven takes the reference of an enquiry out of a query unless its receipt proves it
 */
export function createRequestPolicy(
  siteUrl: string,
  whoIsSignedIn: WhoIsSignedIn,
  movedVenue: MovedVenue,
  proven: ProvenQuery,
): Decide {
  return (url, headers) => {
    if (url.pathname === PHOTOS_ADDRESS || url.pathname.startsWith(VENUE_PHOTOS_ADDRESS)) {
      return { kind: 'endpoint', takesPosts: true, takesFiles: PHOTO_BYTES }
    }
    if (FUNCTION.test(url.pathname)) return functionCall(headers, whoIsSignedIn)
    if (OWNER_PAGE.test(url.pathname)) return { kind: 'endpoint', takesPosts: true }
    if (MADE_ASIDE.test(url.pathname)) return { kind: 'endpoint', takesPosts: true, isMadeAside: true }
    if (ENDPOINT.test(url.pathname)) return { kind: 'endpoint', takesPosts: url.pathname.startsWith('/api/') }
    const resolved = resolveAddress(url)
    if (resolved.kind === 'redirect') return { kind: 'redirect', status: 301, location: resolved.location }
    if (resolved.kind === 'not-found') {
      if (isAdminPath(url.pathname)) return missingAdminPage(url)
      const target = likeNotFound(url.pathname)
      return { kind: 'page', target, cacheable: true, missing: true, takesForms: false }
    }
    if (url.pathname === '/') return homePage(url, headers, siteUrl, proven)
    const { page } = resolved.address
    if (page === 'venue') return venuePage(resolved.address, url, movedVenue)
    const { middleware } = PAGE_SETTINGS[page]
    if (middleware.length === 0) return byAddressAlone(showPage(page, url, proven))
    return staffPage(resolved.address, url, whoIsSignedIn(headers))
  }
}

/** Only the staff send more than a form's worth; who sends it is asked before it is read. */
function functionCall(headers: RequestHeaders, whoIsSignedIn: WhoIsSignedIn): Decision | Promise<Decision> {
  const small: Decision = { kind: 'endpoint', takesPosts: true }
  const isAnnounced = headers['transfer-encoding'] === undefined
  if (isAnnounced && Number(headers['content-length'] ?? 0) <= BODY_LIMIT) return small
  return Promise.resolve(whoIsSignedIn(headers)).then((signedIn) =>
    signedIn === undefined ? small : { ...small, takesBytes: FUNCTION_BYTES },
  )
}

/** Give the present path of a venue that has left the address; undefined where the address is in use or never was. */
export type MovedVenue = (address: Address) => string | undefined | Promise<string | undefined>

/** The pairs of a query without those that claim an enquiry which was never stored. */
export type ProvenQuery = (pairs: [string, string][]) => [string, string][]

async function withoutDetour(movedTo: () => ReturnType<MovedVenue>, otherwise: Decision): Promise<Decision> {
  const location = await movedTo()
  return location === undefined ? otherwise : { kind: 'redirect', status: 301, location }
}

function venuePage(address: Address, url: URL, movedVenue: MovedVenue): Decision | Promise<Decision> {
  const movedTo = async () => {
    const path = await movedVenue(address)
    return path && path + url.search
  }
  const decision = showPage(address.page, url)
  // Its query is about to be put right: where it has moved comes first, so that a visitor is led on once.
  return decision.kind === 'page'
    ? byAddressAlone({ ...decision, movedTo })
    : withoutDetour(movedTo, decision)
}

function showPage(page: PageId, url: URL, proven: ProvenQuery = (pairs) => pairs): Decision {
  if (isAdminPage(page)) return adminPage(page, url)
  // A form that is sent without script writes its empty fields too; shared links stay free of them.
  const given = [...url.searchParams]
  // The query of an address elsewhere is a part of it (behaviour 1.13).
  const isElsewhere = page === 'external-blog'
  const filled = isElsewhere ? given : given.filter(([, value]) => value.trim() !== '')
  if (filled.length < given.length) return withQuery(url.pathname, filled)
  const { cacheable, isPersonal, takesForms } = PAGE_SETTINGS[page]
  const query = knownQuery(page, proven(filled))
  return {
    kind: 'page',
    target: url.pathname + query,
    cacheable,
    isWorthKeeping: () => isWorthKeeping(page, query),
    takesForms,
    ...(isPersonal ? { personal: true } : {}),
    ...(page === WITH_FILES ? { takesFiles: PROPOSAL_BYTES } : {}),
    // It shows something of one visitor's own, which no cache on the way shall keep, nor the browser's.
    ...(cacheable ? {} : { headers: { 'Cache-Control': 'no-store' } }),
  }
}

/** For what was decided without the headers of the request; what is not cached has headers of its own. */
function byAddressAlone(decision: Decision): Decision {
  return decision.kind === 'page' && decision.cacheable ? { ...decision, byAddressAlone: true } : decision
}

async function staffPage(
  { page, ui: language }: Address,
  url: URL,
  signedIn: ReturnType<WhoIsSignedIn>,
): Promise<Decision> {
  const { middleware } = PAGE_SETTINGS[page]
  const verdict = runMiddleware(middleware, { url, page, language, signedIn: await signedIn })
  if (verdict === true) return showPage(page, url)
  if (verdict !== false) return verdict
  return { kind: 'page', target: url.pathname, cacheable: false, rejection: 404, takesForms: false }
}

function withQuery(pathname: string, pairs: [string, string][]): Decision {
  const query = new URLSearchParams(pairs).toString()
  const location = pathname + (query === '' ? '' : `?${query}`)
  return { kind: 'redirect', status: 302, location, headers: { 'Cache-Control': 'no-store' } }
}

/**
 * Whether others will ask for the same query: not for what a user typed, nor for a filter in another than
 * its canonical spelling, of which there are endlessly many.
 */
function isWorthKeeping(page: PageId, query: string): boolean {
  if (query === '') return true
  if (page !== 'venues') return false
  const { filter } = parseVenueFilter(new URLSearchParams(query))
  return filter.q === undefined && `?${venueFilterToSearch(filter)}` === query
}

/** The application checks who asks as well: what a page shows, it asks for by functions that reject by default. */
function adminPage(page: AdminPageId, url: URL): Decision {
  const target = url.pathname + url.search
  const { takesForms } = PAGE_SETTINGS[page]
  return { kind: 'page', target, cacheable: false, personal: true, takesForms }
}

/** The back office's own: a visitor who is not signed in is led to the sign-in, as everywhere in it. */
function missingAdminPage(url: URL): Decision {
  return { kind: 'page', target: url.pathname, cacheable: false, personal: true, takesForms: false }
}

/** Language detection happens here and nowhere else (behaviour 1.10). */
function homePage(url: URL, headers: Parameters<Decide>[1], siteUrl: string, proven: ProvenQuery): Decision {
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
  if (language === undefined || language === 'en') {
    const query = knownQuery('home', proven([...url.searchParams]))
    return {
      kind: 'page',
      target: `/${query}`,
      cacheable: isWorthKeeping('home', query),
      takesForms: PAGE_SETTINGS.home.takesForms,
      headers: vary,
    }
  }
  return {
    kind: 'redirect',
    status: 302,
    location: localize('home', {}, language) + url.search,
    headers: vary,
  }
}
