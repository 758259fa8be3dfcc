import type { Page } from '@playwright/test'
import { expect, hydrate, test } from './fixtures.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const FAVORITES = 'passage.favorites'

const keep = (page: Page, kept: readonly object[]) =>
  page.addInitScript(([key, text]) => localStorage.getItem(key) ?? localStorage.setItem(key, text), [
    FAVORITES,
    JSON.stringify(kept),
  ] as const)

test.describe('a part of the script that is lost', () => {
  test.use({ goesOffline: true, losesParts: true })

  test('does not cost a press: the dialog that shares, and the script of the page', async ({ page }) => {
    await keep(page, [{ id: 'galerie-perle', name: 'Galerie de la Perle' }])
    await page.goto('/my-favorites')
    await hydrate(page)
    await page.evaluate(() => Object.assign(window, { isFirst: true }))
    await page.route('**/assets/share-dialogs-*.js', (route) => route.abort('internetdisconnected'), {
      times: 1,
    })
    await page.locator('.results-bar button.btn-line').click()
    await page.waitForFunction(() => !('isFirst' in window))
    await hydrate(page)
    await page.locator('.results-bar button.btn-line').click()
    await expect(page.locator('.share-dialog')).toBeVisible()
  })

  test('is fetched anew with the page: its first file', async ({ page }) => {
    await page.route('**/assets/site-*.js', (route) => route.abort('internetdisconnected'), { times: 1 })
    await page.goto('/venues')
    await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined)
  })
})

test('an older entry of a favourite is completed and not lost', async ({ page }) => {
  await keep(page, [{ id: 'galerie-perle', name: 'Perle' }, { slug: 'salon-opera' }])
  await page.goto('/my-favorites')
  await hydrate(page)
  await expect(page.locator('[data-column]')).toHaveCount(2)
  const kept = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), FAVORITES)
  expect(kept).toMatchObject([{ slug: 'galerie-perle', language: 'en' }, { slug: 'salon-opera' }])
  expect(JSON.stringify(kept)).not.toContain('isPartial')
})

test('a toast that is no longer true makes room for the one that is', async ({ page }) => {
  await page.goto('/venues')
  await hydrate(page)
  const heart = page.locator('article[data-venue] .heart').first()
  await heart.click()
  await expect(page.locator('.toast')).toHaveCount(1)
  await heart.click()
  await expect(page.locator('.toast')).toHaveText(/^Removed from favourites/)
})

test('a link of a venue that is passed on leads to the same plan', async ({ page }) => {
  await page.goto('/venue/hotel-de-marbeuf?layout=dinner&guests=40')
  await hydrate(page)
  const copy = page.locator('.share-links [data-copy]').first()
  await expect(copy).toHaveAttribute('data-copy', /\/venue\/hotel-de-marbeuf\?guests=40&layout=dinner$/)
  await expect(page.locator('.share-links a').first()).toHaveAttribute(
    'href',
    /guests%3D40%26layout%3Ddinner/,
  )
  await expect(page.locator('[data-share]').first()).toHaveAttribute(
    'data-share',
    /guests=40&layout=seatedDinner$/,
  )
})

test('where nothing may be kept, the favourites say so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto('/my-favorites')
  await hydrate(page)
  await expect(page.locator('.notice')).toContainText('does not let us keep anything')
})

test('the chosen layout of a plan is seen in the visitor’s own colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/venue/hotel-de-marbeuf')
  await hydrate(page)
  const ground = (chosen: string) =>
    page
      .locator(`.plan-layouts ${chosen} + span`)
      .first()
      .evaluate((span) => getComputedStyle(span).backgroundColor)
  expect(await ground(':checked')).not.toBe(await ground(':not(:checked)'))
})

test.describe('more of the list that does not come', () => {
  test.use({ goesOffline: true })

  test('leaves what is shown, with one error and one way to try again', async ({ page }) => {
    // What hears the press comes late, as on a busy machine; before it the press would load a page.
    await page.route('**/assets/live-filters-*.js', async (route) => {
      await page.waitForFunction(() => performance.now() > 1500)
      await route.continue()
    })
    await page.goto('/venues')
    await hydrate(page)
    // Asked again by itself, it would come; so none comes until the visitor asks.
    await page.route('**/venues?page=2', (route) => route.abort('internetdisconnected'))
    await page.locator('[data-filter=more]').click()
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(page.locator('article[data-venue]')).toHaveCount(12)
    await expect(page.locator('[data-filter=more]')).toHaveCount(0)
    await page.unroute('**/venues?page=2')
    await page.getByRole('alert').getByRole('link').click()
    await expect(page.locator('article[data-venue]')).toHaveCount(24)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
