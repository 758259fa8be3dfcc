import type { Page } from '@playwright/test'
import venues from '../../db/demo/venues.json' with { type: 'json' }
import { localize } from '../../src/i18n/addresses/localize.ts'
import { LANGUAGE_CODES, LANGUAGES } from '../../src/i18n/languages.ts'
import { expect, hydrate, inFull, test } from './fixtures.ts'
import { textsOf } from './site-texts.ts'

const SLUG = 'galerie-perle'
/** The venue with the most photographs, and how many. */
const SHOWN = 'hotel-de-marbeuf'
const PHOTOS = venues.find(({ slug }) => slug === SHOWN)?.photos.length ?? 0

const viewer = (page: Page) => page.getByRole('dialog')
const counter = (page: Page) => viewer(page).locator('header p')
/** The caption of the photograph in sight. */
const caption = (page: Page, number: number) =>
  viewer(page)
    .locator('figcaption')
    .nth(number - 1)

function counterText(language: 'en' | 'es', number: number): string {
  return textsOf(language)
    .venue.photo.replace('{n, number}', String(number))
    .replace('{total, number}', String(PHOTOS))
}

/** A finger that goes from one place to another, at the height of the photographs. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] })
  const steps = 10
  await send('touchStart', from)
  for (let step = 1; step <= steps; step += 1) await send('touchMove', from + ((to - from) * step) / steps)
  await send('touchEnd')
  await session.detach()
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('the viewer goes through the photographs by key and button, and gives the focus back', async ({
    page,
  }) => {
    await page.goto(`/venue/${SHOWN}`)
    await hydrate(page)
    const texts = textsOf('en')
    const tile = page.locator('.mosaic a').nth(1)
    await tile.focus()
    await page.keyboard.press('Enter')
    await expect(viewer(page)).toBeVisible()
    await expect(counter(page)).toHaveText(counterText('en', 2))
    await expect(caption(page, 2)).toBeInViewport()
    await expect(caption(page, 2)).not.toBeEmpty()
    await page.keyboard.press('ArrowRight')
    await expect(counter(page)).toHaveText(counterText('en', 3))
    await expect(caption(page, 3)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('ArrowLeft')
    await expect(counter(page)).toHaveText(counterText('en', 2))
    await page.keyboard.press('End')
    await expect(counter(page)).toHaveText(counterText('en', PHOTOS))
    const next = viewer(page).getByRole('button', { name: texts.venue.nextPhoto })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('ArrowRight')
    await expect(counter(page)).toHaveText(counterText('en', PHOTOS))
    await viewer(page).getByRole('button', { name: texts.venue.previousPhoto }).click()
    await expect(counter(page)).toHaveText(counterText('en', PHOTOS - 1))
    await page.keyboard.press('Escape')
    await expect(viewer(page)).toHaveCount(0)
    await expect(tile).toBeFocused()

    await tile.click()
    const thumbs = viewer(page).locator('.thumbs button')
    await expect(thumbs).toHaveCount(PHOTOS)
    await thumbs.last().click()
    await expect(counter(page)).toHaveText(counterText('en', PHOTOS))
    await expect(thumbs.last()).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('Escape')

    const all = page.locator('.mosaic .all')
    await all.click()
    await expect(counter(page)).toHaveText(counterText('en', 1))
    await viewer(page).getByRole('button', { name: texts.common.close }).click()
    await expect(viewer(page)).toHaveCount(0)
    await expect(all).toBeFocused()
  })

  test('captions are written ones, and the viewer opens on the picture that the page has', async ({
    page,
  }) => {
    await page.goto(`/venue/${SHOWN}`)
    await hydrate(page)
    const tile = page.locator('.tiles a').first()
    await expect
      .poll(() => tile.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await tile.click()
    // In the frame in which it opens.
    await expect(viewer(page).locator('.slide .photo').first()).toHaveAttribute('style', /url\(.*\/img\//)
    await expect(viewer(page).locator('.thumbs .photo').first()).toHaveAttribute('style', /url\(.*\/img\//)
    const [captions, alts] = await Promise.all([
      viewer(page).locator('figcaption').allTextContents(),
      viewer(page)
        .locator('.slide img')
        .evaluateAll((images) => images.map((image) => image.getAttribute('alt') ?? '')),
    ])
    expect(captions).toHaveLength(PHOTOS)
    expect(captions.filter((text) => alts.includes(text) || text === '')).toEqual([])
    await expect(viewer(page).locator('.flying')).toHaveCount(0)
    await expect(viewer(page).locator('.slide').first()).toHaveCSS('opacity', '1')
  })

  test('an arrow key draws no ring round a button that it does not press', async ({ page }) => {
    await page.goto(`/venue/${SHOWN}`)
    await hydrate(page)
    await page.locator('.tiles a').first().click()
    await expect(counter(page)).toHaveText(counterText('en', 1))
    await page.keyboard.press('ArrowRight')
    await expect(counter(page)).toHaveText(counterText('en', 2))
    await expect(viewer(page).locator(':focus-visible')).toHaveCount(0)
    await expect(viewer(page)).toHaveCSS('outline-style', 'none')
    await page.keyboard.press('Tab')
    await expect(viewer(page).getByRole('button', { name: textsOf('en').common.close })).toBeFocused()
  })

  test('however it is closed, the picture shrinks into the page where that has it in sight', async ({
    page,
  }) => {
    await page.goto(`/venue/${SHOWN}`)
    await hydrate(page)
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(globalThis, { seen })
      // What has just been added has its animations already, and they have not moved yet.
      new MutationObserver(() => {
        const veil = document.querySelector('.viewer-veil')
        const [flight] = veil?.querySelector('.flying')?.getAnimations() ?? []
        if (!veil || !(flight?.effect instanceof KeyframeEffect)) return
        const [start, end] = flight.effect.getKeyframes()
        const tile = document.elementFromPoint(
          Number.parseFloat(String(end?.left)) + Number.parseFloat(String(end?.width)) / 2,
          Number.parseFloat(String(end?.top)) + Number.parseFloat(String(end?.height)) / 2,
        )
        const place = tile?.closest<HTMLElement>('[data-viewer]')?.dataset.viewer
        seen.push(start?.width === end?.width ? 'fades' : `to ${place}`)
      }).observe(document.body, { childList: true })
    })
    const endings = () => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)
    const veil = page.locator('.viewer-veil')
    const openAt = async (at: number) => {
      await page.locator('.tiles a').nth(at).click()
      await expect(counter(page)).toHaveText(counterText('en', at + 1))
      await expect(viewer(page).locator('.flying')).toHaveCount(0)
    }
    await openAt(1)
    await viewer(page)
      .getByRole('button', { name: textsOf('en').common.close })
      .click()
    await expect.poll(endings).toEqual(['to 1'])
    await expect(veil).toHaveCount(0)
    await openAt(0)
    await page.keyboard.press('ArrowRight')
    await expect(counter(page)).toHaveText(counterText('en', 2))
    await page.keyboard.press('ArrowRight')
    await expect(counter(page)).toHaveText(counterText('en', 3))
    await page.keyboard.press('Escape')
    await expect.poll(endings).toEqual(['to 1', 'to 2'])
    await openAt(3)
    await page.goBack()
    await expect.poll(endings).toEqual(['to 1', 'to 2', 'to 3'])
    await expect(viewer(page)).toHaveCount(0)
    // The page was moved on below it: there is no picture to go to.
    await openAt(0)
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
    await page.keyboard.press('Escape')
    await expect.poll(endings).toEqual(['to 1', 'to 2', 'to 3', 'fades'])
    await expect(veil).toHaveCount(0)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))

    // Opened again as soon as its step of the history is gone, while the picture still shrinks.
    await openAt(0)
    await page.evaluate(() => {
      const tile = document.querySelector<HTMLElement>('.tiles a')
      addEventListener('popstate', () => tile?.click(), { once: true })
      document.querySelector<HTMLElement>('.viewer [data-step=close]')?.click()
    })
    await expect.poll(endings).toHaveLength(5)
    await expect(veil).toHaveCount(0)
    await expect(viewer(page)).toBeVisible()
    await expect(viewer(page).locator('.slide').first()).toHaveCSS('opacity', '1')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const before = await endings()
    await page.keyboard.press('Escape')
    await expect(viewer(page)).toHaveCount(0)
    expect(await endings()).toEqual(before)
  })

  test('quickly pressed keys each count', inFull(), async ({ page }) => {
    await page.goto(`/venue/${SHOWN}`)
    await hydrate(page)
    await page.locator('.mosaic a').first().click()
    await expect(counter(page)).toHaveText(counterText('en', 1))
    // Both before the first has moved anything.
    await viewer(page).evaluate((dialog) => {
      for (let press = 0; press < 2; press += 1)
        dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    })
    await expect(counter(page)).toHaveText(counterText('en', 3))
  })

  test(
    'the form with large photographs is kept out of search and points to the normal page',
    inFull(),
    async ({ page, baseURL }) => {
      await page.goto(`/ko/jangso/${SLUG}`)
      const normal = localize('venue', { slug: SLUG }, 'ko')
      await page.goto(`${normal}-fullwidth`)
      await hydrate(page)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', baseURL + normal)
      await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(0)
      await expect(page.locator('main img[fetchpriority], main picture')).not.toHaveCount(0)
      await page.getByRole('link', { name: textsOf('ko').venue.normalView }).click()
      await expect(page).toHaveURL(normal)
      await expect(page.locator('meta[name=robots]')).toHaveCount(0)
      await page.getByRole('link', { name: textsOf('ko').venue.fullwidth }).click()
      await expect(page).toHaveURL(`${normal}-fullwidth`)
    },
  )

  test('search engines learn its type, its place and its languages', inFull(), async ({ page, baseURL }) => {
    const path = localize('venue', { slug: SLUG }, 'pt')
    await page.goto(path)
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const data = texts.flatMap((text) => {
      const { '@context': context, '@graph': graph } = JSON.parse(text)
      expect(context).toBe('https://schema.org')
      return graph as Record<string, unknown>[]
    })
    expect(data.find((entry) => entry['@type'] === 'EventVenue')).toMatchObject({
      name: 'Galerie de la Perle',
      url: baseURL + path,
      address: { addressLocality: 'Paris', postalCode: '75003', addressCountry: 'FR' },
      additionalProperty: { value: 95 },
    })
    expect(data.find((entry) => entry['@type'] === 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, item: baseURL + localize('home', {}, 'pt') },
        { position: 2, item: baseURL + localize('venues', {}, 'pt') },
        { position: 3 },
        { position: 4, name: 'Galerie de la Perle', item: baseURL + path },
      ],
    })
    const alternates = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))
    const expected = LANGUAGE_CODES.map((code) => [
      LANGUAGES[code].tag,
      baseURL + localize('venue', { slug: SLUG }, code),
    ])
    expect(alternates).toEqual([...expected, ['x-default', `${baseURL}/venue/${SLUG}`]])
  })

  test('the quote card leads to the form with its answers filled in', async ({ page }) => {
    await page.goto(localize('venue', { slug: SLUG }, 'fr'))
    await hydrate(page)
    const card = page.locator('aside.quote form')
    await card.locator('[name=startDate]').fill('2031-03-04')
    const days = card.locator('[name=duration] option').nth(1)
    const duration = (await days.textContent()) ?? ''
    await card.locator('[name=duration]').selectOption(duration)
    await card.locator('[name=guests]').selectOption('51-100')
    await card.locator('button[type=submit]').click()
    await expect(page).toHaveURL(/\/fr\/contact-lieu\?/)
    const form = page.locator('main form[method=post]')
    await expect(form.locator('[name=startDate]')).toHaveValue('2031-03-04')
    // As one would type it: the space that holds a figure to its word is for lines of text.
    const typed = duration.replaceAll('\u00a0', ' ')
    await expect(form.locator('[name=duration]')).toHaveValue(typed)
    await expect(form.locator('[name=guestCount]')).toHaveValue('51-100')
    await expect(form.locator('[name=venue]')).toHaveValue(SLUG)
    await hydrate(page)
    await expect(form.locator('[name=duration]')).toHaveValue(typed)
    await expect(page.locator('.chosen')).toContainText('Galerie de la Perle')
  })

  test('similar venues are other ones, and lead on', inFull(), async ({ page }) => {
    await page.goto(localize('venue', { slug: SLUG }, 'de'))
    await hydrate(page)
    const similar = page.locator('section.similar article[data-venue]')
    await expect(similar).toHaveCount(3)
    const slugs = await similar.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-venue')))
    expect(slugs).not.toContain(SLUG)
    expect(new Set(slugs).size).toBe(3)
    await similar.first().locator('h3 a').click()
    await expect(page).toHaveURL(localize('venue', { slug: slugs[0] ?? '' }, 'de'))
    await expect(page.locator('section.similar article[data-venue]')).toHaveCount(3)
    // A new page starts at its top.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('all photographs are swiped without script', async ({ page }) => {
    await page.goto(localize('venue', { slug: SHOWN }, 'it'))
    const tiles = page.locator('.tiles a')
    await expect(tiles).toHaveCount(PHOTOS)
    // The keyboard goes through them, and what has the focus is seen.
    await tiles.last().focus()
    await expect(page.locator('.tile-place').last()).toBeInViewport({ ratio: 1 })
  })

  test('all photographs are a page away', inFull(), async ({ page }) => {
    await page.goto(localize('venue', { slug: SHOWN }, 'it'))
    await page.locator('.mosaic .all').click()
    await expect(page).toHaveURL(`${localize('venue', { slug: SHOWN }, 'it')}-fullwidth`)
    await expect(page.locator('main picture')).not.toHaveCount(0)
    expect(await page.locator('main .photo img').count()).toBeGreaterThanOrEqual(PHOTOS)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('all photographs are swiped in the page, with their place, and the viewer opens at the one seen', async ({
    page,
  }) => {
    await page.goto(localize('venue', { slug: SHOWN }, 'es'))
    await hydrate(page)
    const places = page.locator('.tile-place')
    await expect(places).toHaveCount(PHOTOS)
    await expect(places.first()).toBeInViewport({ ratio: 1 })
    await expect(places.nth(1)).not.toBeInViewport()
    await page
      .locator('.tiles')
      .evaluate((tiles) => tiles.scrollTo({ left: tiles.clientWidth, behavior: 'instant' }))
    await expect(places.nth(1)).toBeInViewport({ ratio: 1 })
    await expect(places.nth(1)).toHaveText(`2 / ${PHOTOS}`)
    await page.locator('.tiles a').nth(1).tap()
    await expect(counter(page)).toHaveText(counterText('es', 2))
    await swipe(page, 340, 60)
    await expect(counter(page)).toHaveText(counterText('es', 3))
    await viewer(page)
      .getByRole('button', { name: textsOf('es').common.close })
      .tap()
    await expect(places.nth(2), 'the page goes on where the viewer was left').toBeInViewport({ ratio: 1 })
    // Also where a glide has its last word when the viewer is closed already.
    await page.locator('.tiles a').nth(2).tap()
    await expect(counter(page)).toHaveText(counterText('es', 3))
    await viewer(page).evaluate((dialog: HTMLDialogElement) => {
      dialog.close()
      for (const part of dialog.querySelectorAll('*')) part.dispatchEvent(new Event('scroll'))
    })
    await expect(viewer(page)).toBeHidden()
    await expect(places.nth(2), 'and once more').toBeInViewport({ ratio: 1 })
  })

  test('the viewer follows a swipe', inFull(), async ({ page }) => {
    await page.goto(localize('venue', { slug: SHOWN }, 'es'))
    await hydrate(page)
    await page.locator('.mosaic .all').tap()
    await expect(counter(page)).toHaveText(counterText('es', 1))
    await swipe(page, 340, 60)
    await expect(counter(page)).toHaveText(counterText('es', 2))
    await expect(caption(page, 2)).toBeInViewport({ ratio: 1 })
    await swipe(page, 50, 330)
    await expect(counter(page)).toHaveText(counterText('es', 1))
  })

  test('Back closes the viewer and then leaves the page; closing leaves no step behind', async ({ page }) => {
    const list = localize('venues', {}, 'en')
    const venue = localize('venue', { slug: SHOWN }, 'en')
    await page.goto(list)
    await page.goto(venue)
    await hydrate(page)
    await page.locator('.mosaic .all').tap()
    await expect(viewer(page)).toBeVisible()
    await page.goBack()
    await expect(viewer(page)).toHaveCount(0)
    await expect(page).toHaveURL(venue)
    await page.locator('.mosaic .all').tap()
    await expect(viewer(page)).toBeVisible()
    await viewer(page)
      .getByRole('button', { name: textsOf('en').common.close })
      .tap()
    await expect(viewer(page)).toHaveCount(0)
    await expect
      .poll(() => page.evaluate(() => Object.keys((history.state as object | null) ?? {}).join()))
      .not.toMatch(/open/)
    await page.goBack()
    await expect(page).toHaveURL(list)
  })

  test('the picture follows the name, and what and where it is the picture', async ({ page }) => {
    await page.goto(localize('venue', { slug: SHOWN }, 'en'))
    const boxes = await Promise.all(
      ['h1', '.tiles', '.venue-head .place', '.exhibit', '.prose', '.quote-card', '.plan'].map((part) =>
        page.locator(`main ${part}`).first().boundingBox(),
      ),
    )
    const tops = boxes.map((box) => box?.y ?? 0)
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    expect(tops[1]).toBeLessThan(270)
  })

  test('the Tab key goes down the page as the eyes do', async ({ page }) => {
    await page.goto(localize('venue', { slug: SHOWN }, 'en'))
    await hydrate(page)
    await page.locator('.crumbs a').filter({ visible: true }).first().focus()
    const places: { y: number; x: number; name: string }[] = []
    const placeOfFocus = () =>
      page.evaluate(() => {
        const one = document.activeElement as HTMLElement
        const { top, height, left } = one.getBoundingClientRect()
        return { y: top + scrollY + height / 2, x: left, name: one.className || one.outerHTML.slice(0, 60) }
      })
    while (!(await page.locator('.plan-block :focus').count())) {
      places.push(await placeOfFocus())
      await page.keyboard.press('Tab')
    }
    const names = places.map(({ name }) => name)
    expect(names.findIndex((name) => name.includes('heart-tool'))).toBeGreaterThan(0)
    expect(names.filter((name) => name.includes('btn')).length).toBeGreaterThan(1)
    // One row is read from its left; what swipes goes on beyond the window.
    const strays = places.filter(({ y, x }, at) => {
      const before = places[at - 1]
      return before && (y < before.y - 30 || (Math.abs(y - before.y) < 10 && x < before.x))
    })
    expect(strays).toEqual([])
  })

  test('the dock leaves for the card that comes out from behind it, however high it is', async ({ page }) => {
    await page.goto(localize('venue', { slug: SLUG }, 'ru'))
    await hydrate(page)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const dock = page.locator('.dock')
    await expect.poll(() => dock.evaluate((one: HTMLElement) => one.offsetHeight)).toBeGreaterThan(100)
    /** Bring the upper edge of the card so far above that of the dock. */
    const scrollCard = (above: number) =>
      dock.evaluate(({ offsetHeight }: HTMLElement, by) => {
        const card = document.querySelector('.quote-card')
        const top = card?.getBoundingClientRect().top ?? 0
        scrollBy({ top: top - (innerHeight - offsetHeight) + by, behavior: 'instant' })
      }, above)
    await scrollCard(20)
    await expect(dock).toHaveAttribute('data-away')
    await scrollCard(-20)
    await expect(dock).not.toHaveAttribute('data-away')
  })

  test('the price and the button stay in reach', inFull(), async ({ page }) => {
    await page.goto(localize('venue', { slug: SLUG }, 'ru'))
    const ask = page.locator('.dock').getByRole('link')
    await expect(ask).toBeInViewport()
    // The card in view has the same button.
    await page.locator('.quote-card form .btn').scrollIntoViewIfNeeded()
    await expect(ask).toBeHidden()
    await page.locator('section.similar .facts').last().scrollIntoViewIfNeeded()
    await expect(ask).toBeInViewport()
    await ask.tap()
    await expect(page).toHaveURL(`${localize('contact-venue', {}, 'ru')}?venue=${SLUG}`)
  })
})
