import type { Page } from '@playwright/test'
import { localize } from '../../src/i18n/addresses/localize.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { expect, hydrate, test } from './fixtures.ts'
import { textsOf } from './site-texts.ts'

const texts = textsOf('en')
const toasts = (page: Page) => page.locator('.toast')
const hearts = (page: Page) => page.locator('article[data-venue] button.heart')
const undo = (page: Page) => toasts(page).getByRole('button', { name: texts.common.undo })
const keptSlugs = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('passage.favorites') ?? '[]') as { slug: string }[]).map(
      ({ slug }) => slug,
    ),
  )

/** Toasts go by themselves: here they stay until something else ends them. */
async function open(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: '2027-01-11T09:00:00Z' })
  await page.goto(address)
  await hydrate(page)
  await page.clock.pauseAt('2027-01-11T10:00:00Z')
}

const openVenues = (page: Page) => open(page, '/venues?sort=name')

test('hearts of several venues are one toast, and a run of removals is taken back as one', async ({
  page,
}) => {
  await openVenues(page)
  for (const at of [0, 1, 2, 3]) await hearts(page).nth(at).click()
  await expect(toasts(page)).toHaveCount(1)
  const kept = await keptSlugs(page)
  expect(kept).toHaveLength(4)
  for (const at of [1, 0, 2]) await hearts(page).nth(at).click()
  await expect(toasts(page)).toHaveText([/^Removed from favourites \(3\)/])
  // One of them is kept again by its heart: it is no part of the undo any more.
  await hearts(page).nth(0).click()
  await expect(toasts(page)).toHaveText([/^Removed from favourites \(2\)/, /^Added to favorites/])
  await undo(page).click()
  expect((await keptSlugs(page)).toSorted()).toEqual(kept.toSorted())
  await expect(toasts(page)).toHaveCount(1)
})

test('a run of removals comes back in its order, on the next page too', async ({ page }) => {
  await openVenues(page)
  for (const at of [0, 1, 2, 3]) await hearts(page).nth(at).click()
  const kept = await keptSlugs(page)
  for (const at of [0, 2]) await hearts(page).nth(at).click()
  await expect(toasts(page)).toHaveText([/^Removed from favourites \(2\)/])
  await page.goto(localize('favorites', {}, 'en'))
  await hydrate(page)
  await expect(toasts(page)).toHaveText([/^Removed from favourites \(2\)/])
  await page.locator(`article[data-venue=${kept[1]}]`).getByRole('button').first().click()
  await expect(toasts(page)).toHaveText([/^Removed from favourites \(3\)/])
  await undo(page).click()
  expect(await keptSlugs(page)).toEqual(kept)
})

test('a toast that leads on stays for six seconds', async ({ page }) => {
  await openVenues(page)
  await hearts(page).first().click()
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(6000)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(1500)
  await expect(toasts(page)).toHaveCount(0)
})

test('what a toast leads to is not offered on that page', async ({ page }) => {
  await openVenues(page)
  await hearts(page).first().click()
  await expect(toasts(page)).toHaveCount(1)
  await page.goto(localize('about', {}, 'en'))
  await hydrate(page)
  await expect(toasts(page)).toHaveCount(1)
  await page.goto(localize('favorites', {}, 'en'))
  await hydrate(page)
  await expect(page.locator('.card-pic, [data-venue]').first()).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const language of ['en', 'de', 'ru', 'ja'] satisfies Language[])
    test(`a toast covers neither the button of the dock nor the focus in ${language}`, async ({ page }) => {
      await open(page, localize('venue', { slug: 'galerie-perle' }, language))
      await page.locator('.heart-tool').first().click()
      await expect(toasts(page)).toHaveCount(1)
      const free = (selector?: string) =>
        page.evaluate((wanted) => {
          const found = wanted === undefined ? document.activeElement : document.querySelector(wanted)
          const other = found?.getBoundingClientRect()
          const own = document.querySelector('.toasts')?.getBoundingClientRect()
          if (!own || !other) throw new Error('nothing to measure')
          return own.bottom <= other.top || own.top >= other.bottom || own.right <= other.left
        }, selector)
      expect(await page.locator('.dock').isVisible()).toBe(true)
      expect(await free('.dock')).toBe(true)
      // Whatever the focus comes to stays in sight.
      let seen = 0
      for (let tabs = 0; tabs < 25; tabs++) {
        await page.keyboard.press('Tab')
        // A frame, in which the page has scrolled to it.
        await page.clock.runFor(20)
        const isInPage = () =>
          document.activeElement?.closest('main') !== null &&
          document.activeElement?.closest('.dock') === null
        if (!(await page.evaluate(isInPage))) continue
        seen += 1
        // Once it has glided there, which takes as long as the machine lets it.
        await expect.poll(() => free(), `focus ${tabs}`).toBe(true)
      }
      expect(seen).toBeGreaterThan(10)
      await expect(toasts(page)).toHaveCount(1)
    })
})
