import type { Page, Request } from '@playwright/test'
import { RELOADED_KEY } from '../../src/boot/first-clicks-script.ts'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { expect, hydrate, inFull, rest, test } from './fixtures.ts'
import { textsOf } from './site-texts.ts'

/** The script of the public pages, and what islands cannot start without. */
const SCRIPT = '**/assets/site-*.js'
const REACT = '**/assets/react-*.js'

/**
 * Script budgets of a document whose islands nobody has come near, in transferred bytes: once every part hears clicks, and at rest with data
 * saver. Of the list's first 0.3 kB are the history of the filters, one step each, and 0.5 kB dates, the map, what is
 * remembered of venues that were looked at, and what is measured before the tag has arrived; 1 kB second tries, what has
 * been read, keys of every layout and parts whose file is lost; 0.3 kB the brief that the tab keeps (ADR 0123); 0.5 kB faces that came too
 * late, the way to the field of words, and toasts that have led on; 0.1 kB the focus after Back. A venue has its viewer, its sum, and the dock that leaves
 * besides; 0.3 kB the way of a photograph back into the page when its viewer closes, 1.3 kB measured as a whole
 * and not taken apart: addresses to share (0.3 kB), days held to their month, guests as they were said. Below 0.1 kB lay out what is below
 * the first screen. At rest all is counted, also what measures the visit, new builds and toasts: 6 kB that were counted only now and then.
 */
const BUDGETS = { venues: [10_900, 18_250], venue: [15_450, 22_300] } as const

/** What the test keeps in the page. */
interface Heard {
  readonly failures: number
}

/** Keep a file from arriving until the function it gives is called. */
async function hold(page: Page, file: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(file, async (route) => {
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

test.describe('before the script of the page is there', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  for (const [name, path, heart] of [
    [
      'a card of the list',
      localize('venues', {}, 'ko'),
      'article[data-venue=galerie-saint-dominique] button.heart',
    ],
    ['a card of the home page', localize('home', {}, 'es'), 'article[data-venue] button.heart >> nth=0'],
    ['a venue’s page', localize('venue', { slug: 'galerie-perle' }, 'ru'), '.venue-head button.heart-tool'],
  ] as const) {
    test(
      `a click on the heart of ${name} is kept and made good`,
      inFull(name !== 'a card of the list'),
      async ({ page }) => {
        const release = await hold(page, SCRIPT)
        await page.goto(path, { waitUntil: 'commit' })
        const button = page.locator(heart)
        await button.click()
        await expect(button).toHaveAttribute('data-pending', '')
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
    const release = await hold(page, SCRIPT)
    await page.goto('/venue/galerie-perle', { waitUntil: 'commit' })
    await page.locator('.mosaic a').nth(1).click()
    release()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).toHaveURL('/venue/galerie-perle')
  })

  test('boxes that are ticked before it comes count when it comes', inFull(), async ({ page }) => {
    const release = await hold(page, SCRIPT)
    await page.goto('/venues', { waitUntil: 'commit' })
    await page.locator('#filters input[value=popup]').check()
    await expect(page).toHaveURL('/venues')
    release()
    await expect(page).toHaveURL('/venues?type=popup')
    await expect(page.locator('article[data-venue]')).toHaveCount(4)
    await expect(page.locator('#filters input[value=popup]')).toBeChecked()
  })
})

test.describe('without the files of islands', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('menus, links, filters, hearts and the colour mode work', async ({ page }) => {
    await hold(page, REACT)
    await page.goto('/fr')
    await expect(page.locator('html')).toHaveAttribute('data-ready', '')
    const burger = page.locator('details.burger')
    await burger.locator('summary').click()
    await expect(burger.locator('.drawer')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(burger.locator('.drawer')).toBeHidden()
    await expect(burger.locator('summary')).toBeFocused()

    await page.locator('.mode label', { hasText: textsOf('fr').mode.dark }).click()
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')

    await page.locator('main search input[name=q]').fill('Opéra')
    await page.locator('main search button[type=submit]').click()
    await expect(page).toHaveURL(/\/fr\/lieux\?q=/)
    await page.locator('#filters input[value=gallery]').check()
    await expect(page.locator('.results article[data-venue]')).toHaveCount(1)
    await page.locator('.results article[data-venue] button.heart').click()
    await expect(page.locator('.site-header .badge')).toHaveText('1')
    await page.locator('.chips .clear').click()
    await expect(page).toHaveURL('/fr/lieux')
    await page.locator('article[data-venue=galerie-saint-dominique] h3 a').click()
    await expect(page).toHaveURL('/fr/lieu/galerie-saint-dominique')
  })

  test('what is typed into the quote form before they come stays', inFull(), async ({ page }) => {
    const release = await hold(page, REACT)
    await page.goto('/it/contact-venue?venue=galerie-perle')
    await page.locator('[name=company]').fill('Maison Aurèle')
    release()
    await hydrate(page)
    await expect(page.locator('[name=company]')).toHaveValue('Maison Aurèle')
  })

  test('a lost connection is not the end: the next sign of use tries again', async ({ page }) => {
    let documents = 0
    page.on('domcontentloaded', () => {
      documents += 1
    })
    // A page that has heard of a failure asks whether it may be loaded anew; until then a sign belongs to the attempt that fails.
    await page.addInitScript((key) => {
      const { getItem } = Storage.prototype
      Object.assign(window, { failures: 0 })
      Storage.prototype.getItem = function (name) {
        if (name === key) Object.assign(window, { failures: (window as unknown as Heard).failures + 1 })
        return getItem.call(this, name)
      }
    }, RELOADED_KEY)
    const heard = (failures: number) =>
      page.waitForFunction((count) => (window as unknown as Heard).failures === count, failures)
    await page.route(REACT, (route) => route.abort('aborted'))
    await page.goto('/pt/contact')
    // Loading the page anew once has not helped.
    await expect.poll(() => documents).toBe(2)
    await heard(1)
    await page.locator('[name=email]').focus()
    await heard(2)
    await page.unroute(REACT)
    await page.locator('[name=fullName]').fill('Inês')
    await expect(page.locator('[data-island]')).toHaveAttribute('data-started', '')
    await expect(page.locator('[name=fullName]')).toHaveValue('Inês')
  })
})

test.describe('what is fetched', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const page of ['venues', 'venue'] as const) {
    const [atLoadMost, atRestMost] = BUDGETS[page]
    test(`with data saver ${page} fetches little script`, async ({ page: tab }) => {
      await setSaveData(tab, true)
      await tab.clock.install()
      const requests = collectRequests(tab)
      const bytesOf = async (scripts: readonly Request[]) => {
        const sizes = await Promise.all(scripts.map((script) => script.sizes()))
        return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
      }
      await tab.goto(localize(page, { slug: 'galerie-perle' }, 'de'), { waitUntil: 'load' })
      // Every part is there with all that it imports, on a fast machine and on a slow one.
      await tab.waitForFunction(() => document.documentElement.dataset.ready !== undefined)
      const atLoad = await bytesOf(scriptsAmong(requests))
      expect(atLoad).toBeGreaterThan(500)
      expect(atLoad).toBeLessThanOrEqual(atLoadMost)
      // The last file of a page at rest; before it come those that the page at rest begins with.
      const last = tab.waitForResponse('**/assets/toasts-*.js')
      await tab.clock.runFor(60_000)
      await rest(tab)
      await last
      expect(await bytesOf(scriptsAmong(requests))).toBeLessThanOrEqual(atRestMost)
    })
  }

  test('the files of islands are fetched when they are near a page at rest, and run at the first touch', async ({
    page,
  }) => {
    await setSaveData(page, false)
    await page.clock.install()
    await page.setViewportSize({ width: 390, height: 800 })
    const requests = collectRequests(page)
    await page.goto(localize('home', {}, 'de'), { waitUntil: 'load' })
    const island = page.locator('[data-island=quote-request]')
    await page.clock.runFor(60_000)
    await rest(page)
    expect(scriptsAmong(requests).filter((request) => request.url().includes('/react-'))).toEqual([])
    const arrived = page.waitForResponse(REACT)
    // Within half a screen, where it is not started yet.
    await island.evaluate((element) =>
      scrollBy({ top: element.getBoundingClientRect().top - innerHeight - 300, behavior: 'instant' }),
    )
    expect((await arrived).ok()).toBe(true)
    await expect(island).not.toHaveAttribute('data-started')
    await island.dispatchEvent('touchstart')
    await expect(island).toHaveAttribute('data-started', '')
  })

  test('with data saver they wait for the first touch', inFull(), async ({ page }) => {
    await setSaveData(page, true)
    await page.clock.install()
    await page.setViewportSize({ width: 390, height: 300 })
    const requests = collectRequests(page)
    await page.goto(localize('home', {}, 'de'), { waitUntil: 'load' })
    await page.clock.runFor(60_000)
    await rest(page)
    expect(scriptsAmong(requests).filter((request) => request.url().includes('/react-'))).toEqual([])
    await hydrate(page)
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
