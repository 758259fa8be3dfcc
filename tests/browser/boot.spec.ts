import type { Page, Request } from '@playwright/test'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { expect, hydrate, inFull, test } from './fixtures.ts'
import { textsOf } from './site-texts.ts'

const FRAMEWORK = '**/assets/framework-*.js'

/** Script budget before the first interaction, in transferred bytes: measurement and recording of clicks. */
const EARLY_BUDGET = 3000

const hydrated = (page: Page) => page.evaluate(() => document.documentElement.dataset.hydrated !== undefined)

/** Keep the application from arriving until the function it gives is called. */
async function holdApplication(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(FRAMEWORK, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Pretend that the visitor has asked for little data, or has not. */
async function setSaveData(page: Page, saveData: boolean): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', {
      get: () => ({ saveData: value, effectiveType: '4g' }),
    })
  }, saveData)
}

function collectRequests(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  return requests
}

const scriptsAmong = (requests: readonly Request[]) =>
  requests.filter((request) => request.resourceType() === 'script')

test.describe('before the application is there', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('a page that has been scrolled stays where it is when the application takes over', async ({
    page,
  }) => {
    const release = await holdApplication(page)
    await page.goto(localize('home', {}, 'en'))
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
    release()
    await hydrate(page)
    // A smooth way up would have begun by then.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
    })
    expect(await page.evaluate(() => scrollY)).toBe(700)
  })

  for (const [name, path, heart] of [
    ['a card of the list', localize('venues', {}, 'ko'), 'article[data-venue=galerie-perle] button.heart'],
    ['a card of the home page', localize('home', {}, 'es'), 'article[data-venue] button.heart >> nth=0'],
    ['a venue’s page', localize('venue', { slug: 'galerie-perle' }, 'ru'), '.venue-head button.heart-tool'],
  ] as const) {
    test(
      `a click on the heart of ${name} is kept and made good`,
      inFull(name !== 'a card of the list'),
      async ({ page }) => {
        const release = await holdApplication(page)
        await page.goto(path)
        const button = page.locator(heart)
        await button.click()
        await expect(button).toHaveAttribute('data-pending', '')
        expect(await hydrated(page)).toBe(false)
        release()
        await expect(button).toHaveAttribute('aria-pressed', 'true')
        await expect(button).not.toHaveAttribute('data-pending')
        await expect(page.locator('.site-header .badge')).toHaveText('1')
        await expect(page.locator('.toast')).toHaveCount(1)
        const kept = await page.evaluate(() => localStorage.getItem('passage.favorites'))
        expect(JSON.parse(kept ?? '[]')).toHaveLength(1)
      },
    )
  }

  test('a click on a photograph opens the viewer once it can', inFull(), async ({ page }) => {
    const release = await holdApplication(page)
    await page.goto('/venue/galerie-perle')
    await page.locator('.mosaic a').nth(1).click()
    release()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).toHaveURL('/venue/galerie-perle')
  })

  test('menus, links, filters and the colour mode work', async ({ page }) => {
    await holdApplication(page)
    await page.goto('/fr')
    const burger = page.locator('details.burger')
    await burger.locator('summary').click()
    await expect(burger.locator('.drawer')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(burger.locator('.drawer')).toBeHidden()
    await expect(burger.locator('summary')).toBeFocused()

    await page.locator('.mode label', { hasText: textsOf('fr').mode.dark }).click()
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')

    await page.locator('main search select[name=neighborhood]').selectOption('opera')
    await page.locator('main search button[type=submit]').click()
    await expect(page).toHaveURL(/\/fr\/lieux\?.*neighborhood=opera/)
    await page.locator('#filters input[value=gallery]').check()
    await page.locator('#filters button[type=submit]').click()
    await expect(page.locator('article[data-venue]')).toHaveCount(1)
    await page.locator('.chips .clear').click()
    await expect(page).toHaveURL('/fr/lieux')
    await page.locator('article[data-venue=galerie-perle] h3 a').click()
    await expect(page).toHaveURL('/fr/lieu/galerie-perle')
    expect(await hydrated(page)).toBe(false)
  })

  test('boxes that are ticked before it comes count when it comes', inFull(), async ({ page }) => {
    const release = await holdApplication(page)
    await page.goto('/venues')
    await page.locator('#filters input[value=popup]').check()
    await expect(page).toHaveURL('/venues')
    release()
    await expect(page).toHaveURL('/venues?type=popup')
    await expect(page.locator('article[data-venue]')).toHaveCount(4)
    await expect(page.locator('#filters input[value=popup]')).toBeChecked()
  })

  test('what is typed into the quote form before it comes stays', inFull(), async ({ page }) => {
    const release = await holdApplication(page)
    await page.goto('/it/contact-venue?venue=galerie-perle')
    await page.locator('[name=company]').fill('Maison Aurèle')
    release()
    await hydrate(page)
    await expect(page.locator('[name=company]')).toHaveValue('Maison Aurèle')
  })

  test('a lost connection is not the end: the next sign of use tries again', async ({ page }) => {
    await page.route(FRAMEWORK, (route) => route.abort('aborted'))
    await page.goto('/pt/espacos')
    const failed = page.waitForEvent('requestfailed')
    await page.mouse.move(200, 300)
    await failed
    await page.unroute(FRAMEWORK)
    await expect(async () => {
      await page.keyboard.press('Shift')
      expect(await hydrated(page)).toBe(true)
    }).toPass()
  })
})

test.describe('what is fetched', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const page of ['home', 'venues'] as const) {
    test(
      `with data saver ${page} fetches little script, and no more of it before use`,
      inFull(page !== 'home'),
      async ({ page: tab }) => {
        await setSaveData(tab, true)
        await tab.clock.install()
        const requests = collectRequests(tab)
        await tab.goto(localize(page, {}, 'de'), { waitUntil: 'load' })
        await tab.clock.runFor(60_000)
        await tab.evaluate(() => document.fonts.ready)
        const scripts = scriptsAmong(requests)
        const sizes = await Promise.all(scripts.map((script) => script.sizes()))
        const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
        expect(bytes).toBeGreaterThan(500)
        expect(bytes).toBeLessThanOrEqual(EARLY_BUDGET)
        // The first sign of use brings the application all the same.
        await hydrate(tab)
        expect(scriptsAmong(requests).length).toBeGreaterThan(scripts.length)
      },
    )
  }

  test('without data saver the application comes by itself when the page is at rest', async ({ page }) => {
    await setSaveData(page, false)
    await page.clock.install()
    await page.goto(localize('home', {}, 'de'), { waitUntil: 'load' })
    const arrived = page.waitForResponse(FRAMEWORK)
    await page.clock.runFor(60_000)
    expect((await arrived).ok()).toBe(true)
  })

  test('nothing is asked of another host', inFull(), async ({ page, baseURL }) => {
    const requests = collectRequests(page)
    for (const path of [
      localize('home', {}, 'ja'),
      localize('venues', {}, 'ja'),
      localize('venue', { slug: 'galerie-perle' }, 'ja'),
      `${localize('contact-venue', {}, 'ja')}?venue=galerie-perle`,
      localize('favorites', {}, 'ja'),
    ]) {
      await page.goto(path)
      await hydrate(page)
      await page.locator('footer').scrollIntoViewIfNeeded()
    }
    const hosts = new Set(requests.map((request) => new URL(request.url())).map(({ origin }) => origin))
    // `data:` addresses, the blurred miniatures, have no origin.
    hosts.delete('null')
    expect([...hosts]).toEqual([baseURL])
  })
})
