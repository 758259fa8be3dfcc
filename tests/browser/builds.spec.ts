import type { Page } from '@playwright/test'
import { makeSecondBuild } from '../site/second-build.ts'
import { setConnection } from './connection.ts'
import { expect, hydrate, inFull } from './fixtures.ts'
import { test } from './own-site.ts'

/** The script of the list of articles, which no other page needs. */
const BLOG = /\/assets\/blog-(?!post)[\w-]+\.js$/

/** Mark the document, to distinguish a full load from a navigation inside the application. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window)

/** Leaves the tab and comes back, half a minute later by the page's own clock. */
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

  test('the open page goes on with its own files, then the next page is loaded whole', async ({
    page,
    site,
  }) => {
    await page.clock.install()
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto(`${site.origin}/fr`)
    await hydrate(page)
    await markDocument(page)
    await site.restart(second.folder)
    const kept = await page.request.get(scripts[0] ?? '')
    expect([kept.status(), kept.headers()['cache-control']]).toEqual([
      200,
      expect.stringContaining('immutable'),
    ])

    // Not loaded yet: a page whose chunk was never fetched comes from the files of the old build.
    await page.locator('footer a[href="/fr/nos-services"]').click()
    await expect(page.locator('body')).toHaveAttribute('data-page', 'services')
    expect(await isSameDocument(page)).toBe(true)

    await comeBack(page)
    await page.locator('footer a[href="/fr/lieux"]').click()
    await page.clock.runFor(200)
    await expect(page.locator('body')).toHaveAttribute('data-page', 'venues')
    expect(await isSameDocument(page)).toBe(false)
    expect(scripts.at(-1)).toContain('-second.js')
  })

  test('input that has not been sent is never loaded over', async ({ page, site }) => {
    await page.clock.install()
    await page.goto(`${site.origin}/de/contact-venue?venue=galerie-perle`)
    await hydrate(page)
    await markDocument(page)
    await page.locator('[name=company]').fill('Maison Aurèle')
    await site.restart(second.folder)
    await comeBack(page)
    await page.clock.runFor(60 * 60 * 1000)
    expect(await isSameDocument(page)).toBe(true)
    await expect(page.locator('[name=company]')).toHaveValue('Maison Aurèle')
    await page.locator('footer a[href="/de/raeume"]').click()
    await page.clock.runFor(200)
    await expect(page.locator('body')).toHaveAttribute('data-page', 'venues')
    expect(await isSameDocument(page)).toBe(true)
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
    await page.clock.runFor(60 * 60 * 1000)
    await expect.poll(() => asked).toHaveLength(1)
    status = 404
    await page.clock.runFor(60 * 60 * 1000)
    await expect.poll(() => asked).toHaveLength(2)
    expect(asked.every((query) => /^\?\d{13}$/.test(query))).toBe(true)
    await page.locator('footer a[href="/venues"]').click()
    await expect(page.locator('body')).toHaveAttribute('data-page', 'venues')
    expect(await isSameDocument(page)).toBe(true)
  })
})

test.describe('a part that cannot be fetched', () => {
  test.use({ viewport: { width: 1280, height: 900 }, losesParts: true })

  test('loads the page it was wanted for', async ({ page }) => {
    await page.goto('/')
    await hydrate(page)
    await markDocument(page)
    let broken = true
    page.once('domcontentloaded', () => {
      broken = false
    })
    await page.route(BLOG, (route) => (broken ? route.abort('aborted') : route.continue()))
    await page.locator('footer a[href="/blog"]').click()
    await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false)
    await expect(page).toHaveURL('/blog')
    await expect(page.locator('body')).toHaveAttribute('data-page', 'blog')
    await hydrate(page)
  })

  test(
    'loads nothing over input that has not been sent: the page says so and tries again',
    inFull(),
    async ({ page }) => {
      await page.goto('/contact-venue?venue=galerie-perle')
      await hydrate(page)
      await markDocument(page)
      await page.locator('[name=company]').fill('Maison Aurèle')
      await page.route(BLOG, (route) => route.abort('aborted'))
      await page.locator('footer a[href="/blog"]').click()
      await expect(page.locator('main')).toHaveAttribute('data-status', '503')
      expect(await isSameDocument(page)).toBe(true)
      await page.unroute(BLOG)
      await page.locator('main').getByRole('button').click()
      await expect(page.locator('main[data-status]')).toHaveCount(0)
      await page.goBack()
      await expect(page.locator('[name=company]')).toHaveValue('Maison Aurèle')
    },
  )

  test('fetched ahead only, it loads nothing', inFull(), async ({ page }) => {
    await page.goto('/')
    await hydrate(page)
    await markDocument(page)
    await page.route(BLOG, (route) => route.abort('aborted'))
    const failed = page.waitForEvent('requestfailed')
    await page.locator('footer a[href="/blog"]').hover()
    await failed
    expect(await isSameDocument(page)).toBe(true)
    await expect(page).toHaveURL('/')
  })
})

test.describe('reads', () => {
  test.use({ expectedStatuses: [429] })

  test('are tried a second time and kept for five minutes', inFull(), async ({ page }) => {
    // Nothing is fetched ahead on such a line: every read is that of a page that was asked for.
    await setConnection(page, { saveData: true, effectiveType: '4g' })
    await page.clock.install()
    const asked: string[] = []
    let failing = true
    await page.route('**/_serverFn/**', async (route) => {
      const { pathname, search } = new URL(route.request().url())
      asked.push(pathname + search)
      if (failing) {
        failing = false
        return route.fulfill({ status: 429, body: '' })
      }
      return route.continue()
    })
    await page.goto('/legal-notice')
    await hydrate(page)
    const heading = page.locator('h1')
    const open = async (name: string, id: string) => {
      const before = await heading.innerText()
      await page.locator(`footer a[href="/${name}"]`).click()
      await page.clock.runFor(400)
      await expect(page.locator('body')).toHaveAttribute('data-page', id)
      // The page is named first and drawn once everything it asked for is there.
      await expect(heading).not.toHaveText(before)
    }
    await open('privacy-policy', 'privacy-policy')
    const first = asked.length
    expect(new Set(asked).size).toBe(first - 1)
    await open('terms-of-service', 'terms')
    const second = asked.length
    // Half a minute later the router would ask again; the answer is still good.
    await page.clock.runFor(60_000)
    await open('privacy-policy', 'privacy-policy')
    expect(asked).toHaveLength(second)
    await page.clock.runFor(300_000)
    await open('terms-of-service', 'terms')
    expect(asked.length).toBeGreaterThan(second)
  })
})
