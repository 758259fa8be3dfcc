import type { Page } from '@playwright/test'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { expect, fontsFetched, hydrate, inFull, rest, test } from './fixtures.ts'

const ARTICLE = localize('terms', {}, 'fr')

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Wait until nothing moves any more. */
async function atRest(page: Page): Promise<number> {
  await page.evaluate(async () => {
    let still = 0
    for (let last = scrollY; still < 10; last = scrollY) {
      await new Promise((drawn) => requestAnimationFrame(drawn))
      still = scrollY === last ? still + 1 : 0
    }
  })
  return scrolled(page)
}

/** Distance of a place from the lower edge of the header that stays, in CSS pixels. */
function belowHeader(page: Page, id: string): Promise<number> {
  return page.evaluate((target) => {
    const top = document.getElementById(target)?.getBoundingClientRect().top ?? Number.NaN
    return top - (document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0)
  }, id)
}

async function lastAnchor(page: Page): Promise<string> {
  const href = await page.locator('.article-contents a').last().getAttribute('href')
  return href?.slice(1) ?? ''
}

test.beforeEach(async ({ page }) => {
  await page.goto(ARTICLE)
  await fontsFetched(page)
})

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, inFull(width !== 390), () => {
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

    test('a new page begins at its top, and Back finds the place again', async ({ page }) => {
      await page.goto(localize('venues', {}, 'en'))
      await hydrate(page)
      const card = page.locator('.results .card h3 a').nth(6)
      await card.scrollIntoViewIfNeeded()
      const before = await atRest(page)
      expect(before).toBeGreaterThan(300)
      await card.click()
      await expect(page.locator('body')).toHaveAttribute('data-page', 'venue')
      expect(await atRest(page)).toBe(0)
      await page.goBack()
      await expect(page.locator('body')).toHaveAttribute('data-page', 'venues')
      await expect.poll(() => scrolled(page)).toBe(before)
      await page.goForward()
      await expect(page.locator('body')).toHaveAttribute('data-page', 'venue')
      await expect.poll(() => scrolled(page)).toBe(0)
    })

    test('an anchor on the same page comes into view below the header; Back leads back', async ({ page }) => {
      await page.goto(ARTICLE)
      await hydrate(page)
      const link = page.locator('.article-contents a').last()
      const id = await lastAnchor(page)
      await link.scrollIntoViewIfNeeded()
      const before = await atRest(page)
      await link.click()
      await expect(page).toHaveURL(`${ARTICLE}#${id}`)
      await atRest(page)
      const gap = await belowHeader(page, id)
      expect(gap).toBeGreaterThanOrEqual(0)
      expect(gap).toBeLessThan(120)
      await page.goBack()
      await expect(page).toHaveURL(ARTICLE)
      await expect.poll(() => scrolled(page)).toBe(before)
    })

    test('a page with an anchor opens there, and stays there when the application takes over', async ({
      page,
    }) => {
      await page.goto(ARTICLE)
      const id = await lastAnchor(page)
      await page.goto('about:blank')
      await page.goto(`${ARTICLE}#${id}`)
      await atRest(page)
      const gap = await belowHeader(page, id)
      expect(gap).toBeGreaterThanOrEqual(0)
      expect(gap).toBeLessThan(120)
      const place = await scrolled(page)
      await hydrate(page)
      expect(await atRest(page)).toBe(place)
    })
  })
}

test.describe('contents that stay beside their text', () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

  for (const id of [
    'contact',
    'contact-us',
    'submit-venue',
    'privacy-policy',
    'performance-monitor',
  ] as const) {
    test(
      `never run over each other on ${id}`,
      inFull(id !== 'contact' && id !== 'submit-venue'),
      async ({ page }) => {
        await page.goto(localize(id, {}, 'en'))
        const least = await page.evaluate(() => {
          const column = document.querySelector('.article')
          const label = document.querySelector('.article-contents .label')
          const first = document.querySelector('.article-contents a')
          if (!column || !label || !first) return Number.NaN
          const { top, bottom } = column.getBoundingClientRect()
          const gaps: number[] = []
          const [from, to] = [scrollY + top - innerHeight, scrollY + bottom]
          for (let y = from; y < to; y += 20) {
            scrollTo(0, y)
            gaps.push(first.getBoundingClientRect().top - label.getBoundingClientRect().bottom)
          }
          return Math.min(...gaps)
        })
        expect(least).toBeGreaterThanOrEqual(0)
      },
    )
  }
})

test.describe('what is below the first screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

  /** Parts without a layout of their own: those that are left out of the first one. */
  const leftOut = (page: Page) =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('main *, .footer')].filter(
          (part) => getComputedStyle(part).contentVisibility === 'auto',
        ).length,
    )

  for (const [id, params] of [
    ['home', {}],
    ['venue', { slug: 'galerie-perle' }],
    ['event', { id: 'showroom' }],
  ] as const)
    test(`of ${id} is left out at first, has its own height at rest, and Back finds the place`, async ({
      page,
    }) => {
      // With the script on its way.
      const script = /\/assets\/site-[^/]+\.js$/
      await page.route(script, (route) => route.abort('aborted'))
      await page.goto(localize(id, params, 'en'))
      expect(await leftOut(page)).toBeGreaterThan(2)
      await page.unroute(script)
      // In the fonts that this browser has by now.
      await page.goto(localize(id, params, 'en'))
      await expect.poll(() => leftOut(page)).toBe(0)
      await page.keyboard.press('End')
      const end = await atRest(page)
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(end)
      const link = page.locator(`.footer a[href="${localize('services', {}, 'en')}"]`)
      await link.scrollIntoViewIfNeeded()
      const before = await atRest(page)
      await link.click()
      await expect(page.locator('body')).toHaveAttribute('data-page', 'services')
      await page.goBack()
      await expect(page.locator('body')).toHaveAttribute('data-page', id)
      await expect.poll(() => scrolled(page)).toBe(before)
    })

  test('an anchor leads to its place at once', async ({ page }) => {
    await page.goto(`${localize('services', {}, 'en')}#after`)
    const place = await atRest(page)
    expect(await leftOut(page)).toBe(0)
    expect(await belowHeader(page, 'after')).toBeGreaterThanOrEqual(0)
    expect(await belowHeader(page, 'after')).toBeLessThan(120)
    await fontsFetched(page)
    expect(await atRest(page)).toBe(place)
  })
})

test.describe('motion', () => {
  for (const [reducedMotion, behavior] of [
    ['no-preference', 'smooth'],
    ['reduce', 'auto'],
  ] as const) {
    test.describe(reducedMotion, () => {
      test.use({ contextOptions: { reducedMotion } })

      test(`scrolling to an anchor is ${behavior}`, async ({ page }) => {
        await page.goto(ARTICLE)
        await hydrate(page)
        await rest(page)
        const style = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
        // A browser that puts a page in place does so at once.
        expect(await style()).toBe('auto')
        await page.locator('.article-contents a').last().focus()
        expect(await style()).toBe(behavior)
        const id = await lastAnchor(page)
        // Right after the click, however long a frame takes: a smooth scroll has not arrived yet, any other one has.
        const places = await page.evaluate(() => {
          document.querySelector<HTMLElement>('.article-contents li:last-child a')?.click()
          return scrollY
        })
        const end = await atRest(page)
        expect(end).toBeGreaterThan(300)
        expect(await belowHeader(page, id)).toBeGreaterThanOrEqual(0)
        if (behavior === 'smooth') expect(places).toBeLessThan(end)
        else expect(Math.round(places)).toBe(end)
      })
    })
  }
})
