/** Inventory, first part: readers of a request's target and headers. */
import type { IncomingMessage } from 'node:http'
import { createRequestPolicy } from '#/app/request-policy.ts'
import { delocalize } from '#/i18n/addresses/delocalize.ts'
import { likeNotFound, toInternal, toPublic } from '#/i18n/addresses/internal-routes.ts'
import { resolveAddress } from '#/i18n/addresses/resolve-address.ts'
import { parseSearch, stringifySearch } from '#/i18n/addresses/search-params.ts'
import { isCrawler } from '#/i18n/detect-language.ts'
import { allowedTarget } from '#/lib/allowed-target.ts'
import { fold, wordsOf } from '#/lib/fold.ts'
import { withoutPrivateParts } from '#/lib/without-private-parts.ts'
import { readEventBatch } from '#/modules/analytics/model/measured-event.schema.ts'
import { quotePrefill } from '#/modules/enquiries/model/quote-prefill.ts'
import { provenPairs } from '#/modules/enquiries/server/submit/receipt.server.ts'
import { readNotFoundReport } from '#/modules/redirects/model/not-found-report.schema.ts'
import { RedirectList } from '#/modules/redirects/model/redirect-list.ts'
import { suggestSlug } from '#/modules/redirects/model/suggest-slug.ts'
import { suggestTarget } from '#/modules/redirects/model/suggest-target.ts'
import { browserName } from '#/modules/staff/model/browser-name.ts'
import { returnTarget, signInAddress } from '#/modules/staff/model/return-target.ts'
import { awaitsCode, signInLanguage } from '#/modules/staff/server/sign-in-pages.server.ts'
import { parseVenueFilter, venueFilterToSearch } from '#/modules/venues/model/venue-filter.ts'
import { suggestionsQuery } from '#/modules/venues/model/venue-queries.schema.ts'
import { describeVenueSearch } from '#/modules/venues/server/describe-search.server.ts'
import { SearchIndex } from '#/modules/venues/server/search-index.server.ts'
import { suggest } from '#/modules/venues/server/suggest.server.ts'
import { clientAddress, isSecure } from '#/platform/http/client-address.ts'
import { createHostCheck } from '#/platform/http/host-check.ts'
import { routeClassOf } from '#/platform/http/request-log.ts'
import { pathOf } from '#/platform/http/request-path.ts'
import { isSameOrigin } from '#/platform/http/same-origin.ts'
import { sendStored } from '#/platform/http/send.ts'
import { answerIcons } from '#/platform/icons/icon-endpoint.ts'
import { parseImageAddress } from '#/platform/images/image-address.ts'
import { mayReadMetrics } from '#/platform/metrics/metrics-access.ts'
import { indexedVenue } from '../helpers/venues.ts'
import type { ForeignReader } from './foreign-reader.ts'
import { asHeader, asTarget } from './hostile-text.ts'

/** Node takes no more of a request's target and headers together, in characters. */
const HEADERS = 16 * 1024
/** A path that the HTTP server accepts, including its percent-encoding. */
const PATH = 3 * 2048

const SITE = 'https://passage.example'
const policy = createRequestPolicy(
  SITE,
  () => undefined,
  async () => undefined,
  (pairs) => provenPairs(pairs, () => 'a secret of at least thirty-two characters'),
)
const hostCheck = createHostCheck(SITE, '127.0.0.1', () => 3000)
const redirects = new RedirectList([{ id: 'a', source_key: '/alt', covers: 'address', target: '/fr' }])
const index = new SearchIndex([])
/** Of a venue that says a little of everything. */
const filled = new SearchIndex(
  [
    indexedVenue('a', {
      name: 'Atelier aaaa 日本',
      type: 'loft',
      equipment: ['wifi'],
      eventTypes: ['showroom'],
      accessSteps: 0,
      goodsDoorWidthCm: 120,
    }),
  ],
  [],
  () => 'aaaaaa baaaa ateliers 日本の庭 кирпичный',
)

const urlOf = (text: string) => new URL(SITE + asTarget(text))
const queryOf = (text: string) => new URLSearchParams(asHeader(text))
const requestWith = (headers: Record<string, string>) =>
  ({ method: 'GET', headers, socket: { remoteAddress: '192.0.2.1' } }) as unknown as IncomingMessage

/** Response that takes a stored answer and forgets it. */
const response = { writeHead: () => ({ end: () => {} }), end: () => {} }
const answerTo = (headers: Record<string, string>) =>
  sendStored(requestWith(headers), response as never, {
    status: 200,
    headers: {},
    etag: 'x',
    bodies: { identity: Buffer.from('x'), br: Buffer.from('x'), gzip: Buffer.from('x') },
  })

/** Readers of the path. */
export const PATH_READERS: readonly ForeignReader[] = [
  {
    name: 'the path for the log',
    longest: HEADERS,
    read: (text) => withoutPrivateParts(pathOf(asTarget(text))),
  },
  { name: 'a path without e-mail addresses', longest: HEADERS, read: withoutPrivateParts },
  { name: 'the kind of an address', longest: PATH, read: (text) => routeClassOf(asTarget(text)) },
  { name: 'the page of an address', longest: PATH, read: (text) => delocalize(urlOf(text).pathname) },
  { name: 'the redirect of an address', longest: PATH, read: (text) => resolveAddress(urlOf(text)) },
  {
    name: 'the same behind a language',
    longest: PATH,
    read: (text) => resolveAddress(urlOf(`fr/de/${text}`)),
  },
  { name: 'an old address', longest: PATH, read: (text) => resolveAddress(urlOf(`fr/old-blog/${text}`)) },
  { name: 'an external address', longest: PATH, read: (text) => resolveAddress(urlOf(`fr/https://${text}`)) },
  { name: 'the internal route', longest: PATH, read: (text) => toPublic(toInternal(urlOf(text).pathname)) },
  { name: 'the error page of an address', longest: PATH, read: (text) => likeNotFound(urlOf(text).pathname) },
  { name: 'a redirect of the staff', longest: PATH, read: (text) => redirects.find(urlOf(text).pathname) },
  {
    name: 'a picture address',
    longest: PATH,
    read: (text) => parseImageAddress(`/img${asTarget(text)}/a-1`),
  },
  {
    name: 'the key of a picture',
    longest: PATH,
    read: (text) => parseImageAddress(`/img/cover${asTarget(text)}`),
  },
  { name: 'the slug of a missing address', longest: PATH, read: (text) => suggestSlug(asTarget(text)) },
  {
    name: 'the report of a missing address',
    longest: 10 * 1024,
    read: (text) => readNotFoundReport({ url: asTarget(text), slug: text }, asHeader(text)),
  },
  {
    name: 'the page that was meant',
    longest: 300,
    read: (text) => suggestTarget(text, ['/fr/lieux', `/${text}`]),
  },
]

/** Readers of the query. */
export const QUERY_READERS: readonly ForeignReader[] = [
  { name: 'the decision on any address', longest: HEADERS, read: (text) => policy(urlOf(`?${text}`), {}) },
  { name: 'on the list of venues', longest: HEADERS, read: (text) => policy(urlOf(`venues?${text}`), {}) },
  { name: 'on words to look for', longest: HEADERS, read: (text) => policy(urlOf(`venues?q=${text}`), {}) },
  { name: 'on the back office', longest: HEADERS, read: (text) => policy(urlOf(`admin/login?${text}`), {}) },
  {
    name: 'words to look for',
    longest: HEADERS,
    read: (text) => filled.search(parseVenueFilter(new URLSearchParams({ q: asHeader(text) })).filter, 'en'),
  },
  {
    name: 'words to suggest for',
    longest: HEADERS,
    read: (text) =>
      suggest(filled, 'en', suggestionsQuery.parse({ language: 'en', q: asHeader(text).slice(0, 8000) }).q),
  },
  {
    name: 'the query of the router',
    longest: HEADERS,
    read: (text) => stringifySearch(parseSearch(asHeader(text))),
  },
  {
    name: 'one key again and again',
    longest: HEADERS,
    read: (text) => parseSearch(asHeader(text).replaceAll(/[^&]{3,}/g, 'a=b&')),
  },
  {
    name: 'a filter',
    longest: HEADERS,
    read: (text) => venueFilterToSearch(parseVenueFilter(queryOf(text)).filter),
  },
  {
    name: 'a number of a filter',
    longest: HEADERS,
    read: (text) => parseVenueFilter(new URLSearchParams({ guests: text })),
  },
  {
    name: 'choices of a filter',
    longest: 2000,
    read: (text) => parseVenueFilter(new URLSearchParams([...text].map((one) => ['type', one]))),
  },
  { name: 'a counted search', longest: 2000, read: (text) => describeVenueSearch(index, `q=${text}`, 'fr') },
  { name: 'words to look for', longest: HEADERS, read: (text) => wordsOf(text) },
  { name: 'a folded text', longest: HEADERS, read: fold },
  {
    name: 'the answers in a quote form’s address',
    longest: HEADERS,
    read: (text) => quotePrefill(parseSearch(asHeader(text))),
  },
  {
    name: 'pictograms',
    longest: HEADERS,
    read: (text) => answerIcons('passage', new URLSearchParams({ icons: text })),
  },
  {
    name: 'the way back of the sign-in',
    longest: HEADERS,
    read: (text) => returnTarget(asTarget(text), 'fr'),
  },
  { name: 'the way to the sign-in', longest: HEADERS, read: (text) => signInAddress(asTarget(text)) },
  {
    name: 'the target of a redirect',
    longest: HEADERS,
    read: (text) => allowedTarget(text, { external: true }),
  },
]

/** Readers of headers, and of the small messages of the site's own pages. */
export const HEADER_READERS: readonly ForeignReader[] = [
  header('accept-language', (headers) => policy(new URL(SITE), headers)),
  header('cookie', (headers) => policy(new URL(SITE), headers)),
  header('referer', (headers) => policy(new URL(SITE), headers)),
  header('user-agent', (headers) => isCrawler(headers['user-agent'])),
  header('host', ({ host }) => hostCheck(host)),
  header('origin', (headers) => isSameOrigin(requestWith({ ...headers, host: 'passage.example' }), SITE)),
  header('x-forwarded-for', (headers) => clientAddress(requestWith(headers), 2)),
  header('x-forwarded-proto', (headers) => isSecure(requestWith(headers), 1, SITE)),
  header('accept-encoding', answerTo),
  header('if-none-match', answerTo),
  header('authorization', (headers) => mayReadMetrics(requestWith(headers), { trustProxy: 0, token: 'x' })),
  header('user-agent of a new device', (headers) => browserName(Object.values(headers)[0] ?? null)),
  header('cookie of the sign-in', (headers) => {
    const sent = new Headers({ cookie: Object.values(headers)[0] ?? '' })
    return [awaitsCode(sent), signInLanguage({ language: 'en' }, sent)]
  }),
  {
    name: 'a batch of events',
    longest: 32 * 1024,
    read: (text) => {
      const events = ['search', 'click', 'page_view'].map((name) => ({
        name,
        path: `/${text}`,
        query: text,
        label: text,
      }))
      return readEventBatch({ device: 'desktop', events })
    },
  },
]

function header(name: string, read: (headers: Record<string, string>) => unknown): ForeignReader {
  return { name: `header ${name}`, longest: HEADERS, read: (text) => read({ [name]: asHeader(text) }) }
}
