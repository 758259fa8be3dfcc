/** The worst that may be asked of every address: largest plans, twenty venues, longest queries. */
import { localize } from '#/i18n/addresses/localize.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { LARGE } from './large-venue.ts'

/** What inputs are made of. */
export interface Known {
  readonly slugs: readonly string[]
  readonly ids: readonly string[]
  /** Of a shared list of twenty venues. */
  readonly token: string
}

/** A request; `at` differs each time, so that nothing kept answers it. */
export type Ask = (known: Known, at: number) => { readonly target: string; readonly init?: RequestInit }

const get =
  (target: (known: Known, at: number) => string): Ask =>
  (known, at) => ({ target: target(known, at) })

/** Pages for visitors who are not signed in. */
const stranger =
  (target: string): Ask =>
  () => ({ target, init: { headers: { cookie: '' } } })

/** A type and a form of the platform, posted by the site's own script. */
const json =
  (target: string, body: (known: Known, at: number) => unknown): Ask =>
  (known, at) => ({
    target,
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body(known, at)),
    },
  })

const form =
  (target: (known: Known) => string, fields: (known: Known, at: number) => Record<string, string>): Ask =>
  (known, at) => ({
    target: target(known),
    init: { method: 'POST', body: new URLSearchParams(fields(known, at)) },
  })

const many = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at))
/** Another language each time: pages are kept by address. The first is warm already. */
const language = (at: number) => LANGUAGE_CODES[at + 1] ?? 'en'
/** Forty mistyped words. */
const words = (at: number) => encodeURIComponent(many(40, (n) => `lofft${n}${at}`).join(' '))
const five = ({ slugs }: Known) =>
  slugs
    .slice(0, LARGE)
    .map((slug) => `slug=${slug}`)
    .join('&')
const long = (at: number) => encodeURIComponent(`${at} ${'œuvre '.repeat(300)}`)

/** A list of twenty venues with long notes. */
export const twenty = ({ slugs }: Known, at: number) => ({
  ...{ title: `Mars ${at}`, ownerName: 'Léa', startDate: '2027-03-02', days: 4, guests: 5000 },
  layout: 'standing',
  venues: slugs.slice(0, 20).map((slug) => ({ slug, note: '会場 œ '.repeat(80).slice(0, 500) })),
})

/** The large ones of it alone: a dossier takes a second for each venue, and that of a shared list has all twenty. */
const fiveOf = (known: Known, at: number) => {
  const list = twenty(known, at)
  return { ...list, venues: list.venues.slice(0, LARGE) }
}
const OPTIONS = { notes: true, prices: true, answers: true }

/** By the addresses of `routes.ts`. */
export const ROUTES: Readonly<Record<string, readonly Ask[]>> = {
  '/l/$ui/$content': [get((_, at) => localize('home', {}, language(at)))],
  '/l/$ui/$content/venues': [
    get((_, at) => `/venues?q=${words(at)}`),
    get((_, at) => `/venues?${many(150, (n) => `type=loft${n}`).join('&')}&q=${at}`),
  ],
  '/l/$ui/$content/venue/$slug': [
    get(({ slugs }, at) => `/venue/${slugs[at]}`),
    get(({ slugs }, at) => `/ja/venue/${slugs[0]}?duration=${at + 1}&startDate=2027-03-0${(at % 8) + 1}`),
  ],
  '/l/$ui/$content/admin-venue-preview/$slug': [
    get(({ ids }, at) => localize('admin-venue-preview', { slug: ids[at] ?? '' }, 'fr')),
  ],
  '/l/$ui/$content/favorites': [get((_, at) => `${localize('favorites', {}, 'en')}?x=${at}`)],
  '/l/$ui/$content/shortlist/$slug': [get(({ token }, at) => `/shortlist/${token}?x=${at}`)],
  '/l/$ui/$content/quote/$slug': [get((_, at) => `/q/${String(at).padStart(43, 'a')}`)],
  '/l/$ui/$content/contact': [
    get(({ slugs }, at) => `/contact?venue=${slugs[0]}&message=${long(at)}`),
    form(
      () => '/contact',
      () => ({ message: 'x'.repeat(60_000), email: 'a' }),
    ),
  ],
  '/l/$ui/$content/contact-us': [get((_, at) => `/contact-us?message=${long(at)}`)],
  '/l/$ui/$content/contact-venue': [
    get(({ slugs }, at) => `/contact-venue?${slugs.map((slug) => `venue=${slug}`).join('&')}&x=${at}`),
  ],
  '/l/$ui/$content/contact-success': [get((_, at) => `/contact-success?reference=${at}`)],
  '/l/$ui/$content/submit-venue': [get((_, at) => `/submit-venue?x=${at}`)],
  '/l/$ui/$content/neighborhood/$id': [
    get((_, at) => localize('neighborhood', { id: 'le-marais' }, language(at))),
  ],
  '/l/$ui/$content/event/$id': [get((_, at) => localize('event', { id: 'showroom' }, language(at)))],
  '/l/$ui/$content/blog': [get((_, at) => localize('blog', {}, language(at)))],
  '/l/$ui/$content/blog-post/$slug': [get((_, at) => `/blog/x${at}`)],
  '/l/$ui/$content/old-blog/$slug': [get((_, at) => `/old-blog/${'a-'.repeat(90)}${at}`)],
  '/l/$ui/$content/external-blog/$url': [get((_, at) => `/https://example.org/${'a'.repeat(1500)}${at}`)],
  '/l/$ui/$content/performance-monitor': [get((_, at) => `/performance-monitor?x=${at}`)],
  '/l/$ui/$content/$page': [get((_, at) => localize('about', {}, language(at)))],
  '/l/$ui/$content/not-found/$path': [get((_, at) => `/${'nowhere/'.repeat(200)}${at}`)],
  '/l/$ui/$content/admin-login': [stranger(`${localize('admin-login', {}, 'fr')}`)],
  '/l/$ui/$content/admin-forgotten': [stranger(`${localize('admin-forgotten', {}, 'fr')}`)],
  '/l/$ui/$content/admin-reset': [stranger(`${localize('admin-reset', {}, 'fr')}?token=x`)],
  '/l/$ui/$content/admin-invitation': [stranger(`${localize('admin-invitation', {}, 'fr')}?token=x`)],
  '/l/$ui/$content/admin': [get(() => `${localize('admin', {}, 'fr')}`)],
  '/l/$ui/$content/admin-requests': [
    get((_, at) => `${localize('admin-requests', {}, 'fr')}?q=${words(at)}`),
  ],
  '/l/$ui/$content/admin-venues': [get((_, at) => `${localize('admin-venues', {}, 'fr')}?q=${words(at)}`)],
  '/l/$ui/$content/admin-venue/$slug': [
    get(({ ids }, at) => localize('admin-venue', { slug: ids[at] ?? '' }, 'fr')),
  ],
  '/l/$ui/$content/admin-venue-calendar/$slug': [
    get(({ ids }, at) => localize('admin-venue-calendar', { slug: ids[at] ?? '' }, 'fr')),
  ],
  '/l/$ui/$content/admin-options': [get(() => localize('admin-options', {}, 'fr'))],
  '/l/$ui/$content/admin-bookings': [get(() => `${localize('admin-bookings', {}, 'fr')}?past=1`)],
  '/l/$ui/$content/admin-booking/$slug': [
    get(({ ids }, at) => localize('admin-booking', { slug: ids[at] ?? '' }, 'fr')),
  ],
  '/l/$ui/$content/admin-quotes': [get(() => localize('admin-quotes', {}, 'fr'))],
  '/l/$ui/$content/admin-quote/$slug': [
    get(({ ids }, at) => localize('admin-quote', { slug: ids[at] ?? '' }, 'fr')),
  ],
  '/l/$ui/$content/admin-quote-evidence/$slug': [
    get(({ ids }, at) => localize('admin-quote-evidence', { slug: ids[at] ?? '' }, 'fr')),
  ],
  '/l/$ui/$content/admin-templates': [get(() => `${localize('admin-templates', {}, 'fr')}`)],
  '/l/$ui/$content/admin-redirects': [get(() => `${localize('admin-redirects', {}, 'fr')}`)],
  '/l/$ui/$content/admin-people': [get(() => `${localize('admin-people', {}, 'fr')}`)],
  '/l/$ui/$content/admin-settings': [get(() => `${localize('admin-settings', {}, 'fr')}`)],
  '/l/$ui/$content/admin-not-found/$path': [get((_, at) => `/admin/${'x/'.repeat(100)}${at}`)],
  '/l/$ui/$content/admin-account': [get(() => `${localize('admin-account', {}, 'fr')}`)],
  '/l/$ui/$content/admin-confirm': [get(() => `${localize('admin-confirm', {}, 'fr')}`)],
  '/sitemap.xml': [get(() => '/sitemap.xml')],
  '/sitemap-{$language}.xml': [get((_, at) => `/sitemap-${language(at)}.xml`)],
  '/feed-{$language}.xml': [get((_, at) => `/feed-${language(at)}.xml`)],
  '/robots.txt': [get(() => '/robots.txt')],
  '/api/venue-photos/$id': [
    form(
      () => '/api/venue-photos/x',
      () => ({ a: 'x' }),
    ),
  ],
  '/api/icons/{$collection}.json': [
    get((_, at) => `/api/icons/lucide.json?icons=${many(200, (n) => `a${n}-${at}`).join(',')}`),
  ],
  '/api/form-token': [get(() => '/api/form-token')],
  '/api/venue-cards': [
    get((_, at) => `/api/venue-cards?language=ja&${many(200, (n) => `slug=x${n}-${at}`).join('&')}`),
  ],
  '/api/compared-venues': [
    get((known, at) => `/api/compared-venues?language=${language(at)}&${five(known)}`),
  ],
  '/api/plan-sketches': [
    get(
      (known, at) => `/api/plan-sketches?language=en&layout=seatedDinner&guests=${2000 + at}&${five(known)}`,
    ),
    get((known, at) => `/api/plan-sketches?language=ja&layout=standing&guests=${2000 + at}&${five(known)}`),
  ],
  '/api/shortlists': [
    json('/api/shortlists', (known, at) => ({ language: 'fr', list: twenty(known, at), options: OPTIONS })),
  ],
  '/api/shortlists/dossier': [
    form(
      () => '/api/shortlists/dossier',
      (known, at) => ({ list: JSON.stringify({ language: 'ja', list: fiveOf(known, at) }) }),
    ),
  ],
  '/api/venues/$slug/plan.pdf': [
    get(
      ({ slugs }, at) => `/api/venues/${slugs[0]}/plan.pdf?language=fr&layout=standing&guests=${2000 + at}`,
    ),
  ],
  '/api/shortlists/$token/dossier.pdf': [
    get(({ token }) => `/api/shortlists/${token}/dossier.pdf?language=ko`),
  ],
  '/api/shortlists/own': [json('/api/shortlists/own', () => ({ act: 'read', owner: 'a'.repeat(32) }))],
  '/api/shortlists/stop-mails': [get(() => '/api/shortlists/stop-mails?list=x&key=x')],
  '/h/$token': [get((_, at) => `/h/${String(at).padStart(43, 'a')}`)],
  '/api/q/$token/quote.pdf': [get((_, at) => `/api/q/${String(at).padStart(43, 'a')}/quote.pdf`)],
  '/api/q/$token/days.ics': [get((_, at) => `/api/q/${String(at).padStart(43, 'a')}/days.ics`)],
  '/api/quotes/$id/{$n}.pdf': [get(() => '/api/quotes/x/1.pdf')],
  '/api/quotes/$id/paper': [
    form(
      () => '/api/quotes/x/paper',
      () => ({ a: 'x' }),
    ),
  ],
  '/api/quotes/$id/paper/$n': [get(() => '/api/quotes/x/paper/1')],
  '/api/bookings/$id/{$whom}.ics': [get(({ ids }, at) => `/api/bookings/${ids[at]}/client.ics`)],
  '/api/proposal-photos': [get(() => '/api/proposal-photos')],
  '/api/proposal-photos/$id': [get(() => '/api/proposal-photos/x')],
}

/** Routes that refuse what they are asked here, and why that says enough. All others must answer. */
export const REFUSALS: Readonly<Record<string, string>> = {
  '/l/$ui/$content/contact': 'a form with mistakes comes back as a page',
  '/l/$ui/$content/blog-post/$slug': 'a page that says so',
  '/l/$ui/$content/old-blog/$slug': 'a page that says so',
  '/l/$ui/$content/external-blog/$url': 'a page that says so',
  '/l/$ui/$content/not-found/$path': 'a page that says so',
  '/l/$ui/$content/admin-not-found/$path': 'a page that says so',
  '/l/$ui/$content/admin-reset': 'a page that says so',
  '/l/$ui/$content/admin-invitation': 'a page that says so',
  '/sitemap-{$language}.xml': 'there is one of all languages until a catalogue is very large',
  '/api/venue-photos/$id': 'one photograph of the staff',
  '/api/shortlists/own': 'one list, by its key',
  '/api/shortlists/stop-mails': 'one list, by its key',
  '/h/$token': 'one ask, by its key',
  '/l/$ui/$content/admin-booking/$slug': 'one booking, with the quotes of one request',
  '/l/$ui/$content/admin-quote/$slug': 'one quote, as large as its schema bounds',
  '/l/$ui/$content/admin-quote-evidence/$slug': 'the acceptances of one quote',
  '/l/$ui/$content/quote/$slug': 'one quote, by its key, and as large as its schema bounds',
  '/api/q/$token/quote.pdf': 'one quote, by its key',
  '/api/q/$token/days.ics': 'one quote, by its key',
  '/api/quotes/$id/paper': 'one paper of an administrator',
  '/api/quotes/$id/paper/$n': 'one paper, for the staff',
  '/api/bookings/$id/{$whom}.ics': 'one booking, for the staff',
  '/api/quotes/$id/{$n}.pdf': 'one quote, for the staff, and as large as its schema bounds',
  '/api/proposal-photos': 'those of one proposal, by its key',
  '/api/proposal-photos/$id': 'one of one proposal, by its key',
}

/** By the addresses that the HTTP server answers without the application. */
export const DIRECT: Readonly<Record<string, readonly Ask[]>> = {
  '/api/language': [() => ({ target: '/api/language?to=fr', init: { method: 'POST' } })],
  '/api/admin/accounts.csv': [get(() => '/api/admin/accounts.csv?from=2024-01-01&to=2033-12-31')],
  '/api/admin/accounts.json': [get(() => '/api/admin/accounts.json?from=2024-01-01&to=2033-12-31')],
  '/api/suggestions': [get((_, at) => `/api/suggestions?language=ja&q=${words(at)}${at}`)],
  '/api/venue-count': [
    get((_, at) => `/api/venue-count?language=ja&duration=9&startDate=2099-03-01&q=${words(at)}${at}`),
  ],
  '/api/events': [
    json('/api/events', () => ({
      device: 'desktop',
      events: many(50, (n) => `${n}`).map(() => ({ name: 'click' })),
    })),
  ],
  '/api/log-404': [json('/api/log-404', (_, at) => ({ url: `/${'a'.repeat(2000)}${at}`, slug: 'x' }))],
}

/** Those asked as they are: nothing of a request is read, or (with the reason) a plain request is refused. */
export const PLAIN: Readonly<Record<string, string>> = {
  '/healthz': '',
  '/readyz': '',
  '/.well-known/change-password': '',
  '/.well-known/security.txt': '',
  '/api/admin/catalogue.zip': '',
  '/api/admin/requests.csv': '',
  '/api/admin/requests.xlsx': '',
  '/api/admin/venues.csv': '',
  '/api/admin/venues.xlsx': '',
  '/metrics': 'no counters without the token',
  '/api/admin/catalogue-import': 'a file of the staff, one at a time',
  '/api/admin/requests-import':
    'a file of the staff; what reading one costs has a test of its own (read-table.cost.test.ts)',
  '/api/admin/venues-import':
    'a file of the staff; what reading one costs has a test of its own (read-table.cost.test.ts)',
}
