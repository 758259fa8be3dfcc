import type { Page } from '@playwright/test'
import { localize } from '../../src/i18n/addresses/localize.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { LANGUAGES } from '../../src/i18n/languages.ts'
import { expect, hydrate, inFull, test } from './fixtures.ts'
import { textsOf } from './site-texts.ts'
import { storedUnder } from './submitted-enquiries.ts'

const JOURNEYS: ReadonlyArray<{ language: Language; width: number; script: boolean }> = [
  ...(['en', 'fr', 'ru', 'ja'] as const).flatMap((language) =>
    [390, 1280].map((width) => ({ language, width, script: true })),
  ),
  { language: 'fr', width: 1280, script: false },
  { language: 'ja', width: 390, script: false },
]

for (const { language, width, script } of JOURNEYS) {
  test.describe(
    `${language} at ${width} px${script ? '' : ' without script'}`,
    inFull(language !== 'fr' || (width === 390) !== script),
    () => {
      test.use({
        viewport: { width, height: 844 },
        javaScriptEnabled: script,
        locale: LANGUAGES[language].intl,
        expectedStatuses: [422],
      })

      test('a visitor finds a venue and asks for a quote', async ({ page }) => {
        const texts = textsOf(language)
        await page.goto(localize('home', {}, language))
        await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[language].tag)
        if (script) await hydrate(page)

        await test.step('search from the home page', async () => {
          await page.locator('main search input[name=q]').fill('marais')
          await page.locator('main search button[type=submit]').click()
          await expect(page).toHaveURL(/q=marais/)
          await expect(page.locator('.results article[data-venue]')).toHaveCount(5)
        })

        await test.step('narrow the list, the filter is in the address', async () => {
          await page.goto(`${localize('venues', {}, language)}?neighborhood=le-marais&type=gallery`)
          await expect(page.locator('.results article[data-venue]')).toHaveCount(2)
        })

        const card = page.locator('article[data-venue=galerie-montmorency]')
        if (script) {
          await test.step('save it as a favourite', async () => {
            await card.locator('button[aria-pressed]').click()
            await expect(page.getByRole('status').filter({ hasText: texts.toast.added })).toBeVisible()
            await expect(page.locator('.site-header .badge')).toHaveText('1')
          })
        }

        await test.step('open it', async () => {
          await card.getByRole('link', { name: 'Galerie Montmorency' }).click()
          await expect(page.locator('h1')).toHaveText('Galerie Montmorency')
          await expect(page).toHaveURL(localize('venue', { slug: 'galerie-montmorency' }, language))
        })

        await test.step('ask for a quote', async () => {
          await page.locator('.quote-card button, .dock a').filter({ visible: true }).first().click()
          await expect(page).toHaveURL(
            (url) =>
              url.pathname === localize('contact-venue', {}, language) &&
              url.searchParams.get('venue') === 'galerie-montmorency',
          )
          if (script) await hydrate(page)
          await expect(page.locator('main')).toContainText('Galerie Montmorency')
          const mail = `visitor-${language}-${width}-${script}@example.com`
          await page.locator('[name=company]').fill('Maison Aurèle')
          await page.locator('[name=firstName]').fill('Ingrid')
          await page.locator('[name=email]').fill(mail)
          await send(page)
          // The last name is missing: the page says so and keeps what was typed.
          await expect(page.locator('[name=lastName]')).toHaveAttribute('aria-invalid', 'true')
          await expect(page.locator('main')).toContainText(texts.form.missing.lastName)
          await expect(page.locator('[name=company]')).toHaveValue('Maison Aurèle')
          await page.locator('[name=lastName]').fill('Lindqvist')
          await send(page)
          await expect(page).toHaveURL(/reference=Q-\d\d-\d{4,}/)
        })

        await test.step('the request is on disk and its two mails are in the outbox', async () => {
          const reference = new URL(page.url()).searchParams.get('reference') ?? ''
          await expect(page.locator('main')).toContainText(reference)
          // Only a script can know that the form was reached from the venue.
          const source = script
            ? localize('venue', { slug: 'galerie-montmorency' }, language)
            : localize('contact-venue', {}, language)
          await expect
            .poll(() => storedUnder(reference))
            .toEqual({ requests: 1, language, source, mails: 2, written: 2 })
        })
      })
    },
  )
}

async function send(page: Page): Promise<void> {
  await page.locator('main form[method=post] button[type=submit]').click()
}
