import type { Page, Request } from '@playwright/test'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { expect, fontsFetched, inFull, test } from './fixtures.ts'
import { test as onOwnSite } from './own-site.ts'

/** A phone on the move: what shares the line with the first picture delays it. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }

const TEMPLATES = [
  ['home', {}],
  ['venues', {}],
  ['venue', { slug: 'hotel-de-marbeuf' }],
  ['blog-post', { slug: 'light-for-white-walls' }],
  ['contact', {}],
] as const

const isFont = (request: Request) => request.resourceType() === 'font'

/** Until the page uses its fonts. */
async function untilFonts(page: Page): Promise<void> {
  await page.locator('html[data-fonts]').waitFor()
  await page.evaluate(() => document.fonts.ready)
}

for (const [index, [name, params]] of TEMPLATES.entries()) {
  test(
    `${name}: nothing but the document stands before the first paint, and no font before the page has loaded`,
    inFull(index > 1),
    async ({ page }) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', SLOW)
      await page.goto(localize(name, params, 'en'))
      await fontsFetched(page)
      const seen = await page.evaluate(() => {
        const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        const files = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
          renderBlockingStatus: string
        })[]
        const fonts = files.filter((file) => file.name.endsWith('.woff2'))
        return {
          blocking: files.filter((file) => file.renderBlockingStatus === 'blocking').map((file) => file.name),
          loaded: document?.loadEventEnd ?? 0,
          firstFont: Math.min(...fonts.map((file) => file.startTime)),
          fonts: fonts.length,
        }
      })
      expect(seen.blocking).toEqual([])
      expect(seen.fonts).toBeGreaterThan(0)
      expect(seen.firstFont).toBeGreaterThanOrEqual(seen.loaded)
    },
  )
}

/** Keep files from arriving until the function it gives is called. */
async function hold(page: Page, files: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** How the first elements of the page look, all of them by default; what is in closed menus is not drawn. */
function looksOf(page: Page, count?: number): Promise<string[]> {
  return page.evaluate(async (first) => {
    // What is tied to a place in the window is known with the first frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const sheet = document.querySelector('link[rel="stylesheet"]')
    const all = [...document.body.querySelectorAll('*')].filter(
      // What holds it grows with what follows.
      (one) => !one.contains(sheet) && !one.matches('link, script, template'),
    )
    return all.slice(0, first).map((one) => {
      if (!one.checkVisibility()) return 'not drawn'
      const style = getComputedStyle(one)
      return `${one.outerHTML.slice(0, 80)} ${[...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')}`
    })
  }, count)
}

/** Open a page whose stylesheet is late, and compare what stands before it with how it looks afterwards. */
async function looksTheSame(page: Page, address: string): Promise<void> {
  const [sheet, script] = [await hold(page, '**/assets/site-*.css'), await hold(page, '**/assets/site-*.js')]
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('link[rel="stylesheet"]').waitFor({ state: 'attached' })
  // The parser waits here.
  await expect(page.locator('footer')).toHaveCount(0)
  const before = await looksOf(page)
  expect(before.length).toBeGreaterThan(100)
  sheet()
  await page.locator('footer').waitFor({ state: 'attached' })
  expect(await looksOf(page, before.length)).toEqual(before)
  script()
  await fontsFetched(page)
}

for (const width of [390, 1440])
  for (const [index, [name, params]] of TEMPLATES.entries())
    test(
      `${name} at ${width} px: what stands before the stylesheet looks the same when it has come`,
      inFull(index > 1),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 900 })
        await looksTheSame(page, localize(name, params, 'fr'))
      },
    )

test('favourites: as many places as are kept, before the stylesheet as well', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() =>
    localStorage.setItem('passage.favorites', JSON.stringify(['hotel-de-marbeuf', 'galerie-perle'])),
  )
  await looksTheSame(page, localize('favorites', {}, 'fr'))
})

onOwnSite.describe('on a site with Google’s tag', () => {
  onOwnSite.use({ settings: { GA_MEASUREMENT_ID: 'G-TEST12345' } })

  onOwnSite('the question about it has its place before the stylesheet', async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await looksTheSame(page, site.origin + localize('venues', {}, 'fr'))
  })
})

test('a press of Tab before the stylesheet shows the way to the content', async ({ page }) => {
  const [sheet, script] = [await hold(page, '**/assets/site-*.css'), await hold(page, '**/assets/site-*.js')]
  await page.goto(localize('contact', {}, 'fr'), { waitUntil: 'commit' })
  await page.locator('link[rel="stylesheet"]').waitFor({ state: 'attached' })
  await page.keyboard.press('Tab')
  await expect(page.locator('.skip')).toBeFocused()
  await expect(page.locator('.skip')).toBeInViewport()
  sheet()
  script()
})

test('a visitor who has the fonts is shown them at once on the next page', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { hadFonts: document.documentElement.dataset.fonts !== undefined }),
    )
  })
  const hadFonts = () => page.evaluate(() => (window as unknown as { hadFonts: boolean }).hadFonts)
  await page.goto(localize('home', {}, 'de'))
  expect(await hadFonts(), 'on the first page').toBe(false)
  await untilFonts(page)
  await page.goto(localize('venues', {}, 'de'))
  expect(await hadFonts(), 'on the second page').toBe(true)
  await expect(page.locator('h1')).toHaveCSS('font-family', /^"?Noto Serif Display"?,/)
  const reloaded = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter((file) => file.name.endsWith('.woff2'))
      .map((file) => file.transferSize),
  )
  expect(reloaded.every((bytes) => bytes === 0)).toBe(true)
})

test('fonts that come too late for a page are used in their place all the same', async ({ page }) => {
  await page.goto(localize('home', {}, 'de'))
  await untilFonts(page)
  const client = await page.context().newCDPSession(page)
  await client.send('Network.clearBrowserCache')
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as unknown as { value: number }[])
        (window as unknown as { moved: number }).moved += value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  /** Whether text of each family is as wide as in the face behind it. */
  const missed = () =>
    page.evaluate(() => {
      const pen = document.createElement('canvas').getContext('2d')
      const widthOf = (font: string) => {
        if (pen) pen.font = `20px ${font}`
        return pen?.measureText('Passage').width
      }
      const families = ['Noto Serif Display', 'Playfair Display', 'Golos Text']
      return families.filter((family) => widthOf(`"${family}",monospace`) === widthOf('monospace'))
    })
  const release = await hold(page, '**/*.woff2')
  await page.goto(localize('favorites', {}, 'de'), { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  release()
  await page.waitForLoadState()
  await expect.poll(missed).toEqual([])
  expect(await page.evaluate(() => document.documentElement.dataset.fonts)).toBe('')
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.005)
})

test('a Chinese page fetches the font of the name of the agency alone', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => void (isFont(request) && fonts.push(request.url())))
  await page.goto(localize('contact', {}, 'cn'))
  await untilFonts(page)
  expect(fonts.map((url) => /assets\/([a-z-]+)-latin-/.exec(url)?.[1])).toContain('playfair-display')
  expect(fonts.filter((url) => url.includes('noto-serif-display'))).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the fonts come all the same', async ({ page }) => {
    const font = page.waitForRequest(isFont)
    await page.goto(localize('home', {}, 'fr'))
    expect((await font).url()).toContain('/assets/')
  })
})

for (const language of ['fr', 'de', 'ru'] as const) {
  for (const width of [390, 1280]) {
    test(
      `the swap of fonts moves nothing: ${language}, ${width} px`,
      inFull(language !== 'fr'),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 })
        await page.addInitScript(() => {
          const shifts: number[] = []
          Object.assign(window, { shifts })
          new PerformanceObserver((list) => {
            for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
              shifts.push(shift.value)
          }).observe({ type: 'layout-shift', buffered: true })
        })
        for (const [name, params] of TEMPLATES) {
          await page.goto(localize(name, params, language))
          // Each page as if it were the first one.
          await page.evaluate(() => localStorage.clear())
          await page.reload()
          await fontsFetched(page)
          const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
          expect(
            shifts.reduce((sum, value) => sum + value, 0),
            name,
          ).toBeLessThan(0.005)
        }
      },
    )
  }
}

test.describe('a font that is', () => {
  for (const [difference, rules, isUsed] of [
    // The heading takes a line more: it waits for its font until the next page.
    ['wider', 'h1 { --serif: monospace }', true],
    // It takes a line less: its place stays.
    ['narrower', 'h1 { letter-spacing: -0.2em }', true],
    // Whatever takes more room and is no matter of the font: nothing changes at all.
    ['of another height', 'h1 { padding-top: 40px }', false],
  ] as const)
    test(`${difference} moves nothing`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.addInitScript((sheet) => {
        const styles = new CSSStyleSheet()
        styles.replaceSync(sheet)
        document.adoptedStyleSheets = [styles]
      }, `[data-fonts] ${rules}`)
      const places = () =>
        page
          .locator('main :is(h1, p, a)')
          .evaluateAll((all) =>
            all.map((one) => Math.round(one.getBoundingClientRect().top)).filter((top) => top < innerHeight),
          )
      await page.goto(localize('about', {}, 'en'))
      const before = await places()
      await fontsFetched(page)
      expect(await places()).toEqual(before)
      expect(await page.evaluate(() => document.documentElement.dataset.fonts !== undefined)).toBe(isUsed)
    })
})
