import type { Page } from '@playwright/test'
import { localize } from '../../src/i18n/addresses/localize.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { expect, fontsFetched, hydrate, inFull, test } from './fixtures.ts'
import { textsOf } from './site-texts.ts'

const cards = (page: Page) => page.locator('.results article[data-venue]')
const box = (page: Page, field: string, value: string) =>
  page.locator(`#filters input[name=${field}][value=${value}]`)
/** The number beside a box. */
const countOf = (page: Page, field: string, value: string) =>
  page.locator(`#filters label:has(input[name=${field}][value=${value}]) > span:last-child`)

const headerSearch = (page: Page) => page.locator('.site-header a[href$="#filter-q"]')

/** Open the list and wait until its filters apply by themselves. */
async function openList(page: Page, language: Language, search = ''): Promise<void> {
  await page.goto(localize('venues', {}, language) + search)
  await hydrate(page)
  await expect(page.locator('.listing')).toHaveAttribute('data-live', '')
}

/** A mark that a new page would not have. */
async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-marked'))
}

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

  test.describe('when the server cannot be reached', () => {
    test.use({ expectedStatuses: [503] })

    test('it is asked a second time, and what has been read is not asked for again', async ({ page }) => {
      await openList(page, 'en')
      const asked: string[] = []
      await page.route(/\/venues\??(?:type=loft)?$/, (route) => {
        asked.push(new URL(route.request().url()).search)
        return asked.length === 1
          ? route.fulfill({ status: 503, contentType: 'text/plain', body: 'status of 503' })
          : route.continue()
      })
      const count = page.locator('.results-bar .count')
      for (let turn = 0; turn < 3; turn += 1) {
        await box(page, 'type', 'loft').check()
        await expect(count).toContainText('9')
        await box(page, 'type', 'loft').uncheck()
        await expect(count).toContainText('24')
      }
      expect(asked).toEqual(['?type=loft', '?type=loft', ''])
    })

    test('the list says so, keeps the filters and can be tried again', inFull(), async ({ page }) => {
      await openList(page, 'cn')
      const texts = textsOf('cn')
      await page.route('**/*type=loft', (route) =>
        // The application logs the text of the answer, which the fixture knows as expected.
        route.fulfill({ status: 503, contentType: 'text/plain', body: 'status of 503' }),
      )
      // Not `check`: the list, and the box with it, gives way to the message.
      await box(page, 'type', 'loft').click()
      const alert = page.getByRole('alert')
      await expect(alert).toContainText(texts.list.error)
      await expect(page).toHaveURL(/\?type=loft$/)
      await page.unroute('**/*type=loft')
      await alert.getByRole('link', { name: texts.common.retry }).click()
      await expect(cards(page)).toHaveCount(9)
      await expect(box(page, 'type', 'loft')).toBeChecked()
      // The filters live on after the list has come back.
      await box(page, 'type', 'loft').uncheck()
      await expect(page.locator('.results-bar .count')).toContainText('24')
    })
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })

  test('the form, the order and “show more” load a page each', async ({ page }) => {
    await page.goto(localize('venues', {}, 'ru'))
    await box(page, 'type', 'loft').check()
    await box(page, 'type', 'gallery').check()
    await page.locator('#filters button[type=submit]').click()
    await expect(page).toHaveURL(/type=gallery&type=loft/)
    await expect(cards(page)).toHaveCount(12)
    await page.locator('[data-filter=more]').click()
    await expect(page).toHaveURL(/\?page=2&type=gallery&type=loft$/)
    await expect(cards(page)).toHaveCount(14)
    await page.locator('#filter-sort').selectOption('surface')
    await page.locator('.sort-apply').click()
    await expect(cards(page).first()).toHaveAttribute('data-venue', 'caveau-beaubourg')
  })
})

test.describe('without script on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the search of the header leads to a field above the list', async ({ page }) => {
    await page.goto(localize('home', {}, 'fr'))
    await headerSearch(page).click()
    const field = page.locator('#filter-q')
    await expect(field).toBeInViewport()
    await field.fill('brique')
    await field.press('Enter')
    await expect(page).toHaveURL(/[?&]q=brique/)
    await expect(page.locator('.chips')).toContainText('brique')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the search of the header leads to a field that can be typed in at once', async ({ page }) => {
    const list = localize('venues', {}, 'fr')
    await page.goto(localize('home', {}, 'fr'))
    await headerSearch(page).click()
    const [sheet, field] = [page.locator('#filter-sheet'), page.locator('#filter-q')]
    await expect(field).toBeFocused()
    await expect(sheet).toBeVisible()
    await page.keyboard.type('brique')
    await expect(page).toHaveURL(`${list}?q=brique`)
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(`${list}?q=brique`)
    // In the list itself it opens what is there, and the filters stay.
    await headerSearch(page).click()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('brique')
    await expect(page).toHaveURL(`${list}?q=brique`)
  })

  for (const [language, width] of [
    ['fr', 390],
    ['it', 390],
    ['ru', 320],
    ['ja', 320],
  ] as const)
    test(`one row of buttons stays in view in ${language} at ${width} px, count and chips scroll away`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 })
      await openList(page, language, '?guests=40&sort=surface&type=loft')
      const bar = page.locator('.results-tools')
      const buttons = bar.locator('.btn, .sort')
      await expect(page.locator('.results-bar .count')).toBeVisible()
      await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
      await expect(buttons).toHaveCount(3)
      for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 })
      const tops = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
      expect(new Set(tops.map(Math.round)).size).toBe(1)
      expect((await bar.boundingBox())?.height).toBeLessThan(70)
      await expect(page.locator('.results-bar .count')).not.toBeInViewport()
      await expect(page.locator('.chips')).not.toBeInViewport()
      // The order names itself, and is chosen there.
      await expect(bar.locator('.sort-short')).toHaveText(textsOf(language).list.sort.surface)
      await page.getByLabel(textsOf(language).list.sortBy).selectOption('price')
      await expect(page).toHaveURL(/sort=price/)
      await expect(bar.locator('.sort-short')).toHaveText(textsOf(language).list.sort.price)
    })

  test('“show more” stays where it is and goes on at the first new card; going back restores it', async ({
    page,
  }) => {
    await openList(page, 'en')
    await fontsFetched(page)
    await expect(cards(page)).toHaveCount(12)
    const more = page.locator('[data-filter=more]')
    await more.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await more.click()
    await expect(cards(page)).toHaveCount(24)
    await expect(page).toHaveURL('/venues?page=2')
    const added = cards(page).nth(12)
    await expect(added.getByRole('link')).toBeFocused()
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(5)
    await expect(more).toHaveCount(0)

    // As a visitor comes there: past every card.
    for (let at = 13; at <= 20; at++) await cards(page).nth(at).scrollIntoViewIfNeeded()
    const seen = cards(page).nth(20)
    const slug = await seen.getAttribute('data-venue')
    // The click may scroll once more, to what it clicks on.
    await seen.evaluate((card) =>
      addEventListener(
        'click',
        () => sessionStorage.setItem('test.place', String(card.getBoundingClientRect().top)),
        true,
      ),
    )
    await seen.getByRole('link').click()
    await expect(page).toHaveURL(`/venue/${slug}`)
    const there = await page.evaluate(() => Number(sessionStorage.getItem('test.place')))
    await page.goBack()
    await expect(page).toHaveURL('/venues?page=2')
    await expect(cards(page)).toHaveCount(24)
    const placeOf = async () => (await cards(page).nth(20).boundingBox())?.y ?? Number.NaN
    await expect.poll(async () => Math.abs((await placeOf()) - there)).toBeLessThan(5)
  })

  test('the filters open as a sheet, close by keyboard and button, and send the focus back', async ({
    page,
  }) => {
    await openList(page, 'ja')
    const texts = textsOf('ja')
    const opener = page.locator('.open-filters')
    const sheet = page.locator('#filter-sheet')
    await expect(sheet).toBeHidden()
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()
    await page.keyboard.press('Space')
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(sheet.getByRole('button', { name: texts.list.closeFilters })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()

    await opener.click()
    await box(page, 'type', 'popup').check()
    await expect(sheet).toBeVisible()
    await expect(sheet.locator('button[type=submit]')).toContainText('4')
    await sheet.locator('button[type=submit]').click()
    await expect(sheet).toBeHidden()
    await expect(cards(page)).toHaveCount(4)
    await expect(opener).toContainText('1')
  })

  test(
    'Back closes the sheet and keeps what was chosen, and then undoes one filter at a time',
    inFull(),
    async ({ page }) => {
      const home = localize('home', {}, 'de')
      const list = localize('venues', {}, 'de')
      await page.goto(home)
      await openList(page, 'de')
      const opener = page.locator('.open-filters')
      const sheet = page.locator('#filter-sheet')
      await opener.click()
      await box(page, 'type', 'popup').check()
      await expect(page).toHaveURL(`${list}?type=popup`)
      await page.goBack()
      await expect(sheet).toBeHidden()
      await expect(page).toHaveURL(`${list}?type=popup`)
      await expect(cards(page)).toHaveCount(4)

      // Closing it in any other way leaves no step behind.
      await opener.click()
      await box(page, 'type', 'loft').check()
      await expect(page).toHaveURL(`${list}?type=popup&type=loft`)
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await opener.click()
      await box(page, 'type', 'popup').uncheck()
      await sheet.locator('button[type=submit]').click()
      await expect(sheet).toBeHidden()
      await expect
        .poll(() => page.evaluate(() => Object.keys((history.state as object | null) ?? {}).join()))
        .not.toMatch(/open/)
      await expect(page).toHaveURL(`${list}?type=loft`)
      for (const search of ['?type=popup&type=loft', '?type=popup', '']) {
        await page.goBack()
        await expect(page).toHaveURL(list + search)
        await expect(sheet).toBeHidden()
      }
      await expect(cards(page)).toHaveCount(12)
      await page.goBack()
      await expect(page).toHaveURL(home)
    },
  )

  test('a filter that could not be used leads to its field in the sheet', inFull(), async ({ page }) => {
    await openList(page, 'fr', '?guests=beaucoup')
    const notice = page.locator('#filter-problems')
    await expect(notice).toContainText('beaucoup')
    await notice.getByRole('link').click()
    await expect(page.locator('#filter-sheet')).toBeVisible()
    await expect(page.locator('#filter-guests')).toBeFocused()
    await expect(page.locator('#filter-guests')).toHaveAttribute('aria-invalid', 'true')
  })
})
