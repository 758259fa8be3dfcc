import { localize } from '../../src/i18n/addresses/localize.ts'
import { expect, fontsFetched, inFull, test } from './fixtures.ts'
import { textsOf } from './site-texts.ts'
import { box, cards, headerSearch, openList } from './venue-list.ts'

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
