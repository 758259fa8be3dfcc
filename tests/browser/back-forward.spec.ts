import { once } from 'node:events'
import { createServer } from 'node:http'
import { chromium, type Page } from '@playwright/test'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { expect, hydrate, rest, test } from './fixtures.ts'

/** Why the browser could not keep the page before; null when it did. */
const reasons = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      notRestoredReasons?: unknown
    })[]
    return entry?.notRestoredReasons ?? null
  })

/** Note whether the page came back from memory. */
const noteReturns = (page: Page) =>
  page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted)
    }),
  )

/** Whether this browser keeps pages at all: some builds of Chromium without a window keep none, not even a heading alone. */
async function keepsPages(page: Page): Promise<boolean> {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>plain</title><h1>plain</h1>')
  }).listen(0)
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`
  await page.goto(`${origin}/first`)
  await noteReturns(page)
  await page.goto(`${origin}/second`)
  await page.evaluate(() => void setTimeout(() => history.back()))
  await page.waitForURL(/first$/, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState === 'complete')
  const isKept = (await page.locator('html').getAttribute('data-persisted')) === 'true'
  server.close()
  return isKept
}

test('a page that one comes back to is the one that was left, with what changed meanwhile', async ({
  launchOptions,
  baseURL,
}) => {
  // The test runner turns the cache off for its own pages.
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage({ baseURL })
  const isKept = await keepsPages(page)
  for (const [id, params, search] of [
    ['home', {}, ''],
    ['venues', {}, '?type=loft'],
    ['venue', { slug: 'galerie-perle' }, ''],
    ['contact-venue', {}, '?venue=galerie-perle'],
  ] as const) {
    await page.goto(localize(id, params, 'fr') + search)
    await hydrate(page)
    // Whatever is still on its way when a page is left may keep it from being kept.
    await rest(page)
    await page.waitForLoadState('networkidle')
    await noteReturns(page)
    await page.goto(localize('venue', { slug: 'salon-opera' }, 'fr'))
    await hydrate(page)
    const badge = page.locator('.site-header .badge')
    const before = (await badge.textContent()) ?? ''
    await page.locator('.venue-head button.heart-tool').click()
    await expect(badge).not.toHaveText(before)
    const kept = (await badge.textContent()) ?? ''
    // A page from memory has no load to wait for, and this one is gone when it comes.
    await page.evaluate(() => void setTimeout(() => history.back()))
    await page.waitForURL((url) => !url.pathname.endsWith('salon-opera'), { waitUntil: 'commit' })
    const returned = async () => [
      await page.locator('html').getAttribute('data-persisted'),
      await reasons(page),
    ]
    if (isKept) await expect.poll(returned, { message: id }).toEqual(['true', null])
    else await hydrate(page)
    // The heart was pressed on the page in between.
    await expect(badge).toHaveText(kept)
  }
  await browser.close()
})
