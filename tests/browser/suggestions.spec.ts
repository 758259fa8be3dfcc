import type { Page } from '@playwright/test'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { expect, hydrate, inFull, test, violationsOf } from './fixtures.ts'

const field = (page: Page) => page.locator('[data-suggest]')
const options = (page: Page) => page.locator('.suggest').getByRole('option')

/** Open a page and begin to type, key by key. */
async function typeInto(page: Page, address: string, text: string): Promise<void> {
  await page.goto(address)
  await hydrate(page)
  await field(page).click()
  await expect(field(page)).toHaveAttribute('role', 'combobox')
  await field(page).pressSequentially(text)
}

test('the list suggests places, types, equipment and venues, by keyboard', async ({ page }) => {
  await typeInto(page, localize('venues', {}, 'en'), 'lo')
  await expect(options(page).first()).toBeVisible()
  expect(await options(page).count()).toBeLessThanOrEqual(6)
  await expect(page.getByRole('group', { name: 'Types' }).getByRole('option')).toContainText('Loft')
  await expect(page.locator('.suggest b').first()).toHaveText(/^lo$/i)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('.find [role=status]')).toHaveText(/suggestions?$/)

  expect(await violationsOf(page)).toEqual([])

  await field(page).press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await field(page).press('ArrowDown')
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant', /./)
  await field(page).press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('lo')

  await field(page).press('ArrowDown')
  const loft = options(page).filter({ hasText: /^Loft \d/ })
  await expect(loft).toBeVisible()
  const steps = await options(page).evaluateAll((all) =>
    all.findIndex((one) => one.closest('[role=group]')?.textContent?.startsWith('Types')),
  )
  for (let step = 0; step <= steps; step++) await field(page).press('ArrowDown')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', `filter-q-suggestions-${steps}`)
  await field(page).press('Enter')
  await expect(page).toHaveURL(`${localize('venues', {}, 'en')}?type=loft`)
  await expect(page.locator('#filters [name=type][value=loft]')).toBeChecked()
  await expect(field(page)).toHaveValue('')
  // The role is still there after the list has been put in its place.
  await expect(field(page)).toHaveAttribute('role', 'combobox')
})

test('leaving with Tab takes nothing', inFull(), async ({ page }) => {
  await typeInto(page, localize('venues', {}, 'en'), 'gal')
  await expect(options(page).first()).toBeVisible()
  await field(page).press('ArrowDown')
  await field(page).press('Tab')
  await expect(options(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('gal')
})

test('the home page suggests too, by pointer: a venue opens its page', async ({ page }) => {
  await typeInto(page, localize('home', {}, 'fr'), 'perle')
  await options(page).filter({ hasText: 'Galerie de la Perle' }).click()
  await expect(page).toHaveURL(localize('venue', { slug: 'galerie-perle' }, 'fr'))
})

test('from the home page a place leads to the list of that place, with what else was chosen', async ({
  page,
}) => {
  await page.goto(localize('home', {}, 'de'))
  await hydrate(page)
  await page.locator('.search [name=guests]').fill('50')
  await field(page).pressSequentially('marias')
  await options(page).filter({ hasText: 'Marais' }).click()
  await expect(page).toHaveURL(/\?guests=50&neighborhood=le-marais$|\?neighborhood=le-marais&guests=50$/)
})

test('where nothing is called so, the answer says how many venues have it', async ({ page }) => {
  await typeInto(page, localize('home', {}, 'en'), 'brick')
  await options(page)
    .filter({ hasText: /^\d+\svenues with “brick”$/ })
    .click()
  await expect(page).toHaveURL(`${localize('venues', {}, 'en')}?q=brick`)
  await expect(page.locator('article[data-venue]').first()).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the field is a plain one of a form', async ({ page }) => {
    await page.goto(localize('home', {}, 'ja'))
    await expect(field(page)).not.toHaveAttribute('role', /./)
    await field(page).fill('赤れんが')
    await field(page).press('Enter')
    await expect(page.locator('article[data-venue=loft-sentier]')).toBeVisible()
  })
})
