import { expect, inject, test } from 'vitest'
import { isAdminPage, OPEN_ADMIN_PAGES } from '../../src/i18n/addresses/admin-pages.ts'
import { languagesOf, localize } from '../../src/i18n/addresses/localize.ts'
import { EVENT_IDS, NEIGHBORHOOD_IDS, PAGE_IDS } from '../../src/i18n/addresses/paths.ts'
import { LANGUAGE_CODES, LANGUAGES } from '../../src/i18n/languages.ts'
import { FULL_RUN } from '../helpers/full-run.ts'

const origin = inject('siteToRead')
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { redirect: 'manual', headers })

const PARAMETRIC = [
  'venue',
  'shortlist',
  'quote',
  'admin-venue',
  'admin-venue-preview',
  'admin-venue-calendar',
  'admin-booking',
  'admin-quote',
  'admin-quote-evidence',
  'neighborhood',
  'event',
  'blog-post',
  'old-blog',
  'external-blog',
]
const STAFF_ONLY = PAGE_IDS.filter(
  (page) => isAdminPage(page) && !OPEN_ADMIN_PAGES.has(page) && !PARAMETRIC.includes(page),
)
const PAGES = [
  ...PAGE_IDS.filter((page) => ![...PARAMETRIC, ...STAFF_ONLY].includes(page)).map((page) => ({
    page,
    params: {},
  })),
  ...NEIGHBORHOOD_IDS.map((id) => ({ page: 'neighborhood' as const, params: { id } })),
  ...EVENT_IDS.map((id) => ({ page: 'event' as const, params: { id } })),
  { page: 'venue' as const, params: { slug: 'galerie-perle' } },
  { page: 'blog-post' as const, params: { slug: 'pop-up-in-two-weeks' } },
]

test.each(LANGUAGE_CODES.filter((language) => FULL_RUN || language === 'fr' || language === 'ja'))(
  'every page answers in %s with its title, heading, canonical and language',
  async (language) => {
    for (const { page, params } of PAGES) {
      if (!languagesOf(page, params).includes(language)) continue
      const path = localize(page, params, language)
      const answer = await get(path, { 'user-agent': 'Googlebot' })
      const html = await answer.text()
      const spoken = isAdminPage(page) && language !== 'fr' ? 'en' : language
      const problems = [
        answer.status === 200 ? '' : `status ${answer.status}`,
        html.includes(`<html lang="${LANGUAGES[spoken].tag}"`) ? '' : 'lang',
        /<title>[^<]{4,} [|·] [^<]{4,}<\/title>/.test(html) ? '' : 'title',
        isAdminPage(page) || /<meta name="description" content="[^"]{20,}"/.test(html) ? '' : 'description',
        (html.match(/<h1[ >]/g) ?? []).length === 1 ? '' : 'h1',
        isAdminPage(page) || html.includes(`<link rel="canonical" href="${origin}${path}"/>`)
          ? ''
          : 'canonical',
        html.includes(`data-page="${page}"`) ? '' : 'data-page',
        / style="/.test(html) ? 'inline style' : '',
      ].filter((problem) => problem !== '')
      expect(problems, path).toEqual([])
    }
  },
)

test('a first visit to the home page is led to its language, a crawler is not', async () => {
  const visit = (headers: Record<string, string>) => get('/', headers)
  const japanese = await visit({ 'accept-language': 'ja,en;q=0.5' })
  expect([japanese.status, japanese.headers.get('location')]).toEqual([302, '/ja'])
  const byCookie = await visit({ 'accept-language': 'ja', cookie: 'language=de' })
  expect(byCookie.headers.get('location')).toBe('/de')
  const chosen = await visit({ 'accept-language': 'ja', cookie: 'language=en' })
  expect(chosen.status).toBe(200)
  expect(chosen.headers.get('vary')).toContain('Accept-Language')
  const crawler = await visit({ 'accept-language': 'ja', 'user-agent': 'Googlebot/2.1' })
  expect(crawler.status).toBe(200)
})

test('slips and old addresses are redirected once, for good, with their query', async () => {
  for (const [from, to] of [
    ['/FR/Lieux/?type=loft', '/fr/lieux?type=loft'],
    ['/evenements/defile-mode', '/events/fashion-show'],
    ['/lieu/galerie-perle?a=1', '/venue/galerie-perle?a=1'],
    ['/fr/favoris', '/fr/mes-favoris'],
    ['/es/es/espacios', '/es/espacios'],
    ['/fr/events/fashion-show', '/fr/evenements/defile-mode'],
  ] as const) {
    const answer = await get(from)
    expect([answer.status, answer.headers.get('location')], from).toEqual([301, to])
  }
})

test('staff pages lead to the sign-in, with the way back', async () => {
  for (const page of STAFF_ONLY) {
    for (const language of ['en', 'fr', 'ja'] as const) {
      const path = localize(page, {}, language)
      const answer = await get(path)
      const wanted = `/admin/login?return=${encodeURIComponent(path)}`
      expect([answer.status, answer.headers.get('location')], path).toEqual([302, wanted])
    }
  }
})

test('an unknown external host is no page of this site', async () => {
  expect((await get('/fr/https://evil.example/x')).status).toBe(404)
  const own = await get('/fr/https://blog.passage.example/2019/x')
  expect(own.status).toBe(200)
  expect(await own.text()).toContain('href="https://blog.passage.example/2019/x"')
})
