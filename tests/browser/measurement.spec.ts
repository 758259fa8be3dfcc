import type { Page } from '@playwright/test'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { sentQuery } from '../helpers/receipt.ts'
import { beaconsTaken, goAway, leave, recordBeacons } from './beacons.ts'
import { expect, hydrate, inFull } from './fixtures.ts'
import { test } from './own-site.ts'
import { notFoundReport, storedEvents, storedVitals } from './stored-figures.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Script that asks not to be measured; run before the page's own scripts. */
const GLOBAL_PRIVACY_CONTROL =
  "Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })"

/** Wait until the page has been looked at for a second, by its own clock. */
async function look(page: Page): Promise<void> {
  await page.clock.runFor(1100)
}

test('a visit is counted: its view after a second, and the rest when it is left; one that refuses is not', async ({
  page,
  site,
  browser,
}) => {
  const refusing = await (await browser.newContext()).newPage()
  await refusing.clock.install()
  await recordBeacons(refusing)
  await refusing.addInitScript(GLOBAL_PRIVACY_CONTROL)
  await refusing.goto(site.origin)
  await look(refusing)
  expect(await leave(refusing, site)).toEqual([])
  await refusing.context().close()

  await page.clock.install()
  await recordBeacons(page)
  await page.goto(site.origin + localize('venue', { slug: 'galerie-perle' }, 'fr'))
  const kept = () => page.evaluate(() => localStorage.getItem('test.beacons'))
  await look(page)
  await expect.poll(kept).not.toBeNull()
  await page.clock.runFor(14_000)
  const sent = await leave(page, site)
  const path = '/fr/lieu/galerie-perle'
  expect(sent.map(({ device }) => device)).toEqual(['phone', 'phone'])
  expect(sent.map(({ events }) => events.filter(({ name }) => name !== 'web_vitals'))).toEqual([
    [
      { name: 'page_view', path },
      { name: 'venue_view', path },
    ],
    [{ name: 'time_on_page', path, value: expect.any(Number) }],
  ])
  const stay = sent[1]?.events.find(({ name }) => name === 'time_on_page')?.value ?? 0
  expect(stay).toBeGreaterThan(15)
  expect(stay).toBeLessThan(30)
  await site.stop()
  const stored = { page: 'venue', venue: 'galerie-perle', category: 'gallery', language: 'fr', count: 1 }
  expect(storedEvents(site.folder)).toEqual([
    { name: 'page_view', label: '', ...stored },
    { name: 'time_on_page', label: 'medium', ...stored },
    { name: 'venue_view', label: '', ...stored },
  ])
})

/** Change to another tab and back, as far as a page hears of it. */
const turn = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)

test('the time on a page is what it was seen for, told once, when it is gone or may be', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await recordBeacons(page)
  await page.goto(`${site.origin}/about-us`)
  await page.clock.runFor(4000)
  await turn(page, 'hidden')
  await page.clock.runFor(60_000)
  await turn(page, 'visible')
  await page.clock.runFor(12_000)
  const stays = (await leave(page, site))
    .flatMap(({ events }) => events)
    .filter(({ name }) => name === 'time_on_page')
  expect(stays).toHaveLength(1)
  expect(stays[0]?.value).toBeGreaterThan(15.5)
  expect(stays[0]?.value).toBeLessThan(25)

  // A long one is sent when the page is hidden: there may be no later moment.
  await page.goto(`${site.origin}/about-us`)
  await page.clock.runFor(31_000)
  await turn(page, 'hidden')
  const timesTold = () =>
    page.evaluate(() => localStorage.getItem('test.beacons')?.match(/time_on_page/g)?.length ?? 0)
  expect(await timesTold()).toBe(2)
  await turn(page, 'visible')
  await page.clock.runFor(5000)
  const sent = await leave(page, site)
  expect(sent.flatMap(({ events }) => events).filter(({ name }) => name === 'time_on_page')).toHaveLength(2)
})

test('routes, searches, hearts and links are counted; what was typed is not kept', async ({ page, site }) => {
  await page.clock.install()
  await page.context().route(/^https:\/\//, (route) => route.fulfill({ body: 'elsewhere' }))
  await recordBeacons(page)
  await page.goto(`${site.origin}/de/raeume?q=ingrid.lindqvist&type=loft`)
  await hydrate(page)
  await look(page)
  await page.goto(`${site.origin}/de/raeume?type=loft`)
  await hydrate(page)
  await look(page)
  await page.locator('article[data-venue] button.heart').first().click()
  await page.locator('article[data-venue] h3 a').first().click()
  await expect(page.locator('body')).toHaveAttribute('data-page', 'venue')
  await hydrate(page)
  await look(page)
  const opened = page.waitForEvent('popup')
  await page.locator('footer .social a').first().click()
  await (await opened).close()
  const sent = await leave(page, site)
  await site.stop()
  const events = storedEvents(site.folder)
  const counts = (name: string) =>
    events.filter((event) => event.name === name).map(({ label, count }) => [label, count])
  expect(counts('search')).toEqual([
    ['', 2],
    ['results:none', 1],
    ['type:loft', 2],
    ['word:other', 1],
  ])
  expect(counts('page_view')).toEqual([
    ['', 1],
    ['', 2],
  ])
  expect(counts('add_to_favorites')).toEqual([['', 1]])
  expect(counts('venue_view')).toEqual([['', 1]])
  expect(counts('click')).toEqual([['www.instagram.com', 1]])
  expect(JSON.stringify(events)).not.toContain('ingrid')
  expect(sent.flatMap(({ events: told }) => told.map(({ name }) => name))).toContain('web_vitals')
  const vitals = storedVitals(site.folder)
  // The clock of the test takes the browser's timing of the navigation away, and TTFB with it.
  expect(vitals.map(({ metric }) => metric)).toContain('LCP')
  expect(
    vitals.every(({ device, page: template }) => device === 'phone' && template?.startsWith('venue')),
  ).toBe(true)
})

test('a request is counted once, however often its thanks are loaded, and one that never was is not', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await recordBeacons(page)
  const proven = `${site.origin}/fr/contact-succes${sentQuery()}`
  const claims = ['/venues?reference=newsletter', '/?reference=Q-26-0001', '/contact?reference=Q-26-0042']
  for (const claim of [...claims.map((claim) => site.origin + claim), proven, proven]) {
    await page.goto(claim)
    await look(page)
  }
  const second = await page.context().newPage()
  await second.clock.install()
  await second.goto(proven)
  await look(second)
  await second.close({ runBeforeUnload: true })
  await goAway(page, site)
  await site.stop()
  const requests = storedEvents(site.folder).filter(({ name }) => name === 'contact_request')
  expect(requests).toMatchObject([{ label: 'venue', language: 'fr', count: 1 }])
})

for (const [name, script] of [
  ['Global Privacy Control', GLOBAL_PRIVACY_CONTROL],
  ['Do-Not-Track', "Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' })"],
] as const) {
  test(
    `who asks for it by ${name} is not measured`,
    // The visit that is counted has one beside it that refuses.
    inFull(),
    async ({ page, site }) => {
      await page.clock.install()
      await recordBeacons(page)
      await page.addInitScript(script)
      await page.goto(site.origin)
      await look(page)
      const sent = await leave(page, site)
      await site.stop()
      expect(storedEvents(site.folder)).toEqual([])
      expect(sent).toEqual([])
    },
  )
}

test.describe('a page that is not there', () => {
  test.use({ expectedStatuses: [404] })

  test('is counted and logged with its slug, its host of origin, and without its query', async ({
    page,
    site,
  }) => {
    await page.clock.install()
    await recordBeacons(page)
    const reports: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/log-404')) reports.push(request.postDataJSON())
    })
    const lost = `${site.origin}/fr/lieu/galerie-perdue?email=a@b.fr`
    await page.goto(lost, { referer: 'https://www.vogue.example/an/article' })
    await expect.poll(() => reports).toHaveLength(1)
    expect(reports[0]).toEqual({ url: '/fr/lieu/galerie-perdue', slug: 'fr-lieu-galerie-perdue' })
    await look(page)
    // The report is a beacon to the server's metrics as well.
    await goAway(page, site)
    await expect.poll(() => beaconsTaken(site)).toBe(2)
    await site.stop()
    expect(notFoundReport(site.folder, '/fr/lieu/galerie-perdue')).toEqual({
      slug: 'fr-lieu-galerie-perdue',
      count: 1,
      hosts: ['www.vogue.example'],
    })
    expect(storedEvents(site.folder)).toMatchObject([
      { name: 'page_not_found', page: 'venue', label: 'venue', language: 'fr', count: 1 },
    ])
  })

  test('says nothing when it cannot be logged', inFull(), async ({ page, site }) => {
    await page.route('**/api/log-404', (route) => route.abort('aborted'))
    const asked = page.waitForRequest('**/api/log-404')
    await page.goto(`${site.origin}/nowhere`)
    await asked
    await expect(page.locator('main h1')).toBeVisible()
  })
})
