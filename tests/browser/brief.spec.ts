import type { Page } from '@playwright/test'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { expect, hydrate, test } from './fixtures.ts'
import { textsOf } from './site-texts.ts'

const SLUG = 'hotel-de-marbeuf'
const BRIEF = 'duration=5&event=showroom&guests=40&startDate=2031-03-04'
const LIST = `/venues?${BRIEF}`
const { plan, event, toast } = textsOf('en')

const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const layout = (page: Page, name: keyof typeof plan.layout) =>
  page.getByRole('radio', { name: plan.layout[name], exact: true })
const guestsOf = (page: Page) => page.locator('.quote-card [name=guests]')
const say = (page: Page) => page.locator('.plan-say')

/** Open a page, and have its plan at work. */
async function openVenue(page: Page, query: string): Promise<void> {
  await page.goto(`${localize('venue', { slug: SLUG }, 'en')}${query}`)
  await hydrate(page)
  await page.locator('.plan-block').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-island="venue-plan"][data-started]')).toBeVisible()
}

test('a brief goes from the list over card, venue and plan to the request, and nothing is asked twice', async ({
  page,
}) => {
  await page.goto(LIST)
  await hydrate(page)
  await page.locator(`article[data-venue=${SLUG}] h3 a`).click()
  await expect(page).toHaveURL(`${localize('venue', { slug: SLUG }, 'en')}?${BRIEF}`)
  await hydrate(page)
  await page.locator('.plan-block').scrollIntoViewIfNeeded()
  // A showroom hangs, and its metres are no guests.
  await expect(layout(page, 'rails')).toBeChecked()
  await expect(page.locator('.plan-count')).toContainText(plan.metres)
  await expect(guestsOf(page).locator('option:checked')).toHaveText('40')

  await expect(page.locator('[data-island="venue-plan"][data-started]')).toBeVisible()
  await layout(page, 'dinner').check()
  await expect(say(page)).toHaveText(/^40\sseats fit/)
  await expect(page).toHaveURL(/layout=seatedDinner/)
  expect(queryOf(page)).toMatchObject({ guests: '40', layout: 'seatedDinner' })
  await expect(guestsOf(page).locator('option:checked')).toHaveText('40')

  await page.locator('aside.quote button[type=submit]').click()
  const form = page.locator('main form[method=post]')
  await expect(form.locator('[name=startDate]')).toHaveValue('2031-03-04')
  await expect(form.locator('[name=duration]')).toHaveValue('5 days')
  await expect(form.locator('[name=guestCount]')).toHaveValue('26-50')
  await expect(form.locator('[name=message]')).toHaveValue(new RegExp(event.showroom))
  expect(queryOf(page)).toMatchObject({
    venue: SLUG,
    event: 'showroom',
    guests: '40',
    layout: 'seatedDinner',
  })
  // Back to the list for another venue, with all of it.
  await page.locator('.chosen-more .add a').click()
  await expect(page).toHaveURL(/\/venues\?/)
  expect(queryOf(page)).toEqual({
    duration: '5',
    event: 'showroom',
    guests: '40',
    layout: 'seatedDinner',
    startDate: '2031-03-04',
  })
})

test('to look at a layout never changes for how many is asked', async ({ page }) => {
  await openVenue(page, '')
  for (const name of ['dinner', 'standing', 'rails', 'rows'] as const) {
    await layout(page, name).check()
    await expect(guestsOf(page)).toHaveValue('')
  }
  await expect(page).toHaveURL(/\?layout=rows$/)
  await guestsOf(page).selectOption('101-200')
  await layout(page, 'dinner').check()
  await expect(say(page)).toHaveText(/^100\sseats fit/)
  await expect(page.locator('.plan-foot [role=status]')).toHaveText(
    plan.tooMany.replace('{asked}', '200').replace('{most}', '100'),
  )
  await expect(guestsOf(page)).toHaveValue('101-200')
  await layout(page, 'standing').check()
  await expect(page.locator('.plan-foot [role=status]')).toHaveCount(0)
  await layout(page, 'rails').check()
  await page.getByRole('slider').press('Home')
  await expect(page).toHaveURL(/metres=3/)
  expect(queryOf(page)).toEqual({ guests: '200', layout: 'rails', metres: '3' })
  await expect(guestsOf(page)).toHaveValue('101-200')
  await page.reload()
  await expect(page.locator('.plan-count b')).toHaveText('3')
})

test('what is changed on the page is in the links of its every part', async ({ page }) => {
  await openVenue(page, `?${BRIEF}`)
  await guestsOf(page).selectOption('11-25')
  await page.locator('.quote-card [name=startDate]').fill('2031-03-05')
  const said = 'duration=5&event=showroom&guests=25&startDate=2031-03-05'
  for (const link of [
    '.site-header [data-favorites]',
    '.site-header .bar-end a[href^="/venues"]',
    '.similar article h3 a >> nth=0',
    '.footer a[href^="/my-favorites"]',
    'a[data-language=fr] >> nth=0',
  ])
    await expect(page.locator(link), link).toHaveAttribute('href', new RegExp(`\\?${said}(?:#filter-q)?$`))
  await expect(page.locator('.dock a.btn')).toHaveAttribute('href', `/contact-venue?${said}&venue=${SLUG}`)
  await expect(page).toHaveURL(new RegExp(`\\?${said}$`))
})

test('heart and toast lead to favourites that know the brief, and their links hand it on', async ({
  page,
}) => {
  await page.goto(LIST)
  await hydrate(page)
  await page.locator(`article[data-venue=${SLUG}] .heart`).click()
  await page.getByRole('link', { name: toast.see }).click()
  await expect(page).toHaveURL(`/my-favorites?${BRIEF}`)
  await hydrate(page)
  const bar = page.locator('.list-bar')
  await expect(bar.locator('[type=date]')).toHaveValue('2031-03-04')
  await expect(bar.locator('[type=number]').nth(0)).toHaveValue('5')
  await expect(bar.locator('[type=number]').nth(1)).toHaveValue('40')
  await bar.locator('[type=number]').nth(1).fill('60')
  const said = 'duration=5&event=showroom&guests=60&startDate=2031-03-04'
  await expect(page.locator(`article[data-venue=${SLUG}] h2 a`)).toHaveAttribute(
    'href',
    `/venue/${SLUG}?${said}`,
  )
  await expect(page.locator('.site-header .bar-end a[href^="/venues"]')).toHaveAttribute(
    'href',
    `/venues?${said}#filter-q`,
  )
  await expect(page).toHaveURL(`/my-favorites?${said}`)
  await page.locator('.results-bar a.btn:not(.btn-line)').click()
  await expect(page.locator('main form[method=post] [name=guestCount]')).toHaveValue('51-100')
})

test('through a page that reads none the tab brings it along, and the list ends it', async ({ page }) => {
  await page.goto(LIST)
  await hydrate(page)
  await page.goto('/events/fashion-show')
  await hydrate(page)
  await expect(page).toHaveURL('/events/fashion-show')
  // The page is about another event, and says so itself.
  const about = BRIEF.replace('showroom', 'fashion-show')
  await expect(page.locator('.call a.btn')).toHaveAttribute('href', `/contact?${about}`)
  await page.locator('.site-header [data-favorites]').click()
  await expect(page).toHaveURL(`/my-favorites?${BRIEF}`)
  await page.goto('/venues')
  await hydrate(page)
  await page.goto(localize('about', {}, 'en'))
  await hydrate(page)
  await expect(page.locator('.site-header [data-favorites]')).toHaveAttribute('href', '/my-favorites')
})

test('the search of the home page has the brief of the tab, its links follow it, and it comes back with the page', async ({
  page,
}) => {
  const search = page.locator('.search form')
  const days = search.locator('.days-text')
  await page.goto(LIST)
  await hydrate(page)
  await page.locator('.site-header a.logo').click()
  await expect(search.locator('[name=event]')).toHaveValue('showroom')
  await expect(search.locator('[name=guests]')).toHaveValue('40')
  await expect(days).toHaveText(/4–\u2060?8.March.2031.*5.days/)
  await hydrate(page)
  // What is chosen here is in the links of the page at once, and its address stays everybody's.
  await search.locator('[name=guests]').fill('60')
  const card = page.locator('.wall article h3 a').first()
  await expect(card).toHaveAttribute('href', /guests=60/)
  await expect(card).toHaveAttribute('href', /startDate=2031-03-04/)
  expect(new URL(page.url()).search).toBe('')
  await card.click()
  await expect(page).toHaveURL(/\/venue\/.*guests=60/)
  await page.goBack()
  await expect(search.locator('[name=guests]')).toHaveValue('60')
  await expect(search.locator('[name=startDate]')).toHaveValue('2031-03-04')
  await expect(days).toHaveText(/4–\u2060?8.March.2031/)
  // Whatever is taken back is taken out of the links as well.
  await hydrate(page)
  await search.locator('[name=guests]').fill('')
  await search.locator('[name=event]').selectOption('')
  await expect(card).not.toHaveAttribute('href', /guests=|event=/)
})

test('the green call fills in what its page is about', async ({ page }) => {
  await page.goto('/neighborhoods/bastille')
  await hydrate(page)
  await page.locator('.call a.btn').click()
  await expect(page.locator('main form[method=post] [name=preferredLocation]')).toHaveValue('11')
  await page.goto('/events/fashion-show')
  await page.locator('.call a.btn').click()
  await expect(page.locator('main form[method=post] [name=eventType]')).toHaveValue('fashion_show')
})
