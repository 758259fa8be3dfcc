import { isAdminPage } from '../../src/i18n/addresses/admin-pages.ts'
import { hasPage, localize } from '../../src/i18n/addresses/localize.ts'
import type { PageId } from '../../src/i18n/addresses/paths.ts'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { FULL_RUN } from '../helpers/full-run.ts'
import { addressOf, TEMPLATES } from '../site/templates.ts'
import { contrastViolationsOf, expect, hydrate, inFull, test, violationsOf } from './fixtures.ts'
import { expectFitsEnlarged } from './misfits.ts'

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

/**
 * Pages in one visit: each is loaded once, fits the windows of a reader with large letters (all others: `layout.spec.ts`),
 * and is read for barriers in the light or in the dark; the colours of the other mode follow in the full run.
 */
for (const language of LANGUAGES_LOOKED_AT) {
  // Error pages have a test of their own below.
  const templates = TEMPLATES.filter(
    ({ page, params = {}, status }) =>
      status === undefined && hasPage(page, params, language) && (!ALIKE.has(page) || ALIKE_IN.has(language)),
  )
  for (const [half, colorScheme] of (['light', 'dark'] as const).entries()) {
    test.describe(`in ${language}`, inFull(language !== 'fr'), () => {
      test.use({ viewport: { width: 1280, height: 900 }, locale: LANGUAGES[language].intl })

      test(`pages are sound, take over without a warning and are accessible, ${colorScheme} first`, async ({
        page,
      }) => {
        // A dozen pages, each in both modes.
        if (FULL_RUN) test.setTimeout(600_000)
        for (const template of templates.filter((_, index) => index % 2 === half)) {
          const name = [template.page, template.state].filter(Boolean).join(', ')
          await test.step(name, async () => {
            // Without motion: colours that are still on their way have no contrast of their own.
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
            await page.goto(addressOf(template, language))
            await expect.soft(page.locator('main#main'), name).toHaveCount(1)
            await expect.soft(page.locator('h1'), name).toHaveCount(1)
            await expect.soft(page.locator('body'), name).toHaveAttribute('data-page', template.page)
            await expect.soft(page, name).toHaveTitle(titleOf(template.page))
            await hydrate(page)
            await expect.soft(page.locator('h1'), name).toBeVisible()
            await expectFitsEnlarged(page)
            // Every other one as a phone shows it: both layouts of a page have tests of their own.
            await page.setViewportSize({
              width: templates.indexOf(template) % 4 < 2 ? 390 : 1280,
              height: 900,
            })
            expect.soft(await violationsOf(page), `${name}, ${colorScheme}`).toEqual([])
            if (!FULL_RUN) return
            const other = colorScheme === 'light' ? 'dark' : 'light'
            await page.emulateMedia({ colorScheme: other, reducedMotion: 'reduce' })
            expect.soft(await contrastViolationsOf(page), `${name}, ${other}`).toEqual([])
          })
        }
      })
    })
  }

  test.describe(`errors in ${language}`, inFull(language !== 'fr'), () => {
    test.use({ expectedStatuses: [404, 410], locale: LANGUAGES[language].intl })

    test('speak the language of the address', async ({ page }) => {
      for (const [status, path] of [
        [404, `${localize('venues', {}, language)}/nowhere/at/all`],
        [404, localize('venue', { slug: 'gone' }, language)],
        [404, localize('venue', { slug: 'gone-fullwidth' }, language)],
        [410, localize('old-blog', { slug: '2019/fashion-week' }, language)],
      ] as const) {
        const answer = await page.goto(path)
        expect(answer?.status(), path).toBe(status)
        await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[language].tag)
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
        await expect(page).toHaveTitle(new RegExp(`^${status} `))
        await hydrate(page)
        await expect(page.locator('h1')).toBeVisible()
        await expectFitsEnlarged(page)
        expect(await violationsOf(page), path).toEqual([])
      }
    })
  })
}
