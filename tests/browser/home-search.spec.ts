import type { Page } from '@playwright/test'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { expect, expectSound, hydrate, inFull, test } from './fixtures.ts'
import { cutPlaceholdersOf, misfitsOf } from './misfits.ts'

const form = (page: Page) => page.locator('.search form')
const button = (page: Page) => form(page).locator('.btn')
const days = (page: Page) => page.locator('.days-open')
const panel = (page: Page) => page.locator('#search-days')

async function openHome(page: Page, search = ''): Promise<void> {
  await page.goto(localize('home', {}, 'en') + search)
  await hydrate(page)
}

test('the button counts what is chosen, and the list then has as many', async ({ page }) => {
  await openHome(page)
  await expect(button(page)).toHaveText(/^Show 24\svenues$/)
  const width = (await button(page).boundingBox())?.width
  await form(page).locator('[name=event]').selectOption('showroom')
  await form(page).locator('[name=guests]').fill('180')
  await expect(button(page)).not.toHaveText(/ 24\s/)
  const label = (await button(page).textContent()) ?? ''
  expect((await button(page).boundingBox())?.width).toBe(width)
  await expect(form(page).locator('[role=status]')).toHaveText(/^\d+\svenues?$/)
  await form(page).locator('[name=q]').fill('no such words')
  await expect(button(page)).toHaveText('Show venues')
  await form(page).locator('[name=q]').fill('')
  await expect(button(page)).toHaveText(label)
  await button(page).click()
  await expect(page).toHaveURL(/event=showroom.*guests=180/)
  await expect(page.locator('.results-bar .count')).toContainText(/\d+/.exec(label)?.[0] ?? 'none')
  await expect(page.locator('.chips')).toContainText('Event: Showroom')
  await expect(page.locator('.chips')).toContainText('Guests: 180')
})

test('days are one range, chosen in a calendar with the fashion weeks, by keyboard too', async ({ page }) => {
  await openHome(page)
  await days(page).click()
  await expect(panel(page)).toBeVisible()
  await expect(panel(page).locator('calendar-month').first()).toBeVisible()
  await expectSound(page, 'light', 'calendar')
  const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'Europe/Paris' }).format(Date.now())
  await expect(panel(page).locator('calendar-month').first()).toContainText(month)
  const next = panel(page).getByRole('button', { name: 'Next month' })
  await expect(panel(page).locator('[slot=next] svg')).toBeVisible()
  await next.click()
  await expect(panel(page).locator('calendar-month').first()).not.toContainText(month)
  const week = panel(page).locator('[data-from]').first()
  const { from = '', to = '' } = await week.evaluate((one) => ({ ...(one as HTMLElement).dataset }))
  await week.click()
  await expect(panel(page)).toBeHidden()
  await expect(days(page)).toBeFocused()
  await expect(form(page).locator('[name=startDate]')).toHaveValue(from)
  const long = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  await expect(days(page)).toContainText(new RegExp(`· ${long}\\sdays$`))

  await days(page).press('Enter')
  await expect(panel(page)).toBeVisible()
  for (const key of ['ArrowRight', 'Enter', 'ArrowRight', 'ArrowRight', 'Enter']) {
    await page.keyboard.press(key)
    // As quick as a hand: the calendar draws before the next key.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
  }
  await expect(panel(page)).toBeHidden()
  await expect(form(page).locator('[name=duration]')).toHaveValue('3')

  await days(page).press('Enter')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await days(page).press('Enter')
  await panel(page).locator('[data-clear]').click()
  await expect(days(page)).toContainText('Any dates')
  await expect(form(page).locator('[name=startDate]')).toHaveValue('')
})

test('the names of fashion weeks stand above their dates, all alike', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHome(page)
  await days(page).click()
  const heights = await panel(page)
    .locator('[data-from]')
    .evaluateAll((weeks) =>
      weeks.map((week) => {
        const [name, dates] = [week.querySelector('b'), document.createRange()]
        if (week.lastChild) dates.selectNode(week.lastChild)
        return (dates.getBoundingClientRect().top ?? 0) - (name?.getBoundingClientRect().bottom ?? 0)
      }),
    )
  expect(heights).toHaveLength(6)
  for (const below of heights) expect(below).toBeGreaterThan(-6)
})

test('titles in unspaced writing fit the smallest phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const language of ['ja', 'ko', 'cn'] as const) {
    await page.goto(localize('home', {}, language))
    expect(await misfitsOf(page), language).toEqual([])
  }
})

test('what empty fields say is never cut, in ten languages', inFull(), async ({ page }) => {
  for (const language of LANGUAGE_CODES)
    for (const id of ['home', 'venues'] as const) {
      await page.goto(localize(id, {}, language))
      await hydrate(page)
      for (const width of [320, 390, 768, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await cutPlaceholdersOf(page), `${id} in ${language} at ${width} px`).toEqual([])
      }
    }
})

test('events are suggested, and become a filter of the list', async ({ page }) => {
  await openHome(page)
  await form(page).locator('[name=q]').pressSequentially('fash')
  await page
    .getByRole('group', { name: 'Events' })
    .getByRole('option', { name: /^Fashion show/ })
    .click()
  await expect(page).toHaveURL(`${localize('venues', {}, 'en')}?event=fashion-show`)
  await hydrate(page)
  await page.locator('#filter-q').pressSequentially('dinner')
  await page.getByRole('group', { name: 'Events' }).getByRole('option').first().click()
  await expect(page).toHaveURL(/\?event=cocktail-party$/)
  await expect(page.locator('#filter-event')).toHaveValue('cocktail-party')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the address fills the form in, and the button counts that', async ({ page }) => {
    await page.goto(`${localize('home', {}, 'en')}?event=showroom&guests=40&startDate=2031-03-04&duration=5`)
    await expect(form(page).locator('[name=event]')).toHaveValue('showroom')
    await expect(form(page).locator('[name=guests]')).toHaveValue('40')
    await expect(form(page).locator('[name=startDate]')).toHaveValue('2031-03-04')
    const label = (await button(page).textContent()) ?? ''
    expect(label).toMatch(/^Show \d+\svenues$/)
    await form(page).locator('[name=duration]').fill('6 days')
    await button(page).click()
    await expect(page.locator('.results-bar .count')).toContainText(/\d+/.exec(label)?.[0] ?? 'none')
    await expect(page.locator('.chips')).toContainText('4–\u20609 March')
  })
})
