import type { Page } from '@playwright/test'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { sentQuery } from '../helpers/receipt.ts'
import { goAway } from './beacons.ts'
import { expect, hydrate, inFull, test as onSharedSite, violationsOf } from './fixtures.ts'
import { test } from './own-site.ts'
import { textsOf } from './site-texts.ts'
import { storedEvents, storedVitals } from './stored-figures.ts'

const ID = 'G-TEST12345'
const GOOGLE = /^https:\/\/[\w.-]*google/

/** Answer in Google's place, and return the requested addresses of all other hosts than the site's. */
async function standInForGoogle(page: Page, origin: string): Promise<string[]> {
  const asked: string[] = []
  page.context().on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin)) asked.push(request.url())
  })
  await page.route(GOOGLE, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.tagRan = true' }),
  )
  return asked
}

/** Commands that the tag would find in its queue, in order. */
const commands = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer } = window as unknown as { dataLayer?: ArrayLike<unknown>[] }
    return dataLayer?.map((command) => Array.from(command)) ?? []
  })

/** Make the page one of a visitor who has consented before. */
const accept = (page: Page) =>
  page.addInitScript(() => {
    if (location.protocol === 'http:')
      localStorage.setItem('passage.consent', JSON.stringify({ choice: 'granted', until: Date.now() + 1e9 }))
  })

const bar = (page: Page) => page.locator('.consent-bar')

/** Use a page as visitors do: moves, scroll, go on, wait. */
async function use(page: Page, origin: string): Promise<void> {
  for (const path of [localize('home', {}, 'it'), localize('venues', {}, 'it'), '/it/spazio/galerie-perle']) {
    await page.goto(origin + path)
    await hydrate(page)
    await page.locator('footer').scrollIntoViewIfNeeded()
  }
}

onSharedSite(
  'without a measurement id nothing of Google is asked for, mentioned or allowed',
  async ({ page, baseURL }) => {
    const origin = baseURL ?? ''
    const asked = await standInForGoogle(page, origin)
    await use(page, origin)
    expect(asked).toEqual([])
    await expect(bar(page)).toHaveCount(0)
    await expect(page.locator('.consent-settings')).toHaveCount(0)
    const answer = await page.request.get('/it')
    expect(answer.headers()['content-security-policy']).not.toContain('google')
    expect(await answer.text()).not.toMatch(/googletagmanager|passage\.consent/)
  },
)

test.describe('with a measurement id', () => {
  test.use({ settings: { GA_MEASUREMENT_ID: ID } })

  test('no request is sent to another host before consent, nor after its refusal; one click accepts', async ({
    page,
    site,
    context,
  }) => {
    const asked = await standInForGoogle(page, site.origin)
    await use(page, site.origin)
    await expect(bar(page)).toBeVisible()
    await bar(page)
      .getByRole('button', { name: textsOf('it').consent.refuse })
      .click()
    await expect(bar(page)).toBeHidden()
    await page.reload()
    await hydrate(page)
    await page.locator('footer').scrollIntoViewIfNeeded()
    await expect(bar(page)).toBeHidden()
    expect(asked).toEqual([])
    expect(await commands(page)).toEqual([])

    // As for a first visit: four signals denied first, then statistics alone.
    await page.evaluate(() => localStorage.clear())
    await page.goto(`${site.origin}/ja?gclid=x`)
    await bar(page)
      .getByRole('button', { name: textsOf('ja').consent.accept })
      .click()
    await expect(bar(page)).toBeHidden()
    await page.waitForFunction(() => 'tagRan' in window)
    expect(asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`])
    const queue = await commands(page)
    const denied = {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
    }
    expect(queue[0]).toEqual(['consent', 'default', denied])
    const config = queue.find(([command]) => command === 'config')
    expect(config).toEqual([
      'config',
      ID,
      expect.objectContaining({
        anonymize_ip: true,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
        cookie_flags: 'SameSite=None;Secure',
      }),
    ])
    const update = queue.findIndex(([command, what]) => command === 'consent' && what === 'update')
    expect(queue[update]).toEqual(['consent', 'update', { analytics_storage: 'granted' }])
    expect(JSON.stringify(queue)).not.toContain('gclid')

    // The choice holds on the next page, for six months.
    await page.goto(`${site.origin}/ja/kaijo`)
    await hydrate(page)
    await page.waitForFunction(() => 'tagRan' in window)
    await expect(bar(page)).toBeHidden()
    const until = await page.evaluate(() => JSON.parse(localStorage.getItem('passage.consent') ?? '{}').until)
    const days = (until - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(180)
    expect(days).toBeLessThan(185)
    await page.evaluate(() => localStorage.setItem('passage.consent', '{"choice":"granted","until":1}'))
    await page.reload()
    await expect(bar(page)).toBeVisible()
    expect((await context.cookies()).map(({ name }) => name)).toEqual([])
  })

  test('what is seen on a direct landing reaches the tag, and so does the time on the page that is left', async ({
    page,
    site,
  }) => {
    await page.clock.install()
    await standInForGoogle(page, site.origin)
    await accept(page)
    // The code of the tag comes late: by then the visit has been counted.
    let release = () => {}
    const late = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/google-tag/, (route) => late.then(() => route.continue()))
    await page.goto(site.origin + localize('venue', { slug: 'galerie-perle' }, 'de'))
    await hydrate(page)
    await page.clock.runFor(12_000)
    expect(await commands(page)).toEqual([])
    release()
    await expect.poll(async () => (await commands(page)).length).toBeGreaterThan(0)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
    const events = (await commands(page)).filter(([command]) => command === 'event')
    const place = { page_location: site.origin + localize('venue', { slug: 'galerie-perle' }, 'de') }
    const venue = { venue_slug: 'galerie-perle', venue_category: 'gallery', user_language: 'de' }
    expect(events.filter(([, name]) => name !== 'web_vitals')).toEqual([
      ['event', 'page_view', place],
      ['event', 'venue_view', { ...place, ...venue, event_category: 'venue' }],
      [
        'event',
        'time_on_page',
        {
          ...place,
          ...venue,
          event_category: 'engagement',
          event_label: 'medium',
          value: expect.any(Number),
        },
      ],
    ])
  })

  test('the tag is told what our own figures are, and not sooner', async ({ page, site }) => {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    await standInForGoogle(page, site.origin)
    await accept(page)
    const told = async () =>
      (await commands(page))
        .filter(([command, name]) => command === 'event' && name !== 'web_vitals')
        .map(([, name, about]) => [name, (about as { event_label?: string }).event_label ?? ''])
    await page.goto(`${site.origin}/de/raeume?q=ingrid.lindqvist&type=loft`)
    const isAllowed = () => 'dataLayer' in window
    await page.waitForFunction(isAllowed)
    await page.clock.runFor(900)
    expect(await told()).toEqual([])
    await page.clock.runFor(1100)
    expect(await told()).toEqual([
      ['page_view', ''],
      ['search', 'type:loft word:other results:none'],
    ])
    expect(JSON.stringify(await commands(page))).not.toContain('ingrid')
    for (const [path, label] of [
      ['/fr/contact', 'general'],
      ['/fr/contact-succes', 'venue'],
    ]) {
      await page.goto(`${site.origin}${path}${sentQuery(label === 'venue' ? 'Q-26-0043' : 'Q-26-0042')}`)
      await page.waitForFunction(isAllowed)
      await page.clock.runFor(1100)
      await expect.poll(told).toEqual([
        ['page_view', ''],
        ['contact_request', label],
      ])
    }
  })

  test.describe('of an error', () => {
    test.use({ expectedStatuses: [404, 410] })

    test('the tag and our own figures know only that a page is missing', async ({ page, site }) => {
      await page.clock.install()
      await standInForGoogle(page, site.origin)
      await accept(page)
      for (const [path, ...events] of [
        ['/nope/x', ['page_not_found', 'page']],
        ['/fr/lieu/pas-la', ['page_not_found', 'venue']],
        ['/venue/%FF', ['page_not_found', 'venue']],
        ['/old-blog/x'],
      ] as const) {
        await page.goto(site.origin + path)
        await page.waitForFunction(() => 'tagRan' in window)
        await page.clock.runFor(5000)
        await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
        const told = (await commands(page)).filter(([command]) => command === 'event')
        expect(
          told.map(([, name, about]) => [name, (about as { event_label?: string }).event_label]),
          path,
        ).toEqual(events)
      }
      await goAway(page, site)
      await site.stop()
      expect(storedEvents(site.folder).map(({ name, page: of, label }) => [name, of, label])).toEqual([
        ['page_not_found', 'error', 'page'],
        ['page_not_found', 'venue', 'venue'],
        ['page_not_found', 'venue', 'venue'],
      ])
      expect(storedVitals(site.folder)).toEqual([])
    })
  })

  test(
    'the choice is changed in the footer: the tag falls silent and its cookies go',
    inFull(),
    async ({ page, site, context }) => {
      await standInForGoogle(page, site.origin)
      await page.addInitScript(() => {
        if (location.protocol === 'http:' && !localStorage.getItem('passage.consent'))
          localStorage.setItem(
            'passage.consent',
            JSON.stringify({ choice: 'granted', until: Date.now() + 1e9 }),
          )
      })
      await page.goto(`${site.origin}/de`)
      await hydrate(page)
      await page.waitForFunction(() => 'tagRan' in window)
      await context.addCookies([{ name: '_ga_TEST', value: '1', url: site.origin }])
      const settings = page.locator('.consent-settings')
      await settings.locator('summary').click()
      await expect(settings).toContainText(textsOf('de').consent.granted)
      await settings.getByRole('button', { name: textsOf('de').consent.refuse }).click()
      await expect(settings).toContainText(textsOf('de').consent.denied)
      await expect.poll(() => page.evaluate((id) => Reflect.get(window, `ga-disable-${id}`), ID)).toBe(true)
      expect(await context.cookies()).toEqual([])
    },
  )

  test('does not ask a visitor whose browser already refuses', inFull(), async ({ page, site }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })
    })
    const asked = await standInForGoogle(page, site.origin)
    await page.goto(`${site.origin}/ko`)
    await hydrate(page)
    await expect(bar(page)).toBeHidden()
    await expect(page.locator('.consent-settings summary')).toBeVisible()
    expect(asked).toEqual([])
  })

  test(
    'a click that comes before the application counts, and the focus is not lost',
    inFull(),
    async ({ page, site }) => {
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      await standInForGoogle(page, site.origin)
      await page.route('**/assets/framework-*.js', async (route) => {
        await released
        await route.continue()
      })
      await page.goto(`${site.origin}/es`)
      await bar(page)
        .getByRole('button', { name: textsOf('es').consent.refuse })
        .click()
      release()
      await expect(bar(page)).toBeHidden()
      await expect(page.locator('#main')).toBeFocused()
      await expect(page.locator('.toast')).toContainText(textsOf('es').consent.saved)
    },
  )

  test(
    'the bar covers nothing, moves nothing, and both answers weigh the same',
    inFull(),
    async ({ page, site }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(`${site.origin}/fr`)
      await hydrate(page)
      const box = await bar(page).boundingBox()
      const next = await page.locator('.topbar').boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((next?.y ?? 0) + 0.5)
      const [refuse, accept] = await bar(page).getByRole('button').all()
      const sizes = await Promise.all([refuse, accept].map((button) => button?.boundingBox()))
      expect(sizes[0]?.width).toBeCloseTo(sizes[1]?.width ?? 0, 0)
      expect(sizes[0]?.height).toBe(sizes[1]?.height)
      expect(sizes[0]?.height).toBeGreaterThanOrEqual(44)
      expect(await refuse?.getAttribute('class')).toBe(await accept?.getAttribute('class'))
      const shifted = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
      expect(shifted.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
    },
  )

  test('speaks ten languages and violates no rule of accessibility', inFull(), async ({ page, site }) => {
    for (const language of LANGUAGE_CODES) {
      const html = await (await page.request.get(site.origin + localize('terms', {}, language))).text()
      expect(html).toContain(textsOf(language).consent.text)
    }
    for (const language of ['fr', 'ru', 'ja'] as const) {
      await page.goto(site.origin + localize('terms', {}, language))
      await hydrate(page)
      await page.locator('.consent-settings summary').click()
      expect(await violationsOf(page)).toEqual([])
    }
  })
})
