import type { Page } from '@playwright/test'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { makeSecondBuild } from '../site/second-build.ts'
import { setConnection } from './connection.ts'
import { expect, hydrate, inFull, rest } from './fixtures.ts'
import { test } from './own-site.ts'

/** What islands cannot start without. */
const REACT = '**/assets/react-*.js'

/** Mark the document, to see whether it is loaded anew. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window)

/** Leave the tab and come back, half a minute later by the page's own clock. */
async function comeBack(page: Page): Promise<void> {
  await page.clock.runFor(31_000)
  const asked = page.waitForResponse(/\/builds\/latest\.json\?\d+$/)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await (await asked).finished()
}

test.describe('a second build under an open page', inFull(), () => {
  test.use({ viewport: { width: 1280, height: 900 }, goesOffline: true })
  let second: ReturnType<typeof makeSecondBuild>
  test.beforeAll(() => {
    second = makeSecondBuild(`second-build-${test.info().workerIndex}`)
  })
  test.afterAll(() => second.remove())

  test('the open page goes on with its own files, the next page is of the new build', async ({
    page,
    site,
  }) => {
    // Nothing is fetched ahead on such a line.
    await setConnection(page, { saveData: true, effectiveType: '4g' })
    await page.clock.install()
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto(`${site.origin}/fr/soumettre-lieu`)
    await markDocument(page)
    await site.restart(second.folder)
    const kept = await page.request.get(scripts[0] ?? '')
    expect([kept.status(), kept.headers()['cache-control']]).toEqual([
      200,
      expect.stringContaining('immutable'),
    ])

    // Not loaded yet: an island whose file was never fetched comes from the files of the old build.
    await hydrate(page)
    expect(scripts.at(-1)).not.toContain('-second.js')
    expect(await isSameDocument(page)).toBe(true)

    await page.locator('footer a[href="/fr/lieux"]').click()
    await expect(page.locator('body')).toHaveAttribute('data-page', 'venues')
    expect(scripts.some((script) => script.endsWith('-second.js'))).toBe(true)
  })

  test('input that has not been sent is never loaded over', async ({ page, site }) => {
    await page.clock.install()
    await page.goto(`${site.origin}/de/contact-venue?venue=galerie-perle`)
    await hydrate(page)
    await markDocument(page)
    await page.clock.runFor(1100)
    await rest(page)
    await page.locator('[name=company]').fill('Maison Aurèle')
    await site.restart(second.folder)
    await comeBack(page)
    await page.clock.runFor(60 * 60 * 1000)
    expect(await isSameDocument(page)).toBe(true)
    await expect(page.locator('[name=company]')).toHaveValue('Maison Aurèle')
  })
})

test.describe('the question for a new build', inFull(), () => {
  test.use({ expectedStatuses: [403, 404] })

  test('is asked hourly with the time, and 403 and 404 are passed over', async ({ page }) => {
    await page.clock.install()
    const asked: string[] = []
    let status = 403
    await page.route('**/builds/latest.json*', (route) => {
      asked.push(new URL(route.request().url()).search)
      return route.fulfill({ status })
    })
    await page.goto('/')
    await hydrate(page)
    await markDocument(page)
    await page.clock.runFor(1100)
    await rest(page)
    await page.clock.runFor(60 * 60 * 1000)
    await expect.poll(() => asked).toHaveLength(1)
    status = 404
    await page.clock.runFor(60 * 60 * 1000)
    await expect.poll(() => asked).toHaveLength(2)
    expect(asked.every((query) => /^\?\d{13}$/.test(query))).toBe(true)
    expect(await isSameDocument(page)).toBe(true)
  })
})

test.describe('a part that cannot be fetched', () => {
  test.use({ viewport: { width: 1280, height: 900 }, losesParts: true })

  test('loads the page anew, once', async ({ page }) => {
    let documents = 0
    page.on('domcontentloaded', () => {
      documents += 1
    })
    // Broken on the first document, there on the second.
    await page.route(REACT, (route) => (documents < 2 ? route.abort('aborted') : route.continue()))
    await page.goto('/contact')
    await expect.poll(() => documents).toBe(2)
    await expect(page.locator('[data-island]')).toHaveAttribute('data-started', '')
  })

  test(
    'loads nothing over input that has not been sent: the form goes as it is',
    inFull(),
    async ({ page }) => {
      let typed = () => {}
      const wasTyped = new Promise<void>((resolve) => {
        typed = resolve
      })
      await page.route(REACT, async (route) => {
        await wasTyped
        await route.abort('aborted')
      })
      await page.clock.install()
      await page.goto('/de/contact', { waitUntil: 'commit' })
      await markDocument(page)
      const failed = page.waitForEvent('requestfailed')
      await page.locator('[name=fullName]').fill('Maison Aurèle')
      typed()
      await failed
      await page.clock.runFor(1000)
      expect(await isSameDocument(page)).toBe(true)
      await expect(page.locator('[name=fullName]')).toHaveValue('Maison Aurèle')
    },
  )
})

test.describe('reads', () => {
  test.use({ expectedStatuses: [429] })

  test('are tried a second time', inFull(), async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'passage.favorites',
        JSON.stringify([
          {
            slug: 'galerie-perle',
            name: 'Old name',
            type: 'gallery',
            neighborhood: 'le-marais',
            arrondissement: 3,
            surfaceM2: 95,
            guests: 110,
            priceFromDayCents: 145_000,
            photos: [],
            language: 'en',
          },
        ]),
      ),
    )
    let failing = true
    await page.route('**/api/venue-cards*', async (route) => {
      if (!failing) return route.continue()
      failing = false
      return route.fulfill({ status: 429, body: '' })
    })
    await page.goto(localize('favorites', {}, 'en'))
    await hydrate(page)
    await expect(page.locator('article[data-venue="galerie-perle"]')).toContainText('Galerie de la Perle')
  })
})
