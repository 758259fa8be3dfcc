import { isAdminPage } from '../../src/i18n/addresses/admin-pages.ts'
import { hasPage, localize } from '../../src/i18n/addresses/localize.ts'
import type { PageId } from '../../src/i18n/addresses/paths.ts'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { addressOf, TEMPLATES } from '../site/templates.ts'
import { contrastViolationsOf, expect, hydrate, inFull, test, violationsOf } from './fixtures.ts'
import { expectFitsEnlarged, misfitsOf } from './misfits.ts'

const LANGUAGES_LOOKED_AT: readonly Language[] = ['en', 'fr', 'de', 'ru', 'ja']

/** Pages of text that look like others: three languages are enough. */
const ALIKE: ReadonlySet<PageId> = new Set([
  'galleries',
  'showrooms',
  'services',
  'about',
  'privacy-policy',
  'terms',
  'performance-monitor',
  'external-blog',
  'admin-login',
])

const ALIKE_IN: ReadonlySet<Language> = new Set(['fr', 'de', 'ja'])

/** The brand gives way where a venue's title needs the room (ADR 0013). */
function titleOf(page: PageId): RegExp {
  if (page === 'venue') return / · /
  return isAdminPage(page) ? / · Passage$/ : / \| Passage$/
}

for (const language of LANGUAGES_LOOKED_AT) {
  // Error pages have tests of their own below.
  const templates = TEMPLATES.filter(
    ({ page, params = {}, status }) => status === undefined && hasPage(page, params, language),
  )
  for (const [index, template] of templates.entries()) {
    if (ALIKE.has(template.page) && !ALIKE_IN.has(language)) continue
    const { page: id, state } = template
    test.describe(`${id}${state ? `, ${state},` : ''} in ${language}`, inFull(language !== 'fr'), () => {
      // Every other template on a phone, another half in each language: both layouts of each are covered.
      const width = (index + LANGUAGES_LOOKED_AT.indexOf(language)) % 2 === 0 ? 390 : 1280
      test.use({ viewport: { width, height: 900 }, locale: LANGUAGES[language].intl })

      test('is sound, takes over without a warning and is accessible, light and dark', async ({ page }) => {
        // Without motion: colours that are still on their way have no contrast of their own.
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        await page.goto(addressOf(template, language))
        await expect(page.locator('main#main')).toHaveCount(1)
        await expect(page.locator('h1')).toHaveCount(1)
        await expect(page.locator('body')).toHaveAttribute('data-page', id)
        await expect(page).toHaveTitle(titleOf(id))
        await hydrate(page)
        await expect(page.locator('h1')).toBeVisible()
        expect(await misfitsOf(page)).toEqual([])
        await expectFitsEnlarged(page)
        expect(await violationsOf(page)).toEqual([])
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
        expect(await contrastViolationsOf(page)).toEqual([])
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
    test.describe(`${status} at ${path}`, inFull(language !== 'fr'), () => {
      test.use({ expectedStatuses: [status], locale: LANGUAGES[language].intl })

      test('says so in the language of the address', async ({ page }) => {
        const answer = await page.goto(path)
        expect(answer?.status()).toBe(status)
        await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[language].tag)
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
        await expect(page).toHaveTitle(new RegExp(`^${status} `))
        await hydrate(page)
        await expect(page.locator('h1')).toBeVisible()
        await expectFitsEnlarged(page)
        expect(await violationsOf(page)).toEqual([])
      })
    })
  }
}
