import type { Locator, Page } from '@playwright/test'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { expect, expectSound, fontsFetched, hydrate, inFull, test } from './fixtures.ts'
import { textsOf } from './site-texts.ts'

const cards = (page: Page) => page.locator('.results [data-venue]')
/** Of the whole list: seven of its neighbourhoods have up to three venues, two share a pin each. */
const ALL_PINS = 17
/** On phones each of its neighbourhoods has one. */
const ALL_ON_PHONES = 9
const pins = (page: Page) => page.locator('.venue-map [data-pin]:visible')
const toggle = (page: Page) => page.locator('.view-toggle')
const card = (page: Page, slug: string) => page.locator(`.results [data-venue="${slug}"]`)
const pin = (page: Page, slug: string) => page.locator(`[data-pin="${slug}"]`)

/** Open the list and wait until its filters and its map are followed. */
async function openList(page: Page, search = ''): Promise<void> {
  await page.goto(localize('venues', {}, 'fr') + search)
  await hydrate(page)
  await expect(page.locator('.listing')).toHaveAttribute('data-live', '')
}

/** A click of a locator scrolls to where a sticky element would stand without its being sticky; a finger does not. */
async function tapWhereItIs(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox()
  if (!box) throw new Error('There is nothing to tap.')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** The slugs of what is shown, in its order. */
const slugsOf = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-venue')))
const pinned = (page: Page) =>
  pins(page).evaluateAll((all) => all.flatMap((one) => one.getAttribute('data-pin')?.split(' ')))

test.describe('beside the list', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('a key opens the map and closes it, each a step of the history, and keeps the focus', async ({
    page,
  }) => {
    await openList(page, '?type=gallery')
    await expect(pins(page)).toHaveCount(0)
    await toggle(page).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/fr/lieux?type=gallery&view=map')
    await expect(pins(page)).toHaveCount(5)
    await expect(toggle(page)).toHaveText(textsOf('fr').map.list)
    await expect(toggle(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/fr/lieux?type=gallery')
    await expect(pins(page)).toHaveCount(0)
    await page.goBack()
    await expect(pins(page)).toHaveCount(5)
    await page.goBack()
    await expect(page).toHaveURL('/fr/lieux?type=gallery')
    await expect(pins(page)).toHaveCount(0)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/fr\/lieux$/)
  })

  test('pins are links in the order of the list, with name and price', async ({ page }) => {
    await openList(page, '?view=map')
    // All of the list, not only its first page; what shares a pin is counted on it.
    expect((await pinned(page)).toSorted()).toEqual((await slugsOf(page)).toSorted())
    await expect(cards(page)).toHaveCount(24)
    await expect(pins(page)).toHaveCount(ALL_PINS)
    const first = pins(page).first()
    await expect(first).toHaveAccessibleName(/^Hôtel de Marbeuf, à partir de 4.800.€ par jour$/u)
    await expect(page.locator('.venue-map')).not.toContainText('sur 24')
    const names = await page.locator('.map-wide .quarter').allTextContents()
    expect(names).toEqual(expect.arrayContaining(['Le Marais', 'Bastille', 'Invalides']))
    const boxes = await pins(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    for (const [index, a] of boxes.entries())
      for (const b of boxes.slice(index + 1))
        expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true)
  })

  test('a press on a pin shows the card of the venue there, whose link leads to its page', async ({
    page,
  }) => {
    await openList(page, '?view=map')
    const marbeuf = pin(page, 'hotel-de-marbeuf')
    await expect(marbeuf).toHaveAttribute('aria-expanded', 'false')
    await marbeuf.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/fr/lieux?view=map')
    await expect(marbeuf).toHaveAttribute('aria-expanded', 'true')
    const shown = page.locator('.pin-card')
    await expect(shown.getByRole('link')).toBeFocused()
    expect(await shown.innerText()).toBe(await card(page, 'hotel-de-marbeuf').innerText())
    await expect(page.locator('.pin-name')).toBeHidden()
    await expectSound(page, 'light', 'card at a pin')
    // The Tab key leads to its heart, and on to the next pin.
    await page.keyboard.press('Tab')
    await expect(shown.getByRole('button')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(shown.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Tab')
    await expect(pins(page).nth(1)).toBeFocused()
    await expect(shown).toHaveCount(0)
    await expect(marbeuf).toHaveAttribute('aria-expanded', 'false')
    await marbeuf.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+Tab')
    await expect(marbeuf).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(shown).toHaveCount(0)
    await expect(marbeuf).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/fr/lieu/hotel-de-marbeuf')
  })

  test('one card at a time, within the map and in sight; a click elsewhere closes it', async ({ page }) => {
    await openList(page, '?view=map')
    const frame = await page.locator('.pan').boundingBox()
    if (!frame) throw new Error('There is no map.')
    const shown = page.locator('.pin-card')
    const slugs = (await pins(page).evaluateAll((all) => all.map(({ id }) => id.replace('pin-', '')))).filter(
      (slug) => !['le-marais', 'bastille'].includes(slug),
    )
    expect(slugs).toHaveLength(ALL_PINS - 2)
    for (const slug of slugs) {
      // A card that is open may lie over another pin.
      await page.keyboard.press('Escape')
      await pin(page, slug).click()
      await expect(shown).toHaveCount(1)
      await expect(shown).toHaveAttribute('data-venue', slug)
      const [box, at] = [await shown.boundingBox(), await pin(page, slug).boundingBox()]
      if (!box || !at) throw new Error('There is no card.')
      expect(box.x, slug).toBeGreaterThanOrEqual(frame.x + 8)
      expect(box.y, slug).toBeGreaterThanOrEqual(frame.y + 8)
      expect(box.x + box.width, slug).toBeLessThanOrEqual(frame.x + frame.width - 8)
      expect(box.y + box.height, slug).toBeLessThanOrEqual(Math.min(frame.y + frame.height, 900) - 8)
      const isClear =
        box.x + box.width <= at.x + 1 ||
        at.x + at.width <= box.x + 1 ||
        box.y + box.height <= at.y + 1 ||
        at.y + at.height <= box.y + 1
      expect(isClear, slug).toBe(true)
    }
    const last = pin(page, slugs.at(-1) ?? '')
    await page.mouse.click(frame.x + frame.width - 20, frame.y + 20)
    await expect(shown).toHaveCount(0)
    await expect(last).toBeFocused()
    // The same pin closes it as well.
    await last.click()
    await expect(shown).toHaveCount(1)
    await last.click()
    await expect(shown).toHaveCount(0)
    await last.click()
    await page.locator('.open-filters').click()
    await expect(shown).toHaveCount(0)
    await expect(page).toHaveURL('/fr/lieux?view=map')
  })

  test('card and pin show each other, for the pointer and for the focus', async ({ page }) => {
    await openList(page, '?view=map')
    // The faces move the cards a little, out from under a pointer.
    await fontsFetched(page)
    await card(page, 'hotel-de-breteuil').hover()
    await expect(pin(page, 'hotel-de-breteuil')).toHaveAttribute('data-shown', '')
    await expect(page.locator('.pin-name')).toHaveText('Hôtel de Breteuil')
    await pin(page, 'hotel-de-marbeuf').hover()
    await expect(card(page, 'hotel-de-marbeuf')).toHaveAttribute('data-shown', '')
    await expect(page.locator('.pin-name')).toHaveText('Hôtel de Marbeuf')
    const [name, frame] = [
      await page.locator('.pin-name').boundingBox(),
      await page.locator('.pan').boundingBox(),
    ]
    expect(name?.x).toBeGreaterThanOrEqual(frame?.x ?? Number.NaN)
    await expect(pin(page, 'hotel-de-breteuil')).not.toHaveAttribute('data-shown')
    await pin(page, 'hotel-de-breteuil').focus()
    await expect(page.locator('.card[data-shown]')).toHaveAttribute('data-venue', 'hotel-de-breteuil')
    await card(page, 'hotel-de-marbeuf').locator('h3 a').focus()
    await expect(page.locator('.price-pin[data-shown]')).toHaveAttribute('data-pin', 'hotel-de-marbeuf')
  })

  test('filters, chips and order keep the map, and its pins follow', async ({ page }) => {
    await openList(page, '?view=map')
    await page.locator('.open-filters').click()
    await page.locator('#filters input[value=gallery]').check()
    await expect(page).toHaveURL('/fr/lieux?type=gallery&view=map')
    await expect(pins(page)).toHaveCount(5)
    expect(await pinned(page)).toEqual(await slugsOf(page))
    await page.keyboard.press('Escape')
    // The browser leaves the entry of the filters a moment after they have closed.
    await page.waitForFunction(() => !history.state?.['passage.open'])
    await page.locator('#filter-sort').selectOption('price')
    await expect(page).toHaveURL('/fr/lieux?sort=price&type=gallery&view=map')
    await expect(cards(page).first()).toHaveAttribute('data-venue', 'galerie-perle')
    expect(await pinned(page)).toEqual(await slugsOf(page))
    await page.locator('.chips [data-filter=chip]').click()
    await expect(page).toHaveURL('/fr/lieux?sort=price&view=map')
    await expect(cards(page)).toHaveCount(24)
    await expect(page.locator('.load')).toHaveCount(0)
    expect((await pinned(page)).toSorted()).toEqual((await slugsOf(page)).toSorted())
  })

  test('more than three of a neighbourhood share a pin, which leads closer; nothing is a barrier', async ({
    page,
  }) => {
    await openList(page, '?view=map')
    await expectSound(page, 'light', 'map beside the list')
    const group = page.locator('#pin-le-marais')
    await expect(group.locator('.map-wide')).toHaveText('5 lieux')
    await expect(group).toHaveAccessibleName(/Le Marais.*5\slieux/u)
    await group.click()
    await expect(page).toHaveURL('/fr/lieux?neighborhood=le-marais&view=map')
    await expect(pins(page)).toHaveCount(5)
    await expect(page.locator('#pin-le-marais')).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the map lies over the page, Escape and Back lead to the list where it was', async ({ page }) => {
    await openList(page)
    await card(page, 'atelier-charonne').scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    const before = await page.evaluate(() => scrollY)
    await tapWhereItIs(page, toggle(page))
    await expect(page).toHaveURL('/fr/lieux?view=map')
    await expect(pins(page)).toHaveCount(ALL_ON_PHONES)
    await expect(toggle(page)).toBeFocused()
    expect(
      await page
        .locator('header')
        .first()
        .evaluate((header) => header.closest('[inert]') !== null),
    ).toBe(true)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/fr/lieux')
    await expect(pins(page)).toHaveCount(0)
    await expect(toggle(page)).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await expect(page.locator('[inert]:not(template)')).toHaveCount(0)
    await tapWhereItIs(page, toggle(page))
    await expect(pins(page)).toHaveCount(ALL_ON_PHONES)
    await page.goBack()
    await expect(pins(page)).toHaveCount(0)
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })

  test('strip and pins are in step, pins are large enough to tap, and nothing is a barrier', async ({
    page,
  }) => {
    await openList(page, '?type=gallery&view=map')
    // Of those with a pin of their own; others share one.
    const ids = await pins(page).evaluateAll((all) => all.map(({ id }) => id.replace('pin-', '')))
    const [first = '', second = '', third = ''] = (await slugsOf(page)).filter((slug) =>
      ids.includes(slug ?? ''),
    )
    await expect(pin(page, first ?? '')).toHaveAttribute('data-shown', '')
    // The strip has its name.
    await expect(page.locator('.pin-name')).toBeHidden()
    // The frame holds all of them, and names of the neighbourhoods among them.
    for (const one of await pins(page).all()) await expect(one).toBeInViewport({ ratio: 1 })
    const frame = await page.locator('.pan').boundingBox()
    const bottoms = await pins(page).evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().bottom),
    )
    expect(Math.max(...bottoms)).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0))
    await expect(page.locator('.map-narrow .quarter', { hasText: 'Le Marais' })).toBeInViewport()
    await expectSound(page, 'light', 'map over the page')
    await pin(page, second ?? '').click()
    await expect(page).toHaveURL('/fr/lieux?type=gallery&view=map')
    await expect(page.locator('.pin-card')).toHaveCount(0)
    await expect(pin(page, second ?? '')).toHaveAttribute('data-shown', '')
    await expect(card(page, second ?? '')).toBeInViewport({ ratio: 0.9 })
    await card(page, third ?? '').evaluate((one) => {
      one.parentElement?.scrollBy({ left: one.getBoundingClientRect().left - 20, behavior: 'instant' })
    })
    await expect(pin(page, third ?? '')).toHaveAttribute('data-shown', '')
    await expect(pin(page, third ?? '')).toBeInViewport()
    const sizes = await pins(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)
    await pin(page, third ?? '').click()
    await expect(page).toHaveURL(`/fr/lieu/${third}`)
  })

  test('a number leads to the prices of its neighbourhood, whose cards are a strip as always', async ({
    page,
  }) => {
    await openList(page, '?view=map')
    const group = page.locator('#pin-opera')
    await expect(group.locator('.map-narrow')).toHaveText('2')
    await expect(group).toHaveAccessibleName(/^Opéra.*2\slieux/u)
    for (const one of await pins(page).all()) await expect(one).toBeInViewport({ ratio: 1 })
    await expectSound(page, 'light', 'numbers on the map')
    await tapWhereItIs(page, group)
    await expect(page).toHaveURL('/fr/lieux?neighborhood=opera&view=map')
    await expect(pins(page)).toHaveCount(2)
    await expect(pins(page).first()).toContainText('€')
    await expect(page.locator('.first-of-few')).toHaveCount(0)
    const heights = await cards(page).evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().height),
    )
    expect(heights).toHaveLength(2)
    expect(Math.max(...heights)).toBeLessThan(200)
  })

  test('filters are reached from the map and change it', async ({ page }) => {
    await openList(page, '?view=map')
    await page.locator('.open-filters').click()
    await page.locator('#filters input[value=gallery]').check()
    await page.locator('#filters [type=submit]').click()
    await expect(page.locator('#filter-sheet')).toBeHidden()
    await expect(page).toHaveURL('/fr/lieux?type=gallery&view=map')
    // Two of five share one.
    await expect(pins(page)).toHaveCount(4)
    expect((await pinned(page)).toSorted()).toEqual((await slugsOf(page)).toSorted())
  })

  test('nothing moves when the map is arrived at', inFull(), async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          document.documentElement.dataset.moved = `${(entry as PerformanceEntry & { value: number }).value}`
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await openList(page, '?view=map')
    await expect(page.locator('.price-pin[data-shown]')).toHaveCount(1)
    expect(Number(await page.evaluate(() => document.documentElement.dataset.moved ?? 0))).toBeLessThan(0.01)
  })
})

test.describe('without script', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })

  test('the map is a page, above the list', async ({ page }) => {
    await page.goto(localize('venues', {}, 'fr'))
    await toggle(page).click()
    await expect(page).toHaveURL('/fr/lieux?view=map')
    await expect(pins(page)).toHaveCount(ALL_ON_PHONES)
    const map = await page.locator('.venue-map').boundingBox()
    const list = await page.locator('.results').boundingBox()
    expect((map?.y ?? 0) + (map?.height ?? 0)).toBeLessThanOrEqual(list?.y ?? 0)
    await page.locator('.open-filters').click()
    await page.locator('#filters input[value=gallery]').check()
    await page.locator('#filters [type=submit]').click()
    await expect(page).toHaveURL(/[?&]type=gallery/)
    await expect(page).toHaveURL(/[?&]view=map/)
    await expect(pins(page)).toHaveCount(4)
    await toggle(page).click()
    await expect(pins(page)).toHaveCount(0)
  })
})
