import { localize } from '../../src/i18n/addresses/localize.ts'
import { expect, test } from './fixtures.ts'
import { box, cards, headerSearch } from './venue-list.ts'

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
