import type { Page, Request } from '@playwright/test'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { PREFETCHED_PAGES } from '../../src/i18n/addresses/pages.ts'
import { setConnection } from './connection.ts'
import { expect, hydrate, inFull, test } from './fixtures.ts'

const SCRIPTS = '**/assets/framework-*.js'

const FAST = { saveData: false, effectiveType: '4g' }

/** From here on time passes only when the test says so. */
async function stopClock(page: Page) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
}

/** Requests of page data and of whole pages, from now on. */
function collectFetches(page: Page): { data: Request[]; documents: Request[] } {
  const seen = { data: [] as Request[], documents: [] as Request[] }
  page.on('request', (request) => {
    if (request.url().includes('/_serverFn/')) seen.data.push(request)
    else if (request.headers()['sec-purpose'] || request.resourceType() === 'document')
      seen.documents.push(request)
  })
  return seen
}

const hints = (page: Page) =>
  page
    .locator('head link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))

for (const language of ['en', 'fr', 'ko'] as const) {
  test(
    `two seconds after load the listings are fetched as pages in ${language} where the application is late`,
    inFull(language !== 'fr'),
    async ({ page }) => {
      await setConnection(page, FAST)
      await page.route(SCRIPTS, () => undefined)
      await stopClock(page)
      await page.goto(localize('about', {}, language), { waitUntil: 'load' })
      await page.clock.runFor(1900)
      expect(await hints(page)).toEqual([])
      const fetched = page.waitForResponse((response) =>
        response.url().endsWith(localize('services', {}, language)),
      )
      await page.clock.runFor(200)
      expect(await hints(page)).toEqual(PREFETCHED_PAGES.map((id) => localize(id, {}, language)))
      expect((await fetched).status()).toBe(200)
    },
  )
}

test(
  'once the application is there it fetches their data instead, and needs no more to go there',
  inFull(),
  async ({ page }) => {
    await setConnection(page, FAST)
    const seen = collectFetches(page)
    await page.goto(localize('about', {}, 'de'))
    await hydrate(page)
    // Texts of three pages, the list, and what else they show.
    await expect.poll(() => seen.data.length).toBeGreaterThanOrEqual(4)
    await page.waitForLoadState('networkidle')
    expect(await hints(page)).toEqual([])
    const before = seen.data.length
    await page.locator('details.burger summary').click()
    await page.locator('.drawer nav.big a').nth(2).click()
    await expect(page).toHaveURL(localize('services', {}, 'de'))
    await expect(page.locator('body')).toHaveAttribute('data-page', 'services')
    expect(seen.data.length).toBe(before)
  },
)

test('a link that is pointed at is fetched ahead', async ({ page }) => {
  await setConnection(page, FAST)
  const seen = collectFetches(page)
  await page.goto(localize('legal-notice', {}, 'it'))
  await hydrate(page)
  await page.locator('footer').getByRole('link', { name: 'Bastille' }).hover()
  await expect.poll(() => seen.data.some((request) => request.url().includes('bastille'))).toBe(true)
})

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '2g' },
  { saveData: false, effectiveType: 'slow-2g' },
]) {
  test(
    `nothing is fetched ahead with ${JSON.stringify(connection)}`,
    inFull(!connection.saveData),
    async ({ page }) => {
      await setConnection(page, connection)
      const seen = collectFetches(page)
      await stopClock(page)
      await page.goto(localize('about', {}, 'es'), { waitUntil: 'load' })
      await page.clock.runFor(5000)
      await page.mouse.move(5, 5)
      await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)
      await page.clock.runFor(5000)
      await page.locator('footer').getByRole('link', { name: 'Bastille' }).hover()
      await page.clock.runFor(1000)
      await page.waitForLoadState('networkidle')
      expect(await hints(page)).toEqual([])
      expect(seen.data).toEqual([])
      expect(seen.documents).toHaveLength(1)
    },
  )
}
