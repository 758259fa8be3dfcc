/** The worst that may be asked of every address: largest plans, twenty venues, longest queries. */
import { localize } from '#/i18n/addresses/localize.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'

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
/** Forty mistyped words. */
const words = (at: number) => encodeURIComponent(many(40, (n) => `lofft${n}${at}`).join(' '))
const five = ({ slugs }: Known) =>
  slugs
    .slice(0, 5)
    .map((slug) => `slug=${slug}`)
    .join('&')
const long = (at: number) => encodeURIComponent(`${at} ${'œuvre '.repeat(300)}`)

/** A list of twenty venues with long notes. */
export const twenty = ({ slugs }: Known, at: number) => ({
  ...{ title: `Mars ${at}`, ownerName: 'Léa', startDate: '2027-03-02', days: 4, guests: 5000 },
  layout: 'standing',
  venues: slugs.slice(0, 20).map((slug) => ({ slug, note: '会場 œ '.repeat(80).slice(0, 500) })),
})
const OPTIONS = { notes: true, prices: true, answers: true }

/** By the addresses of `routes.ts`. */
export const ROUTES: Readonly<Record<string, readonly Ask[]>> = {
  '/l/$ui/$content': [get((_, at) => `/?x=${at}`)],
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
    get((_, at) => `${localize('neighborhood', { id: 'le-marais' }, 'ja')}?x=${at}`),
  ],
  '/l/$ui/$content/event/$id': [get((_, at) => `${localize('event', { id: 'showroom' }, 'ja')}?x=${at}`)],
  '/l/$ui/$content/blog': [get((_, at) => `/blog?x=${at}`)],
  '/l/$ui/$content/blog-post/$slug': [get((_, at) => `/blog/x${at}`)],
  '/l/$ui/$content/old-blog/$slug': [get((_, at) => `/old-blog/${'a-'.repeat(400)}${at}`)],
  '/l/$ui/$content/external-blog/$url': [get((_, at) => `/https://example.org/${'a'.repeat(1500)}${at}`)],
  '/l/$ui/$content/performance-monitor': [get((_, at) => `/performance-monitor?x=${at}`)],
  '/l/$ui/$content/$page': [get((_, at) => `/about-us?x=${at}`)],
  '/l/$ui/$content/not-found/$path': [get((_, at) => `/${'nowhere/'.repeat(200)}${at}`)],
  '/l/$ui/$content/admin-login': [get(() => `${localize('admin-login', {}, 'fr')}`)],
  '/l/$ui/$content/admin-forgotten': [get(() => `${localize('admin-forgotten', {}, 'fr')}`)],
  '/l/$ui/$content/admin-reset': [get(() => `${localize('admin-reset', {}, 'fr')}?token=x`)],
  '/l/$ui/$content/admin-invitation': [get(() => `${localize('admin-invitation', {}, 'fr')}?token=x`)],
  '/l/$ui/$content/admin': [get(() => `${localize('admin', {}, 'fr')}`)],
  '/l/$ui/$content/admin-requests': [
    get((_, at) => `${localize('admin-requests', {}, 'fr')}?q=${words(at)}`),
  ],
  '/l/$ui/$content/admin-venues': [get((_, at) => `${localize('admin-venues', {}, 'fr')}?q=${words(at)}`)],
  '/l/$ui/$content/admin-venue/$slug': [
    get(({ ids }, at) => localize('admin-venue', { slug: ids[at] ?? '' }, 'fr')),
  ],
  '/l/$ui/$content/admin-templates': [get(() => `${localize('admin-templates', {}, 'fr')}`)],
  '/l/$ui/$content/admin-redirects': [get(() => `${localize('admin-redirects', {}, 'fr')}`)],
  '/l/$ui/$content/admin-people': [get(() => `${localize('admin-people', {}, 'fr')}`)],
  '/l/$ui/$content/admin-settings': [get(() => `${localize('admin-settings', {}, 'fr')}`)],
  '/l/$ui/$content/admin-not-found/$path': [get((_, at) => `/admin/${'x/'.repeat(100)}${at}`)],
  '/l/$ui/$content/admin-account': [get(() => `${localize('admin-account', {}, 'fr')}`)],
  '/l/$ui/$content/admin-confirm': [get(() => `${localize('admin-confirm', {}, 'fr')}`)],
  '/sitemap.xml': [get(() => '/sitemap.xml')],
  '/sitemap-{$language}.xml': [get(() => '/sitemap-fr.xml')],
  '/feed-{$language}.xml': [get((_, at) => `/feed-${LANGUAGE_CODES[at]}.xml`)],
  '/robots.txt': [get(() => '/robots.txt')],
  '/api/venue-photos/$id': [
    form(
      () => '/api/venue-photos/x',
      () => ({ a: 'x' }),
    ),
  ],
  '/api/icons/{$collection}.json': [
    get((_, at) => `/api/icons/lucide.json?icons=${many(1500, (n) => `a${n}`).join(',')}${at}`),
  ],
  '/api/form-token': [get(() => '/api/form-token')],
  '/api/venue-cards': [
    get((_, at) => `/api/venue-cards?language=ja&${many(200, (n) => `slug=x${n}-${at}`).join('&')}`),
  ],
  '/api/compared-venues': [get((known) => `/api/compared-venues?language=ja&${five(known)}`)],
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
      (known, at) => ({ list: JSON.stringify({ language: 'ja', list: twenty(known, at) }) }),
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
  '/api/proposal-photos': [get(() => '/api/proposal-photos')],
  '/api/proposal-photos/$id': [get(() => '/api/proposal-photos/x')],
}

/** By the addresses that the HTTP server answers without the application. */
export const DIRECT: Readonly<Record<string, readonly Ask[]>> = {
  '/api/suggestions': [get((_, at) => `/api/suggestions?language=ja&q=${words(at)}${at}`)],
  '/api/events': [
    json('/api/events', () => ({
      device: 'desktop',
      events: many(50, (n) => `${n}`).map(() => ({ name: 'click' })),
    })),
  ],
  '/api/log-404': [json('/api/log-404', (_, at) => ({ url: `/${'a'.repeat(2000)}${at}`, slug: 'x' }))],
}
