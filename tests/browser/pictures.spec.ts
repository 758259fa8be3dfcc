import { localize } from '../../src/i18n/addresses/localize.ts'
import type { PageId } from '../../src/i18n/addresses/paths.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { drawnPictures, readThrough } from './drawn-pictures.ts'
import { expect, hydrate, inFull, test } from './fixtures.ts'

const SLUG = 'hotel-de-marbeuf'

const PAGES: ReadonlyArray<{ page: PageId; params?: Record<string, string> }> = [
  { page: 'home' },
  { page: 'venues' },
  { page: 'venue', params: { slug: SLUG } },
  { page: 'neighborhood', params: { id: 'bastille' } },
  { page: 'event', params: { id: 'fashion-show' } },
  { page: 'neighborhoods' },
  { page: 'events' },
  { page: 'blog' },
  { page: 'about' },
]

const SCREENS = [
  { width: 390, height: 844, density: 3 },
  { width: 768, height: 1024, density: 1 },
  { width: 1440, height: 900, density: 1 },
  { width: 1920, height: 1080, density: 1 },
] as const

/** More than two image pixels for a CSS pixel are invisible. */
const MAX_DENSITY = 2

/** The narrowest file that is wide enough. */
function enough(offered: readonly number[], pixels: number): number {
  return offered.find((width) => width >= pixels) ?? offered.at(-1) ?? 0
}

for (const [screen, { width, height, density }] of SCREENS.entries()) {
  test.describe(`${width} px wide at density ${density}`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: density })

    for (const [index, { page: id, params = {} }] of PAGES.entries()) {
      // Each page on one screen, each screen for two pages: the others say the same.
      const isOther = (index + 2) % SCREENS.length !== screen
      test(
        `${id}: nothing moves, and every picture has a text, a size and the right file`,
        inFull(isOther),
        async ({ page }) => {
          // Japanese has the faces of the system: no line breaks anew when a face arrives, so all that moves is ours.
          await page.goto(localize(id, params, 'ja'))
          await readThrough(page)
          const shift = await page.evaluate(
            () =>
              new Promise<number>((resolve) => {
                new PerformanceObserver((list) => {
                  const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
                  resolve(shifts.reduce((sum, { value }) => sum + value, 0))
                }).observe({ type: 'layout-shift', buffered: true })
                setTimeout(() => resolve(0), 200)
              }),
          )
          // The name of the agency in the header has a face of its own: it moves by a pixel or two.
          expect(shift).toBeCloseTo(0, 3)

          const pictures = await drawnPictures(page)
          expect(pictures.filter(({ alt, isRepeated }) => alt === '' && !isRepeated)).toEqual([])
          expect(pictures.filter(({ hasSize }) => !hasSize)).toEqual([])
          const needed = Math.min(density, MAX_DENSITY)
          const wrong = pictures.filter(
            ({ file, drawn, offered }) =>
              file > enough(offered, drawn * needed * 1.03) || file < enough(offered, drawn * needed * 0.9),
          )
          expect(wrong).toEqual([])
        },
      )
    }
  })
}

test('texts of pictures are in the language of the page', async ({ page }) => {
  const texts = async (language: Language) => {
    await page.goto(localize('venues', {}, language))
    return (await drawnPictures(page)).map(({ alt }) => alt)
  }
  const english = new Set(await texts('en'))
  for (const language of ['fr', 'ja'] as const) {
    const own = await texts(language)
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter((alt) => english.has(alt))).toEqual([])
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('pictures are fetched 50 px before they come into view, and not earlier', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const key = /\/img\/[^/]+\/(.+)/.exec(request.url())?.[1]
      if (key) asked.push(key)
    })
    await page.goto(localize('venues', {}, 'en'))
    await page.waitForLoadState('networkidle')
    const card = (at: number) => page.locator('.results .card-pic').nth(at)
    const keyOf = async (at: number) =>
      /\/([a-z0-9-]+)$/.exec((await card(at).locator('img').first().getAttribute('src')) ?? '')?.[1] ?? ''
    const fold = 844
    const tops = await Promise.all(
      [0, 1, 2, 3].map(async (at) => (await card(at).boundingBox())?.y ?? Number.NaN),
    )
    const next = tops.findIndex((top) => top > fold + 50)
    expect(next).toBeGreaterThan(0)
    expect(new Set(asked).size).toBe(next)
    const missing = (tops[next] ?? 0) - fold
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, missing - 60)
    await page.waitForLoadState('networkidle')
    expect(asked).not.toContain(await keyOf(next))
    await page.mouse.wheel(0, 20)
    await expect.poll(() => asked).toContain(await keyOf(next))
  })
})

test.describe('with a pointer', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('the tiles beside the first picture of a venue appear together', async ({ page }) => {
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => (release = resolve))
    const venue = localize('venue', { slug: SLUG }, 'en')
    const [, tiles = ''] = (await (await page.request.get(venue)).text()).split('class="tiles"')
    const keys = new Set([...tiles.matchAll(/\/img\/f_jpeg,w_\d+\/([a-z0-9-]+)"/g)].map(([, key]) => key))
    const last = [...keys][4]
    await page.route(
      (url) => url.pathname.startsWith('/img/'),
      async (route) => {
        // The script of the page is there before any of them, and one of them comes after all others.
        await page.locator('html[data-ready]').waitFor({ state: 'attached' })
        if (route.request().url().endsWith(`/${last}`)) await isReleased
        await route.continue()
      },
    )
    // They wait for each other for as long as the last one takes here.
    await page.addInitScript(() => {
      const start = window.setTimeout
      const others = (run: TimerHandler, wait?: number) => (wait === 700 ? 0 : start(run, wait))
      Object.assign(window, { setTimeout: others })
    })
    const clear = () =>
      page
        .locator('.tiles > a:not([data-lead]) img')
        .evaluateAll((images) => images.map((image) => getComputedStyle(image).opacity === '1'))
    const arrived = page.locator('.tiles > a:not([data-lead]) img[data-arrived]')
    await page.goto(venue, { waitUntil: 'commit' })
    await expect(arrived).toHaveCount(3)
    expect((await clear()).slice(0, 3)).toEqual([false, false, false])
    release()
    await expect(arrived).toHaveCount(4)
    await expect.poll(clear).toEqual([true, true, true, true])
  })

  test('the second picture of a card is loaded when a pointer hovers over it', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(localize('venues', {}, 'en'))
    await hydrate(page)
    const card = page.locator('.results .card').first()
    const second = card.locator('.alt img')
    const key = /\/([a-z0-9-]+)$/.exec((await second.getAttribute('src')) ?? '')?.[1] ?? '?'
    expect(asked.filter((url) => url.endsWith(`/${key}`))).toEqual([])
    await card.hover()
    await expect.poll(() => asked.some((url) => url.endsWith(`/${key}`))).toBe(true)
    await expect(card.locator('.alt')).toHaveCSS('opacity', '1')
  })
})
