import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { expect, fontsFetched, hydrate, inFull, test } from './fixtures.ts'

const LIST = localize('venues', {}, 'en')

/** What moves between a card and its page. */
const GROWN = ['bar', 'room', 'root']

/** Where the tests keep what each document draws, across documents. */
const KEY = 'test.frames'

interface Frame {
  readonly path: string
  /** CSS pixels from the top of the page; none where only a motion is noted. */
  readonly place?: number
  /** The names that move between the page before and this one. */
  readonly moving?: readonly string[]
  /** Whether the browser, which was asked for a motion, gave none: the page was not ready within its four seconds. */
  readonly isTooLate?: boolean
}

/** Note the frames of every document, until it has been still for a second, and what moves as it comes. */
const noteFrames = (context: BrowserContext) =>
  context.addInitScript((key) => {
    const note = (seen: object) => {
      const known = JSON.parse(sessionStorage.getItem(key) ?? '[]')
      sessionStorage.setItem(key, JSON.stringify([...known, { path: location.pathname, ...seen }]))
    }
    const noteNext = (left: number) => {
      if (document.body) note({ place: Math.round(scrollY) })
      if (left > 0) requestAnimationFrame(() => noteNext(left - 1))
    }
    requestAnimationFrame(() => noteNext(60))
    addEventListener('pageswap', ({ viewTransition }) =>
      sessionStorage.setItem(`${key}.asked`, viewTransition ? 'yes' : ''),
    )
    addEventListener('pagereveal', ({ viewTransition }) => {
      const isAsked = sessionStorage.getItem(`${key}.asked`) === 'yes'
      if (isAsked && !viewTransition) note({ isTooLate: true })
      // Not in a frame: where those are few, all of the motion may lie between two of them.
      viewTransition?.ready.then(
        () => {
          const moving = document.getAnimations().flatMap(({ effect }) => {
            const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null
            return pseudo?.match(/^::view-transition-group\((.+)\)$/)?.[1] ?? []
          })
          note({ moving })
        },
        ({ name }: DOMException) => name === 'TimeoutError' && note({ isTooLate: true }),
      )
    })
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) requestAnimationFrame(() => noteNext(60))
    })
  }, KEY)

/** The frames of a page since the last call, once it has drawn enough of them. */
async function framesOf(page: Page, path: string): Promise<Frame[]> {
  const read = () => page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]') as Frame[], KEY)
  const own = async () => (await read()).filter((frame) => frame.path === path)
  await expect.poll(async () => (await own()).length).toBeGreaterThan(40)
  const frames = await own()
  await page.evaluate((key) => sessionStorage.removeItem(key), KEY)
  return frames
}

const placesOf = (frames: readonly Frame[]) => [...new Set(frames.flatMap(({ place }) => place ?? []))]
/** Without the bars that only one of the pages has. */
const movedIn = (frames: readonly Frame[]) =>
  [...new Set(frames.flatMap(({ moving }) => moving ?? []))].filter((name) => !name.startsWith('bar-')).sort()

/** The page is at its place, and these move wherever the browser gives a motion. */
function expectMoved(frames: readonly Frame[], place: number, moved: readonly string[]): void {
  expect(placesOf(frames)).toEqual([place])
  if (!frames.some(({ isTooLate }) => isTooLate)) expect(movedIn(frames)).toEqual(moved)
}

/** Back and forward as a visitor does: a page from memory has no load that a call could wait for. */
const travel = (page: Page, way: 'back' | 'forward') =>
  page.evaluate((to) => void setTimeout(() => history[to]()), way)

for (const [keeps, kept] of [
  [true, 'kept in memory'],
  [false, 'read again'],
] as const)
  for (const width of [390, 1280])
    test.describe(`${width} px wide, pages ${kept}`, inFull(width !== 390), () => {
      let page: Page
      let close: () => Promise<void>

      // The test runner turns the memory of pages off for its own browser.
      test.beforeEach(async ({ launchOptions, baseURL }) => {
        const ignoreDefaultArgs = keeps ? ['--disable-back-forward-cache'] : []
        const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs })
        const context = await browser.newContext({ baseURL, viewport: { width, height: 844 } })
        await noteFrames(context)
        page = await context.newPage()
        close = () => browser.close()
      })

      test.afterEach(() => close())

      test('the picture grows into its page and back, and no frame is at a wrong place', async () => {
        await page.goto(LIST)
        await hydrate(page)
        const card = page.locator('.results .card h3 a').nth(6)
        await fontsFetched(page)
        await card.scrollIntoViewIfNeeded()
        const venue = (await card.getAttribute('href')) ?? ''
        const before = await page.evaluate(() => Math.round(scrollY))
        expect(before).toBeGreaterThan(300)
        await framesOf(page, LIST)
        await card.click()
        await page.waitForURL(venue, { waitUntil: 'commit' })
        for (const way of ['back', 'forward', 'back'] as const) {
          const there = await framesOf(page, way === 'forward' ? LIST : venue)
          expectMoved(there, way === 'forward' ? before : 0, GROWN)
          await travel(page, way)
          await page.waitForURL(way === 'forward' ? venue : LIST, { waitUntil: 'commit' })
        }
        expectMoved(await framesOf(page, LIST), before, GROWN)
      })

      test('whoever left by the keyboard goes on at the same card, and the page stays in its place', async () => {
        await page.goto(LIST)
        await hydrate(page)
        const card = page.locator('.results .card h3 a').nth(6)
        const venue = (await card.getAttribute('href')) ?? ''
        await fontsFetched(page)
        const leaveAndReturn = async (leave: () => Promise<void>) => {
          await card.scrollIntoViewIfNeeded()
          const before = await page.evaluate(() => Math.round(scrollY))
          await leave()
          await page.waitForURL(venue, { waitUntil: 'commit' })
          await hydrate(page)
          await travel(page, 'back')
          await page.waitForURL(LIST, { waitUntil: 'commit' })
          await hydrate(page)
          return before
        }
        // A pointer leaves no ring behind.
        await leaveAndReturn(() => card.click())
        await expect(page.locator('.results :focus-visible')).toHaveCount(0)
        const before = await leaveAndReturn(() => card.press('Enter'))
        expect(before).toBeGreaterThan(300)
        await expect(card).toBeFocused()
        await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before)
      })

      test('any other page is there at once', async () => {
        await page.goto(LIST)
        await hydrate(page)
        const contact = localize('contact-us', {}, 'en')
        await page.locator(`.footer a[href="${contact}"]`).first().click()
        await page.waitForURL(contact, { waitUntil: 'commit' })
        const frames = await framesOf(page, contact)
        expect([placesOf(frames), movedIn(frames)]).toEqual([[0], []])
      })
    })

test.describe('where motion is reduced', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a venue is there at once', async ({ page, context }) => {
    await noteFrames(context)
    await page.goto(LIST)
    await hydrate(page)
    const card = page.locator('.results .card h3 a').nth(1)
    const venue = (await card.getAttribute('href')) ?? ''
    await card.click()
    await page.waitForURL(venue, { waitUntil: 'commit' })
    const frames = await framesOf(page, venue)
    expect([placesOf(frames), movedIn(frames)]).toEqual([[0], []])
  })
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a venue begins with the picture of its card, motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto(LIST)
    await hydrate(page)
    const card = page.locator('.results .card').nth(1)
    await expect
      .poll(() =>
        card
          .locator('img')
          .first()
          .evaluate((img: HTMLImageElement) => img.complete),
      )
      .toBe(true)
    const shown = await card
      .locator('img')
      .first()
      .evaluate((img: HTMLImageElement) => img.currentSrc)
    expect(shown).toContain('/img/')
    await card.locator('h3 a').click()
    await expect(page.locator('[data-lead] .ground image')).toHaveAttribute('href', shown)
  })

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1280, height: 844 } })

  test('the first picture grows, whichever one is seen, and labels come when it has arrived', async ({
    page,
    context,
  }) => {
    await noteFrames(context)
    // Heard after the listener of the page, which names what moves.
    await context.addInitScript(() =>
      addEventListener('load', () =>
        addEventListener('pageswap', () => {
          const second = document.querySelector('.card:hover .alt')
          if (second) sessionStorage.setItem('test.second', getComputedStyle(second).display)
        }),
      ),
    )
    await page.goto(LIST)
    await hydrate(page)
    const card = page.locator('.results .card').nth(1)
    await card.hover()
    const second = card.locator('.alt')
    await expect(second).toHaveCSS('opacity', '1')
    await page.mouse.down()
    await expect(second, 'while it is pressed').toHaveCSS('opacity', '0')
    const venue = (await card.locator('h3 a').getAttribute('href')) ?? ''
    await page.mouse.up()
    await page.waitForURL(venue, { waitUntil: 'commit' })
    const frames = await framesOf(page, venue)
    expectMoved(frames, 0, GROWN)
    expect(await page.evaluate(() => sessionStorage.getItem('test.second'))).toBe('none')
    // Nothing keeps the name of a motion that has ended.
    await expect(page.locator('[data-lead]')).not.toHaveAttribute('style', /room/)
    await expect(page.locator('.mosaic .all')).toHaveCSS('opacity', '1')
  })
})

test('from the favourites to the list the pictures of both move', async ({ page, context }) => {
  await noteFrames(context)
  await page.goto(LIST)
  await hydrate(page)
  const card = page.locator('.results .card').first()
  const slug = await card.getAttribute('data-venue')
  await card.locator('button.heart').click()
  await page.locator('[data-favorites]').click()
  await page.waitForURL(localize('favorites', {}, 'en'))
  await hydrate(page)
  await expect(page.locator(`[data-venue="${slug}"] .card-pic img`).first()).toBeVisible()
  await framesOf(page, localize('favorites', {}, 'en'))
  await page.locator(`.footer a[href="${LIST}"]`).evaluate((link: HTMLElement) => link.click())
  await page.waitForURL(LIST, { waitUntil: 'commit' })
  const frames = await framesOf(page, LIST)
  if (!frames.some(({ isTooLate }) => isTooLate)) expect(movedIn(frames)).toContain(`room-${slug}`)
})
