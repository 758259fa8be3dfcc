import type { Page } from '@playwright/test'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { HERO } from '../../src/modules/content/model/home-selection.ts'
import { expect, fontsFetched, inFull, test } from './fixtures.ts'
import { textsOnPictures } from './text-contrast.ts'
import { strangeFacesOf } from './text-faults.ts'

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

for (const [width, text] of [
  [1280, '100%'],
  [390, '200%'],
  [320, '200%'],
  [2560, '100%'],
] as const)
  test(
    `no word lies over the hero's picture, and nothing sticks out: ${width} px, text at ${text}`,
    inFull(width === 2560 || width === 320),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(localize('home', {}, 'de'))
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text)
      await expect(page.locator('.hero h1')).toBeVisible()
      const words = (await textsOnPictures(page)).filter(({ least, contrast }) => contrast < least)
      expect(words).toEqual([])
      expect(await sideways(page)).toBeLessThanOrEqual(0)
      const [picture, lead] = await Promise.all(
        ['.hero-pic .photo', '.hero .lead'].map((part) => page.locator(part).boundingBox()),
      )
      if (!picture || !lead) throw new Error('no hero')
      const isBeside = picture.x >= lead.x + lead.width
      expect(isBeside || picture.y + picture.height <= lead.y).toBe(true)
    },
  )

test('the label of the picture leads to its venue, with its figures', async ({ page }) => {
  await page.goto(localize('home', {}, 'en'))
  const label = page.locator('.hero .cartel a')
  await expect(label).toHaveAttribute('href', localize('venue', { slug: HERO.slug }, 'en'))
  await expect(label).toHaveText(/^Boutique Turenne 3rd arrondissement\s· 62\sm²\s· from €950\s\/\sday$/)
  await expect(page.locator('.hero-pic img')).toHaveAttribute('src', new RegExp(`/${HERO.photo}$`))
  await label.click()
  await expect(page.locator('h1')).toHaveText('Boutique Turenne')
})

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const)
  test(`the search is whole on the first screen: ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const language of ['en', 'fr'] as const) {
      await page.goto(localize('home', {}, language))
      const button = await page.locator('.search form .btn').boundingBox()
      expect((button?.y ?? height) + (button?.height ?? 0), language).toBeLessThanOrEqual(height)
    }
  })

test('the title grows from phones to tablets, and no word of it is wider than its column', async ({
  page,
}) => {
  const sizes: number[] = []
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const language of LANGUAGE_CODES) {
      await page.goto(localize('home', {}, language))
      const title = await page.locator('.hero h1').evaluate((one) => ({
        over: one.scrollWidth - one.clientWidth,
        size: Number.parseFloat(getComputedStyle(one).fontSize),
      }))
      expect(title.over, `${language}, ${width} px`).toBeLessThanOrEqual(0)
      if (language === 'en') sizes.push(title.size)
    }
  }
  const [phone = 0, tablet = 0] = sizes
  expect(tablet).toBeGreaterThan(phone * 1.1)
})

for (const width of [390, 1440] as const)
  test(`on a first visit every word of home and journal is in a face of the house: ${width} px`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await page.addInitScript(() => localStorage.removeItem('passage.fonts'))
    for (const language of LANGUAGE_CODES.filter((code) => !['ja', 'ko', 'cn'].includes(code)))
      for (const name of ['home', 'blog'] as const) {
        await page.goto(localize(name, {}, language))
        await fontsFetched(page)
        expect.soft(await strangeFacesOf(page), `${name}, ${language}`).toEqual([])
      }
  })

for (const [width, height] of [
  [390, 844],
  [768, 1024],
] as const)
  test(`on a first visit every word of list and map is in a face of the house: ${width} px`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    await page.addInitScript(() => localStorage.removeItem('passage.fonts'))
    for (const language of LANGUAGE_CODES.filter((code) => !['ja', 'ko', 'cn'].includes(code))) {
      await page.goto(`${localize('venues', {}, language)}?view=map`)
      await fontsFetched(page)
      expect.soft(await strangeFacesOf(page), language).toEqual([])
    }
  })

for (const width of [320, 390, 768, 1024] as const)
  test(
    `the way to a quote is solid in the bar, beside everything else: ${width} px`,
    inFull(width === 768 || width === 320),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      for (const language of LANGUAGE_CODES) {
        await page.goto(localize('about', {}, language))
        const quote = page.locator('.bar .bar-quote')
        await expect(quote).toHaveAttribute('href', localize('contact', {}, language))
        expect(await sideways(page), language).toBeLessThanOrEqual(0)
        const boxes = await page
          .locator('.bar > details > summary, .bar > .logo, .bar-quote, .bar-end > .icon-btn')
          .evaluateAll((all) =>
            all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]),
          )
        for (const [at, [left = 0]] of boxes.entries())
          if (at > 0) expect(left, `${language}, ${at}`).toBeGreaterThanOrEqual((boxes[at - 1]?.[1] ?? 0) - 1)
        expect((await page.locator('.bar').boundingBox())?.height, language).toBeLessThan(90)
      }
    },
  )
