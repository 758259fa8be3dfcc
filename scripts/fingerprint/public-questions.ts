/** Every address that visitors can ask for: what the sitemap lists, what the tables know, and what is in neither. */
import { ADMIN_PAGES } from '../../src/i18n/addresses/admin-pages.ts'
import { parameterOf, patternsOf } from '../../src/i18n/addresses/forms.ts'
import { hasPage, localize, spell } from '../../src/i18n/addresses/localize.ts'
import { EVENT_IDS, NEIGHBORHOOD_IDS, PAGE_IDS, type PageId } from '../../src/i18n/addresses/paths.ts'
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { addressOf, TEMPLATES } from '../../tests/site/templates.ts'
import type { Question } from './recorder.ts'

const ID = '00000000-0000-4000-8000-0000000000ff'

/** One of each kind that comes from data; all of them are in the sitemap. */
const SLUGS: Partial<Record<PageId, string>> = {
  venue: 'galerie-perle',
  'blog-post': 'pop-up-in-two-weeks',
  'old-blog': '2019/fashion-week',
  'admin-venue': ID,
  'admin-venue-preview': ID,
}

/** Behind every prefix. */
const OLD_AND_WRONG = [
  ...['lieux', 'favoris', 'services', 'evenements', 'neighbourhoods', 'types/galleries', 'old-blog'],
  ...['ancien-blog', 'ancien-blog/2019/x', 'mentions-legales', 'politique-confidentialite', 'cgu'],
  ...['lieu/galerie-perle', 'venue/galerie-perle', 'venue/no-such-room', 'neighbourhoods/bastille'],
  ...[
    'evenements/defile-de-mode',
    'evenements/no-such-event',
    'events/fashion-show',
    'events/defile-de-mode',
  ],
  ...['venues', 'nowhere', 'blog/no-such-post', 'contact-success', 'www.blog.passage.example/a'],
  ...['https:/evil.example/a', 'admin/nowhere', 'Venues', 'venues/', 'blog?page=99', 'index.html'],
]

const FILTERS = [
  'q=loft',
  'page=2',
  'sort=price&layout=runway&guests=80',
  'type=gallery&type=loft&neighborhood=bastille',
  'equipment=wifi&equipment=kitchen&event=fashion-show',
  'priceMax=2000&surfaceMin=100&surfaceMax=400&utm_source=x',
  'type=nonsense&page=-1&guests=zero',
]

const ENDPOINTS = [
  ...['/sitemap.xml', '/robots.txt', '/favicon.ico', '/icon.svg', '/security-policy.txt', '/feed.xml'],
  ...[
    '/.well-known/security.txt',
    '/.well-known/change-password',
    '/.well-known/nothing',
    '/healthz',
    '/readyz',
  ],
  ...['/builds/latest.json', '/api/form-token', '/api/nothing', '/api/icons/lucide.json?icons=armchair'],
  '/api/venue-cards?language=fr&slug=galerie-perle&slug=gone',
  ...['/api/admin/requests.csv', '/api/admin/catalogue.zip', '/img/f_webp,w_320,q_70/galerie-perle-1'],
  ...[
    '/img/f_jpeg,w_1024,h_683,q_70/galerie-perle-1',
    '/img/w_31/galerie-perle-1',
    '/img/f_webp,w_320,q_70/x',
  ],
  ...['/assets/nothing.js', '/fonts/x.woff2', '/_serverFn/x', '/en', '/en/venues', '/FR/lieux', '/xx/venues'],
  ...[
    '//venues',
    '/fr//lieux',
    '/fr/de/veranstaltungen',
    '/fr/fr/lieux',
    '/%E0%A4%A',
    '/.env',
    '/wp-login.php',
  ],
]

const METHODS: readonly Question[] = [
  ...['HEAD', 'PUT', 'OPTIONS', 'DELETE'].map((method) => ({ target: '/venues', init: { method } })),
  { target: '/venues', init: { method: 'POST', body: new URLSearchParams({ a: 'b' }) } },
  ...['/api/log-404', '/api/events', '/api/proposal-photos', `/api/venue-photos/${ID}`].map((target) => ({
    target,
    init: { method: 'POST' },
  })),
  ...['fr-FR,fr;q=0.9', 'zh-CN', 'ja, en;q=0.5', 'nl'].map((language) => ({
    target: '/',
    note: `for ${language}`,
    init: { headers: { 'accept-language': language } },
  })),
]

/** @param listed paths of the sitemap */
export function publicQuestions(listed: readonly string[]): Question[] {
  const targets = new Set([...listed, ...ENDPOINTS, ...PAGE_IDS.flatMap(spellingsOf)])
  for (const language of LANGUAGE_CODES) {
    const prefix = language === 'en' ? '' : `/${language}`
    // A receipt is another each time.
    for (const template of TEMPLATES) targets.add(addressOf(template, language).replace(/&receipt=.*/, ''))
    for (const path of OLD_AND_WRONG) targets.add(`${prefix}/${path}`)
    for (const filter of FILTERS) targets.add(`${localize('venues', {}, language)}?${filter}`)
    for (const page of ADMIN_PAGES) targets.add(localize(page, paramsOf(page)[0] ?? {}, language))
    targets.add(`/feed-${language}.xml`).add(`/sitemap-${language}.xml`).add(`${prefix}/`)
  }
  return [...[...targets].map((target) => ({ target })), ...METHODS]
}

/** Every way in which the tables write a page, aliases and frames of other languages included. */
function spellingsOf(page: PageId): string[] {
  return paramsOf(page).flatMap((params) =>
    LANGUAGE_CODES.flatMap((language) => {
      if (!hasPage(page, params, language)) return []
      const forms = page === 'external-blog' ? [0, 1, 2] : patternsOf(page, language).map((_, form) => form)
      return forms.map((form) => spell({ page, params, ui: language, slugLanguage: language, form }))
    }),
  )
}

function paramsOf(page: PageId): Record<string, string>[] {
  if (page === 'neighborhood') return NEIGHBORHOOD_IDS.map((id) => ({ id }))
  if (page === 'event') return EVENT_IDS.map((id) => ({ id }))
  if (page === 'external-blog') return [{ url: 'https://blog.passage.example/2019/a-post' }]
  const slug = SLUGS[page]
  if (slug !== undefined) return [{ slug }]
  return parameterOf(page) === undefined ? [{}] : []
}
