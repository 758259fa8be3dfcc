/** What visitors do in a translated page: found by structure, since the words are others. */
import { expect, type Page } from '@playwright/test'

interface Translated {
  readonly name: string
  readonly address: string
  readonly act: (page: Page) => Promise<void>
}

const first = (page: Page, selector: string) => page.locator(selector).first()
const count = (page: Page) => page.locator('.results-bar .count')

/** The parts of public pages that change in the browser. */
export const TRANSLATED: readonly Translated[] = [
  {
    name: 'favourites',
    address: '/my-favorites',
    async act(page) {
      const [days, guests] = [0, 1].map((at) => page.locator('.list-bar input[type=number]').nth(at))
      await days?.pressSequentially('12')
      await guests?.pressSequentially('80')
      await page.locator('.list-bar select').selectOption('runway')
      await days?.press('Backspace')
      await expect(page.locator('tr[data-row=price] th')).toContainText('1')
      // What cannot be read is said, and mended.
      await days?.fill('999')
      await expect(page.locator('.detail-problem')).toBeVisible()
      await days?.fill('3')
      await expect(page.locator('.detail-problem')).toHaveCount(0)
      const heads = page.locator('[data-column]')
      await heads.first().locator('[data-move=later]').click()
      await expect(heads.nth(1)).toHaveAttribute('data-column', 'galerie-perle')
      await first(page, 'tr[data-row=note] textarea').fill('Light from the north')
      for (const left of [2, 1, 0]) {
        await first(page, '[data-island] .heart').click()
        if (left > 0) await expect(count(page)).toContainText(String(left))
      }
      await expect(page.locator('.notice h2')).toBeVisible()
      await page.locator('.toast-action').last().click()
      // What was removed one after another comes back at once.
      await expect(count(page)).toContainText('3')
      await expect(days ?? page.locator('none')).toHaveValue('3')
    },
  },
  {
    name: 'the dialog that shares a list',
    address: '/my-favorites',
    async act(page) {
      await page.locator('.results-bar button.btn-line').click()
      const dialog = page.locator('.share-dialog')
      await dialog.locator('#share-title').fill('March, the show')
      const answers = dialog.locator('.share-option input').last()
      await answers.uncheck()
      await answers.check()
      await dialog.locator('.btn').last().click()
      await expect(dialog.locator('.share-link input')).toHaveValue(/\/shortlist\/[0-9a-f]{32}$/)
      await expect(dialog.locator('#share-title')).toHaveValue('March, the show')
      // Ended, and taken back.
      await dialog.locator('.hint .link').first().click()
      await dialog.locator('[role=status] .link').click()
      await expect(dialog.locator('.share-link input')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    },
  },
  {
    name: 'the plan of a venue',
    address: '/venue/hotel-de-marbeuf',
    async act(page) {
      const say = page.locator('.plan-say')
      await page.locator('.plan-block').scrollIntoViewIfNeeded()
      await page.locator('.plan-layouts input[value=dinner]').press('Space')
      await expect(say).toContainText('10 round°')
      await page.locator('.plan-count input').press('Home')
      await expect(say).toContainText('8 seats°')
      await page.locator('.plan-layouts input[value=standing]').press('Space')
      await expect(say).toContainText('guests°')
      await page.locator('.plan-layouts input[value=rails]').press('Space')
      await expect(page.locator('.plan-exits')).toHaveCount(0)
    },
  },
  {
    name: 'filters, list and map',
    address: '/venues',
    async act(page) {
      const cards = page.locator('article[data-venue]')
      await page.locator('[data-filter=more]').click()
      await expect(cards).toHaveCount(24)
      await page.locator('#filters input[name=type][value=gallery]').check()
      await expect(cards).toHaveCount(5)
      await expect(count(page)).toContainText('5')
      await first(page, 'article[data-venue] .heart').click()
      await expect(page.locator('.site-header .badge')).toHaveText(/[24]/)
      await page.locator('#filters input[name=type][value=gallery]').uncheck()
      await expect(count(page)).toContainText('24')
      await first(page, '[href*="view=map"]').click()
      await expect(page.locator('[data-pin]')).not.toHaveCount(0)
    },
  },
  {
    name: 'the request about venues',
    address: '/contact-venue?venue=salon-opera&venue=hotel-de-marbeuf',
    async act(page) {
      const field = (name: string) => page.locator(`main form [name=${name}]`)
      await field('duration').pressSequentially('12')
      await field('duration').press('Backspace')
      await field('message').fill('x'.repeat(1990))
      await expect(page.locator('.typed')).toContainText('1')
      await page.locator('.offered summary').click()
      await first(page, '.offered .chip').click()
      await expect(page.locator('.chosen li')).toHaveCount(3)
      await first(page, '.chosen li .icon-btn:not([data-move])').click()
      await expect(page.locator('.chosen li')).toHaveCount(2)
      await page.locator('main form[method=post] button[type=submit]').click()
      await expect(page.locator('main .summary a')).toHaveCount(4)
      await field('company').fill('Maison Aurèle')
      await page.locator('main form[method=post] button[type=submit]').click()
      await expect(page.locator('main .summary a')).toHaveCount(3)
      await expect(field('duration')).toHaveValue('1')
      await expect(field('company')).toHaveValue('Maison Aurèle')
    },
  },
  {
    name: 'the first questions of the home page',
    address: '/',
    async act(page) {
      await page.locator('main form [name=eventType]').selectOption('press_event')
      await page.locator('.rest summary').click()
      await page.locator('main form [name=fullName]').fill('Ingrid Lindqvist')
      await page.locator('main form[method=post] button[type=submit]').click()
      await expect(page.locator('main .summary a')).toHaveCount(2)
      await expect(page.locator('main form [name=fullName]')).toHaveValue('Ingrid Lindqvist')
    },
  },
  {
    name: 'the steps of a proposal',
    address: '/submit-venue',
    async act(page) {
      const next = page.locator('.step[data-current] .step-ways .btn:not(.btn-line)')
      await next.click()
      await expect(page.locator('main .summary a')).toHaveCount(2)
      await page.locator('main form [name=fullName]').fill('Camille Laurent')
      await page.locator('main form [name=email]').fill('camille@example.com')
      await next.click()
      await page.locator('main form [name=venueName]').fill('Atelier Charlot')
      await page.locator('.step[data-current] .step-ways .btn-line').click()
      await expect(page.locator('main form [name=fullName]')).toHaveValue('Camille Laurent')
      await page.locator('.steps-progress li:nth-child(2) a').click()
      await expect(page.locator('main form [name=venueName]')).toHaveValue('Atelier Charlot')
      await expect(page.locator('main .summary')).toHaveCount(0)
    },
  },
  {
    name: 'photographs of a venue',
    address: '/venue/galerie-perle',
    async act(page) {
      await page.locator('.heart-tool').click()
      await page.locator('.mosaic a').first().click()
      const viewer = page.locator('dialog[open]')
      await expect(viewer).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Escape')
      await expect(viewer).toHaveCount(0)
      // The entry of what was open goes a moment later: a step back that is under way ends whatever is loaded meanwhile.
      await page.waitForFunction(() => !history.state?.['passage.open'])
      await expect(page.locator('.site-header .badge')).toHaveText('2')
    },
  },
  {
    name: 'figures of this visit',
    address: '/performance-monitor',
    async act(page) {
      await page.locator('h1').click()
      await expect(page.locator('[data-island]')).toContainText(/\d/)
    },
  },
]
