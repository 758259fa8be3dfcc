import { localize } from '../../src/i18n/addresses/localize.ts'
import { expect, hydrate, inFull, rest, test } from './fixtures.ts'
import { textsOf } from './site-texts.ts'

test.use({ goesOffline: true, viewport: { width: 1280, height: 900 } })

test(
  'a filter without a connection says so, keeps its address and works once it is back',
  inFull(),
  async ({ page, context }) => {
    const texts = textsOf('de')
    await page.goto(localize('venues', {}, 'de'))
    await hydrate(page)
    await expect(page.locator('article[data-venue]').first()).toBeVisible()
    await context.setOffline(true)
    // Not `check`: the list, and the box with it, gives way to the message.
    await page.locator('input[name=type][value=loft]').click()
    await expect(page.getByRole('alert')).toContainText(texts.list.error)
    await expect(page).toHaveURL(/\?type=loft$/)
    await context.setOffline(false)
    await page.getByRole('alert').getByText(texts.common.retry).click()
    await expect(page.locator('article[data-venue]')).toHaveCount(9)
  },
)

test(
  'a venue without a connection offers to try again, in the language of the page',
  inFull(),
  async ({ page, context }) => {
    const texts = textsOf('ko')
    await page.goto(`${localize('venues', {}, 'ko')}?sort=name`)
    await hydrate(page)
    const link = page.locator('article[data-venue=boutique-vertbois] :is(h2, h3) a')
    await expect(link).toBeVisible()
    await rest(page)
    await context.setOffline(true)
    await link.click()
    const toast = page.locator('.toast')
    await expect(toast).toContainText(texts.common.offline)
    await expect(page).toHaveURL(`${localize('venues', {}, 'ko')}?sort=name`)
    await context.setOffline(false)
    await toast.getByRole('link', { name: texts.common.retry }).click()
    await expect(page.locator('h1')).toHaveText('Boutique du Vertbois')
  },
)
