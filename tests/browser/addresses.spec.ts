import { isAdminPage, OPEN_ADMIN_PAGES } from '../../src/i18n/addresses/admin-pages.ts'
import { languagesOf, localize } from '../../src/i18n/addresses/localize.ts'
import { EVENT_IDS, NEIGHBORHOOD_IDS, PAGE_IDS } from '../../src/i18n/addresses/paths.ts'
import { LANGUAGE_CODES, LANGUAGES } from '../../src/i18n/languages.ts'
import { expect, inFull, test } from './fixtures.ts'

const PARAMETRIC = [
  'venue',
  'shortlist',
  'admin-venue',
  'admin-venue-preview',
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

for (const language of LANGUAGE_CODES) {
  test(
    `every page answers in ${language} with its title, heading, canonical and language`,
    inFull(language !== 'fr' && language !== 'ja'),
    async ({ request, baseURL }) => {
      for (const { page, params } of PAGES) {
        if (!languagesOf(page, params).includes(language)) continue
        const path = localize(page, params, language)
        const answer = await request.get(path, { maxRedirects: 0, headers: { 'user-agent': 'Googlebot' } })
        const html = await answer.text()
        const problems = [
          answer.status() === 200 ? '' : `status ${answer.status()}`,
          html.includes(
            `<html lang="${LANGUAGES[isAdminPage(page) && language !== 'fr' ? 'en' : language].tag}"`,
          )
            ? ''
            : 'lang',
          /<title>[^<]{4,} [|·] [^<]{4,}<\/title>/.test(html) ? '' : 'title',
          isAdminPage(page) || /<meta name="description" content="[^"]{20,}"/.test(html) ? '' : 'description',
          (html.match(/<h1[ >]/g) ?? []).length === 1 ? '' : 'h1',
          isAdminPage(page) || html.includes(`<link rel="canonical" href="${baseURL}${path}"/>`)
            ? ''
            : 'canonical',
          html.includes(`data-page="${page}"`) ? '' : 'data-page',
          / style="/.test(html) ? 'inline style' : '',
        ].filter((problem) => problem !== '')
        expect(problems, path).toEqual([])
      }
    },
  )
}

test(
  'the sitemap lists canonical addresses only, and each of them answers',
  inFull(),
  async ({ request }) => {
    test.setTimeout(180_000)
    const xml = await (await request.get('/sitemap.xml')).text()
    const locations = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '')
    expect(locations.length).toBeGreaterThan(500)
    // Several at a time: one after the other they would take most of a minute.
    const waiting = [...locations]
    const walker = async () => {
      for (let location = waiting.pop(); location !== undefined; location = waiting.pop()) {
        const answer = await request.get(location, { maxRedirects: 0 })
        const canonical = (await answer.text()).match(/<link rel="canonical" href="([^"]+)"/)?.[1]
        expect([answer.status(), canonical], location).toEqual([200, location])
      }
    }
    await Promise.all([walker(), walker(), walker(), walker()])
  },
)

test('a first visit to the home page is led to its language, a crawler is not', async ({ request }) => {
  const visit = (headers: Record<string, string>) => request.get('/', { maxRedirects: 0, headers })
  const japanese = await visit({ 'accept-language': 'ja,en;q=0.5' })
  expect([japanese.status(), japanese.headers().location]).toEqual([302, '/ja'])
  const byCookie = await visit({ 'accept-language': 'ja', cookie: 'language=de' })
  expect(byCookie.headers().location).toBe('/de')
  const chosen = await visit({ 'accept-language': 'ja', cookie: 'language=en' })
  expect(chosen.status()).toBe(200)
  expect(chosen.headers().vary).toContain('Accept-Language')
  const crawler = await visit({ 'accept-language': 'ja', 'user-agent': 'Googlebot/2.1' })
  expect(crawler.status()).toBe(200)
})

test('slips and old addresses are redirected once, for good, with their query', async ({ request }) => {
  for (const [from, to] of [
    ['/FR/Lieux/?type=loft', '/fr/lieux?type=loft'],
    ['/evenements/defile-mode', '/events/fashion-show'],
    ['/lieu/galerie-perle?a=1', '/venue/galerie-perle?a=1'],
    ['/fr/favoris', '/fr/mes-favoris'],
    ['/es/es/espacios', '/es/espacios'],
    ['/fr/events/fashion-show', '/fr/evenements/defile-mode'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location], from).toEqual([301, to])
  }
})

test('staff pages lead to the sign-in, with the way back', async ({ request }) => {
  for (const page of STAFF_ONLY) {
    for (const language of ['en', 'fr', 'ja'] as const) {
      const path = localize(page, {}, language)
      const answer = await request.get(path, { maxRedirects: 0 })
      const wanted = `/admin/login?return=${encodeURIComponent(path)}`
      expect([answer.status(), answer.headers().location], path).toEqual([302, wanted])
    }
  }
})

test('an unknown external host is no page of this site', async ({ request }) => {
  expect((await request.get('/fr/https://evil.example/x', { maxRedirects: 0 })).status()).toBe(404)
  const own = await request.get('/fr/https://blog.passage.example/2019/x', { maxRedirects: 0 })
  expect(own.status()).toBe(200)
  expect(await own.text()).toContain('href="https://blog.passage.example/2019/x"')
})
