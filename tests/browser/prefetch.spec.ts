import type { Page } from '@playwright/test'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { PREFETCHED_PAGES } from '../../src/i18n/addresses/pages.ts'
import { setConnection } from './connection.ts'
import { expect, hydrate, inFull, rest, test } from './fixtures.ts'

const FAST = { saveData: false, effectiveType: '4g' }

/** From here on time passes only when the test says so. */
async function stopClock(page: Page) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
}

const hints = (page: Page) =>
  page
    .locator('head link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))

/** Addresses that speculation rules of the page have begun to fetch; they are no requests of the page itself. */
async function speculated(page: Page): Promise<string[]> {
  const addresses: string[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) =>
    addresses.push(new URL(prefetchUrl).pathname),
  )
  await session.send('Preload.enable')
  return addresses
}

for (const language of ['en', 'fr', 'ko'] as const) {
  test(
    `two seconds after load the listings are fetched as pages in ${language}`,
    inFull(language !== 'fr'),
    async ({ page }) => {
      await setConnection(page, FAST)
      await stopClock(page)
      await page.goto(localize('about', {}, language), { waitUntil: 'load' })
      await hydrate(page)
      await page.clock.runFor(1100)
      await rest(page)
      await page.clock.runFor(800)
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

test('a link that is pointed at is fetched ahead', async ({ page }) => {
  await setConnection(page, FAST)
  await page.goto(localize('legal-notice', {}, 'it'))
  await hydrate(page)
  await rest(page)
  const addresses = await speculated(page)
  await page.locator('footer').getByRole('link', { name: 'Bastille' }).hover()
  await expect.poll(() => addresses).toContain(localize('neighborhood', { id: 'bastille' }, 'it'))
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
      await stopClock(page)
      await page.goto(localize('about', {}, 'es'), { waitUntil: 'load' })
      await hydrate(page)
      const addresses = await speculated(page)
      await page.clock.runFor(1100)
      await rest(page)
      await page.clock.runFor(5000)
      await page.locator('footer').getByRole('link', { name: 'Bastille' }).hover()
      await page.clock.runFor(1000)
      expect(await hints(page)).toEqual([])
      expect(await page.locator('script[type=speculationrules]').count()).toBe(0)
      expect(addresses).toEqual([])
    },
  )
}
