import type { Locator, Page } from '@playwright/test'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { formatDate } from '../../src/i18n/format.ts'
import { laterDay } from '../../src/lib/iso-day.ts'
import { sharedUntil } from '../../src/modules/shortlists/model/shared-until.ts'
import { expect, expectSound, hydrate, test } from './fixtures.ts'

const favorite = (slug: string, name: string) => ({
  ...{ slug, name, type: 'gallery', neighborhood: 'le-marais', arrondissement: 3 },
  ...{ surfaceM2: 95, guests: 80, priceFromDayCents: 100_000, photos: [], language: 'en' },
})

async function openFavorites(page: Page): Promise<void> {
  await page.addInitScript(
    (text) => {
      if (localStorage.getItem('passage.favorites') === null) localStorage.setItem('passage.favorites', text)
    },
    JSON.stringify([favorite('galerie-perle', 'Galerie Perle'), favorite('salon-opera', 'Salon Opéra')]),
  )
  await page.goto(localize('favorites', {}, 'en'))
  await hydrate(page)
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share by a private link' })
const answers = (page: Page) => page.getByRole('dialog', { name: 'Answers' })
const cell = (page: Page, n: number) => page.locator('.compare-table [data-row=answers] td').nth(n)

/** The dialog of a list that is shared shows the link; its settings are behind it. */
async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await dialog(page).getByText('What they see').click()
}

async function share(page: Page): Promise<string> {
  await openFavorites(page)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await dialog(page).getByLabel('Title they see').fill('March, the show')
  await dialog(page).getByLabel('E-mail for notice of answers').fill('owner@example.com')
  await dialog(page).getByRole('button', { name: 'Create the link' }).click()
  const link = dialog(page).getByLabel('Private link')
  await expect(link).toHaveValue(/\/shortlist\/[0-9a-f]{32}$/)
  await expect(dialog(page).getByRole('button', { name: 'Copy link' })).toBeFocused()
  return link.inputValue()
}

test.describe('an address for answers', () => {
  test.use({ expectedStatuses: [400] })

  test('that cannot be right is marked in its field, which has the focus', async ({ page }) => {
    await openFavorites(page)
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const email = dialog(page).getByLabel('E-mail for notice of answers')
    await email.fill('owner@')
    await dialog(page).getByRole('button', { name: 'Create the link' }).click()
    await expect(email).toBeFocused()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveAccessibleDescription(/^Check the e-mail address/)
  })
})

test('a list is shared, answered by somebody else, and the owner is told on their next visit', async ({
  page,
  browser,
}) => {
  const link = await share(page)
  await expect(dialog(page).getByText('No answers yet.')).toBeVisible()
  // The link comes first, and the ways to send it; that it is copied is said in the dialog.
  await expect(dialog(page).getByText('Your link is ready.')).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(dialog(page).getByText('Link copied')).toBeVisible()
  await expect(dialog(page).getByRole('link', { name: 'Send by e-mail' })).toHaveAttribute(
    'href',
    `mailto:?subject=March%2C%20the%20show&body=${encodeURIComponent(`March, the show\n${link}`)}`,
  )
  await expect(dialog(page).getByText('With my notes')).toBeHidden()
  await expectSound(page, 'light', 'the dialog')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused()

  const reader = await (await browser.newContext()).newPage()
  await reader.goto(link)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('March, the show')
  const venue = reader.locator('#galerie-perle')
  // Without a name nothing is sent: the field is asked for, and the choice follows it.
  await venue.getByRole('radio', { name: 'Yes' }).check()
  const name = reader.getByLabel('You answer as')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('First your name, then your answer is saved.')
  await name.fill('Claire <b>Aubertin</b>')
  // The key that ends a line on a phone: the page goes back to what was answered.
  await reader.keyboard.press('Enter')
  await expect(venue.getByRole('status')).toHaveText('Saved')
  await expect(venue.getByRole('radio', { name: 'Yes' })).toBeFocused()
  await expect(venue.getByRole('status')).toBeInViewport()
  await expect(name).toHaveAccessibleDescription('no account, only a name')
  // The last answer is thanked for, and can still be changed.
  await reader.locator('#salon-opera').getByRole('radio', { name: 'No' }).check()
  await expect(reader.locator('#salon-opera').getByRole('status')).toHaveText(
    /^Thank you\. Your answers have arrived/,
  )
  await expect(reader.locator('.shared-thanks')).toHaveText(/^Thank you\./)
  await venue.getByPlaceholder('Write a comment').fill('Can we see it <i>at five</i>?')
  await venue.getByRole('button', { name: 'Send' }).click()
  await expect(venue.locator('[data-comments] li')).toHaveText('YouCan we see it <i>at five</i>?')
  await expectSound(reader, 'light', 'the shared list')
  await reader.reload()
  await expect(venue.getByRole('radio', { name: 'Yes' })).toBeChecked()
  await expect(reader.locator('.shared-thanks')).toHaveText(/^Thank you\./)
  await expect(reader.getByLabel('You answer as')).toHaveValue('Claire <b>Aubertin</b>')

  await page.reload()
  await hydrate(page)
  const news = page.getByText('3 new answers to your shared list')
  await expect(news).toBeVisible()
  // On a line of its own, above the bar with the ways on.
  const edgeOf = (part: Locator, edge: 'top' | 'bottom') =>
    part.evaluate((one, side) => one.getBoundingClientRect()[side] + scrollY, edge)
  const top = await edgeOf(page.locator('.results-bar'), 'top')
  expect(await edgeOf(news, 'bottom')).toBeLessThan(top)
  await page.getByRole('button', { name: 'See the answers' }).click()
  // What it says is in sight, whatever the height of the window.
  for (const height of [844, 500]) {
    await page.setViewportSize({ width: 390, height })
    await expect(answers(page).getByText('Can we see it <i>at five</i>?')).toBeInViewport()
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(answers(page)).toContainText('✓Claire <b>Aubertin</b> Yes')
  await expectSound(page, 'light', 'the answers')
  await page.keyboard.press('Escape')
  await expect(page.getByText('3 new answers')).toBeHidden()
  const moved = (await edgeOf(page.locator('.results-bar'), 'top')) - top
  expect(Math.abs(moved), 'nothing moves').toBeLessThan(2)
  // They stand in the comparison, beside what is decided by them.
  await expect(cell(page, 0)).toContainText('✓Claire <b>Aubertin</b>')
  await expect(cell(page, 0)).toContainText('Can we see it <i>at five</i>?')
  await expect(cell(page, 1)).toContainText('✗Claire <b>Aubertin</b>')
  // On a phone as well: what hides the columns that are not shown hides nothing in those that are.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(cell(page, 0).getByRole('listitem')).toHaveCount(2)
  await expect(cell(page, 0).getByText('Claire <b>Aubertin</b>').first()).toBeVisible()
  await expect(cell(page, 0).getByText('Can we see it <i>at five</i>?')).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByText('Shared by a private link until')).toBeVisible()
  await expect(page.getByText('nobody else sees them')).toBeHidden()

  await openSettings(page)
  const email = dialog(page).getByLabel('E-mail for notice of answers')
  await expect(email).toHaveValue('owner@example.com')
  await expect(email).toHaveAccessibleDescription('We e-mail you when someone answers.')
  await email.fill('')
  await dialog(page).getByRole('button', { name: 'Update the shared list' }).click()
  await expect(dialog(page).getByText('The shared list is up to date.')).toBeVisible()
  await page.reload()
  await hydrate(page)
  await openSettings(page)
  await expect(email).toHaveValue('')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Stop sharing' }).click()
  await expect(dialog(page).getByText('The list is no longer shared.')).toBeVisible()
  expect((await page.request.get(link)).status()).toBe(404)
  await dialog(page).getByRole('button', { name: 'Undo' }).click()
  await expect(dialog(page).getByLabel('Private link')).toHaveValue(link)
  expect((await page.request.get(link)).status()).toBe(200)
  await reader.context().close()
})

test('what is chosen before the script has come is saved once it is there', async ({ page, browser }) => {
  const link = await share(page)
  const reader = await (await browser.newContext()).newPage()
  const { promise: chosen, resolve: goOn } = Promise.withResolvers<void>()
  await reader.route('**/*.js', async (route) => {
    await chosen
    await route.continue()
  })
  await reader.goto(link, { waitUntil: 'commit' })
  const venue = reader.locator('#galerie-perle')
  await venue.getByRole('radio', { name: 'Yes' }).check()
  goOn()
  await expect(reader.getByLabel('You answer as')).toBeFocused()
  await reader.getByLabel('You answer as').fill('Claire')
  await reader.keyboard.press('Tab')
  await expect(venue.getByRole('status')).toHaveText('Saved')
  await reader.context().close()
})

test('the owner takes a comment away and puts it back, in the dialog and on the page, and keeps the focus', async ({
  page,
  browser,
}) => {
  const link = await share(page)
  const reader = await (await browser.newContext()).newPage()
  await reader.goto(link)
  await reader.getByLabel('You answer as').fill('Claire')
  await reader.locator('#galerie-perle').getByPlaceholder('Write a comment').fill('An insult')
  await reader.locator('#galerie-perle').getByRole('button', { name: 'Send' }).click()
  await expect(reader.locator('#galerie-perle [data-comments] li')).toHaveText('YouAn insult')

  await page.reload()
  await hydrate(page)
  await page.getByRole('button', { name: 'See the answers' }).click()
  const remove = answers(page).getByRole('button', { name: 'Remove the comment by Claire' })
  const undo = answers(page).getByRole('button', { name: 'Undo: the comment by Claire comes back' })
  await remove.press('Enter')
  await expect(undo).toBeFocused()
  await expect(answers(page)).toContainText('Comment by Claire: removed')
  await reader.reload()
  await expect(reader.locator('#galerie-perle [data-comments] li')).toHaveCount(0)
  await undo.press('Enter')
  await expect(remove).toBeFocused()

  await page.goto(link)
  await expectSound(page, 'light', 'the shared list of its owner')
  const removeThere = page.getByRole('button', { name: 'Remove the comment by Claire' })
  await removeThere.click()
  await expect(page.getByRole('button', { name: 'Undo: the comment by Claire comes back' })).toBeFocused()
  await expect(page.locator('#galerie-perle').getByRole('status')).toHaveText('Comment by Claire: removed')
  await expect(page.getByText('An insult')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.getByText('An insult')).toBeVisible()
  await expect(removeThere).toBeFocused()
  await reader.context().close()
})

test('a list about an event lasts until a month after it, and its page names the day', async ({ page }) => {
  const link = await share(page)
  const said = (until: Date) => formatDate(until.toISOString(), 'en')
  const now = new Date()
  const at = { first: now, last: now }
  const usual = said(sharedUntil({ startDate: null, days: null }, at))
  await expect(dialog(page)).toContainText(`Works until ${usual}.`)
  const startDate = laterDay(now.toISOString().slice(0, 10), 200)
  const longer = said(sharedUntil({ startDate, days: 4 }, at))
  expect(longer).not.toBe(usual)
  await page.goto(`${localize('favorites', {}, 'en')}?duration=4&startDate=${startDate}`)
  await hydrate(page)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(dialog(page)).toContainText('You have changed the list since.')
  await expect(dialog(page)).toContainText(`Works until ${usual}.`)
  await dialog(page).getByRole('button', { name: 'Update the shared list' }).click()
  await expect(dialog(page)).toContainText(`Works until ${longer}.`)
  await page.reload()
  await expect(page.getByText(`Shared by a private link until ${longer}`)).toBeVisible()
  await page.goto(link)
  await expect(page.getByText(`Shared until ${longer}`)).toBeVisible()
})

test('a list that has changed says so until it is updated', async ({ page }) => {
  const link = await share(page)
  await page.keyboard.press('Escape')
  await page.locator('article[data-venue=salon-opera]').getByRole('button').click()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(dialog(page)).toContainText('You have changed the list since.')
  await dialog(page).getByText('What they see').click()
  await dialog(page).getByText('With prices').click()
  await dialog(page).getByRole('button', { name: 'Update the shared list' }).click()
  await expect(dialog(page).getByText('The shared list is up to date.')).toBeVisible()
  await page.goto(link)
  await expect(page.locator('.shared-venue')).toHaveCount(1)
  await expect(page.locator('main')).not.toContainText('€')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('everything that is filled in is sent with any button', async ({ page, request }) => {
    const answer = await request.post('/api/shortlists', {
      data: {
        language: 'en',
        list: {
          ...{ title: '', startDate: null, days: null, guests: null, layout: null },
          venues: [
            { slug: 'galerie-perle', note: '' },
            { slug: 'salon-opera', note: '' },
          ],
        },
        options: { notes: true, prices: true, answers: true },
      },
    })
    const { token } = (await answer.json()) as { token: string }
    await page.goto(localize('shortlist', { slug: token }, 'en'))
    await page.getByLabel('You answer as').fill('Paul')
    await page.locator('#galerie-perle').getByRole('radio', { name: 'Perhaps' }).check()
    await page.locator('#salon-opera').getByPlaceholder('Write a comment').fill('Too grey')
    await page.locator('#salon-opera').getByRole('button', { name: 'Send' }).click()
    await expect(page).toHaveURL(/#salon-opera$/)
    await expect(page.locator('#galerie-perle').getByRole('radio', { name: 'Perhaps' })).toBeChecked()
    await expect(page.locator('#salon-opera [data-comments] li')).toHaveText('YouToo grey')
  })
})
