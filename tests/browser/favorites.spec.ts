import type { Page } from '@playwright/test'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { expect, hydrate, inFull, test } from './fixtures.ts'
import { textsOf } from './site-texts.ts'

const KEY = 'passage.favorites'

const heart = (page: Page, slug: string) => page.locator(`article[data-venue=${slug}] button[aria-pressed]`)
const toast = (page: Page) => page.locator('.toast')
const badge = (page: Page) => page.locator('.site-header .badge')

/** The slugs that the browser keeps, in their order. */
function keptSlugs(page: Page): Promise<string[]> {
  return page.evaluate((key) => {
    const kept = JSON.parse(localStorage.getItem(key) ?? '[]') as { slug: string }[]
    return kept.map(({ slug }) => slug)
  }, KEY)
}

/** A favourite as an earlier visit has left it. */
function favorite(slug: string, name = slug) {
  return {
    slug,
    name,
    type: 'gallery',
    neighborhood: 'le-marais',
    arrondissement: 3,
    surfaceM2: 95,
    guests: 80,
    priceFromDayCents: 100_000,
    photos: [],
    language: 'en',
  }
}

/** Put a text into the store before the first page of the test opens. */
async function keepBefore(page: Page, text: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
    },
    [KEY, text] as const,
  )
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const block of ['start', 'center', 'end'] as const) {
    test(
      `a toast is small and leaves the saved card free: ${block}`,
      inFull(block !== 'end'),
      async ({ page }) => {
        await page.goto('/venues?sort=name')
        await hydrate(page)
        const card = page.locator('article[data-venue]').nth(2)
        await card.evaluate(
          (element, where) => element.scrollIntoView({ block: where, behavior: 'instant' }),
          block,
        )
        await card.locator('button.heart').click()
        await expect(toast(page)).toBeVisible()
        const [saved, shown] = [await card.boundingBox(), await toast(page).boundingBox()]
        if (!saved || !shown) throw new Error('nothing to measure')
        expect(shown.height).toBeLessThan(100)
        const apart = shown.y >= saved.y + saved.height || shown.y + shown.height <= saved.y
        expect(apart, JSON.stringify({ saved, shown })).toBe(true)
      },
    )
  }

  test('an open menu stands above a toast', inFull(), async ({ page }) => {
    await page.goto('/venues?sort=name')
    await hydrate(page)
    await page.locator('article[data-venue] button.heart').first().click()
    await expect(toast(page)).toBeVisible()
    await page.locator('details.burger > summary').click()
    const box = await toast(page).boundingBox()
    const isCovered = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest('.drawer') !== null,
      [(box?.x ?? 0) + 20, (box?.y ?? 0) + 10] as const,
    )
    expect(isCovered).toBe(true)
  })
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('a heart on a card keeps the venue over a reload and lets it go again', async ({ page }) => {
    const texts = textsOf('cn')
    await page.goto(`${localize('venues', {}, 'cn')}?sort=name`)
    await hydrate(page)
    await heart(page, 'galerie-perle').click()
    // It stays as long as the pointer is over it.
    await toast(page).hover()
    await expect(toast(page)).toContainText(texts.toast.added)
    await expect(heart(page, 'galerie-perle')).toHaveAttribute('aria-pressed', 'true')
    await expect(badge(page)).toHaveText('1')
    // On a list there is nowhere to go on to: the action only closes the toast.
    await toast(page).getByRole('button', { name: texts.toast.continueBrowsing }).click()
    await expect(toast(page)).toHaveCount(0)
    await expect(page).toHaveURL(`${localize('venues', {}, 'cn')}?sort=name`)
    await page.reload()
    await hydrate(page)
    await expect(heart(page, 'galerie-perle')).toHaveAttribute('aria-pressed', 'true')
    await heart(page, 'galerie-perle').click()
    await expect(toast(page)).toContainText(texts.toast.removed)
    await expect(badge(page)).toBeHidden()
    expect(await keptSlugs(page)).toEqual([])
  })

  test('the heart on a venue’s page offers to continue exploring', async ({ page }) => {
    const texts = textsOf('en')
    await page.goto('/venue/galerie-saint-dominique')
    await hydrate(page)
    const save = page.locator('.venue-head button[aria-pressed]')
    await expect(save).toHaveText(texts.venue.save, { useInnerText: true })
    await save.click()
    await toast(page).hover()
    await expect(save).toHaveText(texts.venue.saved, { useInnerText: true })
    await expect(toast(page)).toContainText(texts.toast.continueExploring)
    await expect(toast(page)).not.toContainText(texts.toast.continueBrowsing)
    await toast(page).getByRole('link', { name: texts.toast.continueExploring }).click()
    await expect(page).toHaveURL('/venues')
    await expect(heart(page, 'galerie-saint-dominique')).toHaveAttribute('aria-pressed', 'true')
  })

  test('removing one and clearing all can be undone, in the order that was', async ({ page }) => {
    const slugs = ['galerie-perle', 'salon-opera', 'loft-sentier']
    await keepBefore(page, JSON.stringify(slugs.map((slug) => favorite(slug))))
    const texts = textsOf('ru')
    await page.goto(localize('favorites', {}, 'ru'))
    await hydrate(page)
    await expect(page.locator('.favorites article[data-venue]')).toHaveCount(3)
    await heart(page, 'salon-opera').click()
    await expect(page.locator('.favorites article[data-venue]')).toHaveCount(2)
    await expect(page.locator('main .count')).toBeFocused()
    await toast(page).getByRole('button', { name: texts.common.undo }).click()
    expect(await keptSlugs(page)).toEqual(slugs)
    await expect(page.locator('.favorites article[data-venue]')).toHaveCount(3)

    await page.getByRole('button', { name: texts.favorites.clear }).click()
    await expect(page.locator('main')).toContainText(texts.favorites.empty)
    expect(await keptSlugs(page)).toEqual([])
    await toast(page)
      .filter({ hasText: texts.toast.cleared })
      .getByRole('button', { name: texts.common.undo })
      .click()
    await expect(page.locator('.favorites article[data-venue]')).toHaveCount(3)
    expect(await keptSlugs(page)).toEqual(slugs)
  })

  test(
    'the page brings the kept venues up to date in its language and marks those that are gone',
    inFull(),
    async ({ page }) => {
      await keepBefore(
        page,
        JSON.stringify([favorite('galerie-perle', 'Old name'), favorite('torn-down', 'Torn Down')]),
      )
      const texts = textsOf('fr')
      await page.goto('/fr/mes-favoris')
      await hydrate(page)
      const card = page.locator('article[data-venue=galerie-perle]')
      await expect(card.getByRole('heading')).toHaveText('Galerie de la Perle')
      await expect(card.locator('img').first()).toBeVisible()
      const gone = page.locator('.card-gone')
      await expect(gone).toContainText(texts.favorites.gone)
      await expect(gone).toContainText('Torn Down')
      await expect(gone.getByRole('link')).toHaveCount(0)
      // The stored list was updated as well; a deleted venue stays until the visitor removes it.
      const stored = await page.evaluate((key) => localStorage.getItem(key) ?? '', KEY)
      expect(JSON.parse(stored)).toMatchObject([
        { name: 'Galerie de la Perle', language: 'fr' },
        { name: 'Torn Down', language: 'en' },
      ])
      // A deleted venue cannot be part of a quote.
      const ask = page.getByRole('link', { name: texts.favorites.askAll })
      await expect(ask).toHaveAttribute('href', '/fr/contact-lieu?venue=galerie-perle')
      await gone.getByRole('button').click()
      expect(await keptSlugs(page)).toEqual(['galerie-perle'])
    },
  )

  test('one request asks for a quote of all of them', async ({ page }) => {
    await keepBefore(page, JSON.stringify(['galerie-perle', 'salon-opera'].map((slug) => favorite(slug))))
    await page.goto(localize('favorites', {}, 'it'))
    await hydrate(page)
    await page.getByRole('link', { name: textsOf('it').favorites.askAll }).click()
    await expect(page).toHaveURL('/it/contact-venue?venue=galerie-perle&venue=salon-opera')
    await expect(page.locator('input[type=hidden][name=venue]')).toHaveCount(2)
  })

  test(
    'a toast waits while the pointer or the focus is on it, and offers what it has for 7 seconds',
    inFull(),
    async ({ page }) => {
      await page.clock.install({ time: '2027-01-11T09:00:00Z' })
      const texts = textsOf('de')
      await page.goto(`${localize('venues', {}, 'de')}?sort=name`)
      await hydrate(page)
      await page.clock.pauseAt('2027-01-11T10:00:00Z')
      await heart(page, 'galerie-perle').click()
      await expect(toast(page)).toHaveCount(1)
      await page.clock.runFor(5000)
      await toast(page).hover()
      await page.clock.runFor(10_000)
      await expect(toast(page)).toHaveCount(1)
      await page.mouse.move(5, 5)
      await page.clock.runFor(1500)
      await expect(toast(page)).toHaveCount(1)
      await toast(page).getByRole('button', { name: texts.toast.continueBrowsing }).focus()
      await page.clock.runFor(10_000)
      await expect(toast(page)).toHaveCount(1)
      await heart(page, 'galerie-perle').focus()
      await page.clock.runFor(600)
      await expect(toast(page)).toHaveCount(0)

      await heart(page, 'galerie-perle').press('Enter')
      await toast(page).getByRole('button', { name: texts.common.close }).click()
      await expect(toast(page)).toHaveCount(0)
    },
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const [what, text] of [
    ['no JSON', '{"galerie'],
    ['no list', '"galerie-perle"'],
    ['a list of other things', '[1, null, {"price": 3}]'],
  ] as const) {
    test(
      `a stored value that is ${what} is ignored`,
      inFull(what !== 'a list of other things'),
      async ({ page }) => {
        await keepBefore(page, text)
        await page.goto(localize('favorites', {}, 'ja'))
        await hydrate(page)
        await expect(page.locator('main')).toContainText(textsOf('ja').favorites.empty)
        await expect(badge(page)).toBeHidden()
        await page.goto(`${localize('venues', {}, 'ja')}?sort=name`)
        await hydrate(page)
        await heart(page, 'atelier-rivoli').click()
        await expect(badge(page)).toHaveText('1')
        expect(await keptSlugs(page)).toEqual(['atelier-rivoli'])
      },
    )
  }

  test(
    'a browser that cannot store shows the failure, and the heart stays empty',
    inFull(),
    async ({ page }) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      })
      await page.goto('/es/espacios?sort=name')
      await hydrate(page)
      await heart(page, 'atelier-rivoli').click()
      await expect(toast(page)).toHaveAttribute('data-type', 'error')
      await expect(toast(page)).toContainText(textsOf('es').toast.error)
      await expect(heart(page, 'atelier-rivoli')).toHaveAttribute('aria-pressed', 'false')
      await expect(badge(page)).toBeHidden()
    },
  )

  test.describe('without an answer from the server', () => {
    test.use({ expectedStatuses: [503] })

    test('the kept venues are shown as they were, and can be refreshed later', inFull(), async ({ page }) => {
      await keepBefore(page, JSON.stringify([favorite('galerie-perle', 'Old name')]))
      const texts = textsOf('pt')
      await page.route('**/api/venue-cards*', (route) =>
        route.fulfill({ status: 503, contentType: 'text/plain', body: 'status of 503' }),
      )
      await page.goto(localize('favorites', {}, 'pt'))
      await hydrate(page)
      await expect(page.locator('main')).toContainText(texts.favorites.offline)
      await expect(page.locator('.favorites article[data-venue]')).toContainText('Old name')
      await page.unroute('**/api/venue-cards*')
      await page.getByRole('button', { name: texts.common.retry }).click()
      await expect(page.locator('.favorites article[data-venue]')).toContainText('Galerie de la Perle')
      await expect(page.locator('main')).not.toContainText(texts.favorites.offline)
    })
  })
})
