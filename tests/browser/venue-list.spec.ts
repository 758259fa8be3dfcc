import { localize } from '../../src/i18n/addresses/localize.ts'
import { expect, inFull, test } from './fixtures.ts'
import { textsOf } from './site-texts.ts'
import { box, cards, countOf, markPage, openList } from './venue-list.ts'

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('ticking a filter changes the address, the list and the counts without a new page', async ({
    page,
  }) => {
    await openList(page, 'fr')
    const isSamePage = await markPage(page)
    await box(page, 'type', 'gallery').check()
    await expect(page).toHaveURL('/fr/lieux?type=gallery')
    await expect(cards(page)).toHaveCount(5)
    await expect(page.locator('.results-bar .count')).toHaveText('5 lieux', {
      useInnerText: true,
    })
    // A group counts what each of its boxes would add, under the filters of the other groups.
    await expect(countOf(page, 'type', 'loft')).toHaveText('9')
    await expect(countOf(page, 'neighborhood', 'le-marais')).toHaveText('2')
    await box(page, 'neighborhood', 'le-marais').check()
    await expect(page).toHaveURL('/fr/lieux?neighborhood=le-marais&type=gallery')
    await expect(cards(page)).toHaveCount(2)
    await expect(countOf(page, 'type', 'loft')).toHaveText('1')
    await box(page, 'type', 'gallery').uncheck()
    await expect(page).toHaveURL('/fr/lieux?neighborhood=le-marais')
    await expect(cards(page)).toHaveCount(5)
    expect(await isSamePage()).toBe(true)
  })

  test('a card that comes back to the list has its picture at once, without its placeholder', async ({
    page,
  }) => {
    await openList(page, 'fr')
    const slug = (await cards(page).nth(1).getAttribute('data-venue')) ?? ''
    const picture = page.locator(`.results [data-venue="${slug}"] .card-pic > .photo:first-child img`)
    await expect(picture).toHaveAttribute('data-arrived', '')
    // Whatever the card is when it comes into the list, and whatever fades in there later.
    await page.evaluate((venue) => {
      const { animate } = Element.prototype
      Element.prototype.animate = function (...all) {
        if (this.closest(`[data-venue="${venue}"]`)) document.documentElement.dataset.faded = ''
        return animate.apply(this, all)
      }
      new MutationObserver((changes) => {
        for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (!(added instanceof HTMLElement) || added.dataset.venue !== venue) continue
          const image = added.querySelector('img')
          const isThere = image?.complete && image.naturalWidth > 0 && image.dataset.arrived === ''
          document.documentElement.dataset.back = isThere ? 'with its picture' : 'without'
        }
      }).observe(document.body, { childList: true, subtree: true })
    }, slug)
    await box(page, 'type', 'gallery').check()
    await expect(picture).toHaveCount(0)
    await box(page, 'type', 'gallery').uncheck()
    await expect(picture).toBeVisible()
    const root = page.locator('html')
    await expect(root).toHaveAttribute('data-back', 'with its picture')
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    await expect(root).not.toHaveAttribute('data-faded')
  })

  test('the first row of venues is in the first screen, and a piece of the second', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${localize('venues', {}, 'en')}?startDate=2031-03-02&duration=5&guests=40`)
    await expect(cards(page).first().locator('.facts')).toBeInViewport({ ratio: 1 })
    await expect(cards(page).nth(3).locator('.card-pic')).toBeInViewport()
  })

  test('where nothing fits no box shows a number; its zero is for those who hear it', async ({ page }) => {
    await openList(page, 'fr', '?guests=500')
    await expect(countOf(page, 'type', 'loft').locator('.sr')).toHaveText('0')
    const shown = page
      .locator('#filters .check > span:last-child')
      .evaluateAll((all) =>
        all.flatMap((one) =>
          [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.nodeValue),
        ),
      )
    expect(await shown).not.toContain('0')
  })

  test('two boxes ticked in quick succession both count', inFull(), async ({ page }) => {
    await openList(page, 'pt')
    await page.evaluate(() => {
      for (const value of ['gallery', 'loft'])
        document.querySelector<HTMLInputElement>(`#filters input[value=${value}]`)?.click()
    })
    await expect(page).toHaveURL('/pt/espacos?type=gallery&type=loft')
    await expect(page.locator('.results-bar .count')).toContainText('14')
    await expect(box(page, 'type', 'gallery')).toBeChecked()
    await expect(box(page, 'type', 'loft')).toBeChecked()
  })

  test('Back undoes one filter at a time, and a typed word as one', async ({ page }) => {
    await page.goto(localize('home', {}, 'fr'))
    await openList(page, 'fr')
    const isSamePage = await markPage(page)
    await box(page, 'type', 'gallery').check()
    await expect(cards(page)).toHaveCount(5)
    await box(page, 'neighborhood', 'le-marais').check()
    await expect(cards(page)).toHaveCount(2)
    // A visitor who types on before the answer has come is still typing the same word.
    await page.route(/[?&]q=per&/, () => undefined)
    await page.locator('#filter-q').pressSequentially('per')
    await expect(page).toHaveURL(/q=per&/)
    await page.locator('#filter-q').pressSequentially('le')
    await expect(page).toHaveURL(/q=perle&/)
    await expect(cards(page)).toHaveCount(1)
    await page.locator('#filter-sort').selectOption('surface')
    await expect(page).toHaveURL(/sort=surface/)

    await page.goBack()
    await expect(page).toHaveURL('/fr/lieux?neighborhood=le-marais&q=perle&type=gallery')
    await expect(page.locator('#filter-sort')).toHaveValue('selection')
    await page.goBack()
    await expect(page).toHaveURL('/fr/lieux?neighborhood=le-marais&type=gallery')
    await expect(page.locator('#filter-q')).toHaveValue('')
    await expect(cards(page)).toHaveCount(2)
    await page.goBack()
    await expect(cards(page)).toHaveCount(5)
    await expect(box(page, 'neighborhood', 'le-marais')).not.toBeChecked()
    await page.goForward()
    await expect(cards(page)).toHaveCount(2)
    await expect(box(page, 'neighborhood', 'le-marais')).toBeChecked()
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL('/fr/lieux')
    await expect(page.locator('.chips')).toHaveCount(0)
    expect(await isSamePage()).toBe(true)
    await page.goBack()
    await expect(page).toHaveURL('/fr')
  })

  test('a filter low in the rail shows its results, and their number stays in view', async ({ page }) => {
    await openList(page, 'de')
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    const count = page.locator('.results-bar .count')
    await expect(count).toBeInViewport()
    await box(page, 'neighborhood', 'le-marais').check()
    await expect(page.locator('.chips [data-filter=chip]')).toBeInViewport()
    await expect(count).toBeInViewport()
    await expect(cards(page).first().locator('h3')).toBeInViewport()
    // The last filter is reached in the rail itself.
    await page.locator('#filters summary').last().scrollIntoViewIfNeeded()
    await expect(count).toBeInViewport()
  })

  test('chips take single filters away, and one link takes them all', inFull(), async ({ page }) => {
    await openList(page, 'it', '?neighborhood=le-marais&q=galerie&sort=surface&type=gallery&type=loft')
    const texts = textsOf('it')
    const chips = page.locator('.chips [data-filter=chip]')
    await expect(chips).toHaveCount(4)
    const name = texts.list.removeFilter.replace('{filter}', texts.type.loft)
    await page.getByRole('link', { name, exact: true }).click()
    await expect(chips).toHaveCount(3)
    await expect(page).toHaveURL(/\?neighborhood=le-marais&q=galerie&sort=surface&type=gallery$/)
    await expect(box(page, 'type', 'loft')).not.toBeChecked()
    // The chip that takes its place has the focus.
    await expect(page.locator('.chips :focus')).toHaveCount(1)
    await page.locator('.chips .clear').click()
    await expect(page).toHaveURL(`${localize('venues', {}, 'it')}?sort=surface`)
    await expect(chips).toHaveCount(0)
    await expect(page.locator('#filters :checked:not(option)')).toHaveCount(0)
    await expect(page.locator('#filter-q')).toHaveValue('')
    await expect(page.locator('.results-bar .count')).toBeFocused()
  })

  test('the order changes at once and keeps the filters', inFull(), async ({ page }) => {
    await openList(page, 'de', '?type=showroom')
    await expect(cards(page).first()).toHaveAttribute('data-venue', 'hotel-de-marbeuf')
    await page.locator('#filter-sort').selectOption('surface')
    await expect(page).toHaveURL(/\?sort=surface&type=showroom$/)
    await expect(cards(page).first()).toHaveAttribute('data-venue', 'salon-des-feuillants')
    await expect(cards(page).last()).toHaveAttribute('data-venue', 'hotel-de-marbeuf')
    await page.locator('#filter-sort').selectOption('selection')
    await expect(page).toHaveURL(/\?type=showroom$/)
    await expect(cards(page).first()).toHaveAttribute('data-venue', 'hotel-de-marbeuf')
  })

  test('typing searches once, without accents and in either case, and keeps the focus', async ({ page }) => {
    await openList(page, 'es')
    const search = page.locator('#filter-q')
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') asked.push(request.url())
    })
    await search.pressSequentially('perle')
    await expect(page).toHaveURL(/\?q=perle$/)
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page)).toHaveAttribute('data-venue', 'galerie-perle')
    expect(asked.filter((url) => url.includes('/espacios?q=perl'))).toHaveLength(1)
    await expect(search).toBeFocused()
    // The gallery lies in the stables of one.
    for (const [typed, slugs] of [
      ['PERLE', ['galerie-perle']],
      ['hotel', ['hotel-de-marbeuf', 'hotel-de-breteuil', 'galerie-saint-dominique']],
      ['HÔTEL', ['hotel-de-marbeuf', 'hotel-de-breteuil', 'galerie-saint-dominique']],
      ['3e', ['boutique-turenne', 'galerie-montmorency', 'galerie-perle', 'boutique-vertbois']],
    ] as const) {
      await search.fill(typed)
      await expect(page).toHaveURL(new RegExp(`\\?q=${encodeURIComponent(typed)}$`))
      await expect
        .poll(
          () => cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-venue'))),
          typed,
        )
        .toEqual(slugs)
      await expect(search).toHaveValue(typed)
    }
  })

  test(
    'an impossible range is explained at both fields and corrected without a new page',
    inFull(),
    async ({ page }) => {
      await openList(page, 'en', '?surfaceMin=300')
      const isSamePage = await markPage(page)
      const least = page.locator('#filter-surfaceMin')
      const most = page.locator('#filter-surfaceMax')
      await expect(least).toHaveValue('300')
      await most.fill('20')
      const notice = page.locator('#filter-problems')
      await expect(notice).toContainText(
        'Floor area, m²: the minimum (300) is above the maximum (20). Please change one of the two.',
      )
      await expect(least).toHaveAttribute('aria-invalid', 'true')
      await expect(most).toHaveAttribute('aria-invalid', 'true')
      await expect(most).toHaveAttribute('aria-describedby', /filter-problems/)
      await expect(most).toHaveValue('20')
      await notice.getByRole('link').click()
      await expect(page.locator('#filters [aria-invalid]:focus')).toHaveCount(1)
      await most.fill('500')
      await expect(notice).toBeEmpty()
      await expect(most).not.toHaveAttribute('aria-invalid')
      await expect(cards(page)).toHaveCount(1)
      expect(await isSamePage()).toBe(true)
    },
  )

  test(
    'a filter goes along in the address, and without script as well',
    inFull(),
    async ({ browser, page }) => {
      await openList(page, 'ko')
      await box(page, 'type', 'popup').check()
      await page.locator('#filters summary').click()
      await page.locator('#filter-guests').fill('40')
      await expect(page).toHaveURL(/guests=40&type=popup$/)
      const found = await cards(page).count()
      expect(found).toBeGreaterThan(0)
      for (const javaScriptEnabled of [true, false]) {
        const context = await browser.newContext({ javaScriptEnabled })
        const other = await context.newPage()
        await other.goto(page.url())
        await expect(cards(other)).toHaveCount(found)
        await expect(box(other, 'type', 'popup')).toBeChecked()
        await expect(other.locator('#filter-guests')).toHaveValue('40')
        await context.close()
      }
    },
  )
})
