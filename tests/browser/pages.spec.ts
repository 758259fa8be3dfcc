import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { localize } from '../../src/i18n/localize.ts'
import type { PageId } from '../../src/i18n/paths.ts'
import { expect, hydrate, test, violationsOf } from './fixtures.ts'

/** Every template, once. */
const TEMPLATES: ReadonlyArray<{
  page: PageId
  params?: Record<string, string>
  search?: string
  name?: string
}> = [
  { page: 'home' },
  { page: 'venues' },
  {
    page: 'venues',
    search: '?type=gallery&surfaceMin=300&surfaceMax=20&guests=many',
    name: 'venues with mistakes',
  },
  { page: 'venues', search: '?q=zzzz', name: 'venues, none found' },
  { page: 'venue', params: { slug: 'hotel-de-marbeuf' } },
  { page: 'venue', params: { slug: 'hotel-de-marbeuf-fullwidth' }, name: 'venue, full width' },
  { page: 'favorites' },
  { page: 'contact-venue', search: '?venue=galerie-perle&venue=galerie-valois' },
  { page: 'contact-success', search: '?reference=Q-26-0042' },
  { page: 'neighborhoods' },
  { page: 'neighborhood', params: { id: 'bastille' } },
  { page: 'events' },
  { page: 'event', params: { id: 'fashion-show' } },
  { page: 'blog' },
  { page: 'blog-post', params: { slug: 'light-for-white-walls' } },
  { page: 'sitemap' },
  { page: 'contact' },
  { page: 'contact', search: '?reference=Q-26-0042', name: 'contact, sent' },
  { page: 'contact-us' },
  { page: 'legal-notice' },
]

const LANGUAGES_LOOKED_AT: readonly Language[] = ['en', 'fr', 'ru', 'ja']

for (const language of LANGUAGES_LOOKED_AT) {
  for (const [index, { page: id, params = {}, search = '', name = id }] of TEMPLATES.entries()) {
    test.describe(`${name} in ${language}`, () => {
      // Every other template on a phone, another half in each language: both layouts of each are covered.
      const width = (index + LANGUAGES_LOOKED_AT.indexOf(language)) % 2 === 0 ? 390 : 1280
      test.use({ viewport: { width, height: 900 }, locale: LANGUAGES[language].intl })

      test('is sound, takes over without a warning and is accessible, light and dark', async ({ page }) => {
        // Without motion: colours that are still on their way have no contrast of their own.
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        await page.goto(localize(id, params, language) + search)
        await expect(page.locator('main#main')).toHaveCount(1)
        await expect(page.locator('h1')).toHaveCount(1)
        await expect(page.locator('body')).toHaveAttribute('data-page', id)
        await expect(page).toHaveTitle(/Passage$/)
        await hydrate(page)
        await expect(page.locator('h1')).toBeVisible()
        // A page that is wider than the screen has lost its layout.
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
        expect(await violationsOf(page)).toEqual([])
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
        expect(await violationsOf(page)).toEqual([])
      })
    })
  }
}

for (const language of LANGUAGES_LOOKED_AT) {
  for (const [status, path] of [
    [404, `${localize('venues', {}, language)}/nowhere/at/all`],
    [404, localize('venue', { slug: 'gone' }, language)],
    [404, localize('venue', { slug: 'gone-fullwidth' }, language)],
    [410, localize('old-blog', { slug: '2019/fashion-week' }, language)],
  ] as const) {
    test.describe(`${status} at ${path}`, () => {
      test.use({ expectedStatuses: [status], locale: LANGUAGES[language].intl })

      test('says so in the language of the address', async ({ page }) => {
        const answer = await page.goto(path)
        expect(answer?.status()).toBe(status)
        await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[language].tag)
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
        await expect(page).toHaveTitle(new RegExp(`^${status} `))
        await hydrate(page)
        await expect(page.locator('h1')).toBeVisible()
        expect(await violationsOf(page)).toEqual([])
      })
    })
  }
}
