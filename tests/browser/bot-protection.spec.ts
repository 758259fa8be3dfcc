import type { Page } from '@playwright/test'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { expect, hydrate, inFull, test, violationsOf } from './fixtures.ts'
import { textsOf } from './site-texts.ts'
import { enquiriesFrom } from './stored-enquiries.ts'

const FORM = 'main form[method=post]'
const field = (page: Page, name: string) => page.locator(`${FORM} [name=${name}]`)

async function fillIn(page: Page, email: string, message: string): Promise<void> {
  const values = { company: 'Maison Aurèle', firstName: 'Ingrid', lastName: 'Lindqvist', email, message }
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

/** Without a token this is suspicious; people who do not know what they paste write it. */
const HTML_LINK = 'See <a href="https://maison.example">our house</a>'
/** Suspicious with or without a token. */
const LINK_CODE = 'See [url=https://maison.example]our house[/url]'

test.use({ expectedStatuses: [422] })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of ['fr', 'de', 'ja'] as const) {
    test(
      `${language}: who looks like a robot waits and sends again; nothing is lost`,
      // Sites are tested so over HTTP, too.
      inFull(),
      async ({ page }) => {
        const { title, text, send } = textsOf(language).guard
        const email = `waits-${language}@example.com`
        await page.goto(localize('contact-venue', {}, language))
        await fillIn(page, email, HTML_LINK)
        await page.locator(`${FORM} button[type=submit]`).click()

        const notice = page.locator('.summary')
        await expect(notice.getByRole('heading', { name: title })).toBeVisible()
        await expect(notice).toContainText(text)
        await expect(field(page, 'message')).toHaveValue(HTML_LINK)
        await expect(field(page, 'company')).toHaveValue('Maison Aurèle')
        expect(enquiriesFrom(email)).toEqual([])
        // A submission that comes too soon returns the same page, and the elapsed time counts.
        await expect(async () => {
          await page.getByRole('button', { name: send, exact: true }).click()
          await expect(page).toHaveURL(/reference=Q-/, { timeout: 500 })
        }).toPass({ intervals: [2500], timeout: 30_000 })
        expect(enquiriesFrom(email)).toMatchObject([{ status: 'new', mails: 2 }])
      },
    )
  }
})

test('with scripts the work is done in the background, and only on demand', async ({ page }) => {
  const email = 'works@example.com'
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.goto('/contact-venue')
  await hydrate(page)
  await field(page, 'company').focus()
  await expect.poll(() => fetched).toContain('GET /api/form-token')
  await fillIn(page, email, LINK_CODE)
  expect(fetched.filter((path) => path.includes('solve-work'))).toEqual([])
  await page.locator(`${FORM} button[type=submit]`).click()
  await expect(page).toHaveURL(/\/contact-success\?reference=Q-/)
  expect(fetched.filter((path) => path === 'POST /contact-venue')).toHaveLength(2)
  expect(fetched.filter((path) => path.includes('solve-work'))).toHaveLength(1)
  expect(enquiriesFrom(email)).toMatchObject([{ status: 'new', mails: 2 }])
})

test('a missing answer is reported at once, without waiting for a token', inFull(), async ({ page }) => {
  // It never comes.
  await page.route('**/api/form-token', () => {})
  await page.goto('/contact-venue')
  await hydrate(page)
  await page.locator(`${FORM} button[type=submit]`).click()
  await expect(page.locator('main .summary')).toBeVisible({ timeout: 2000 })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a page that asks for a proof goes on by itself once the application is there', async ({ page }) => {
  const email = 'goes-on@example.com'
  await page.goto('/fr/contact-lieu')
  await fillIn(page, email, HTML_LINK)
  // As it is sent by a browser whose script has not started.
  await page.evaluate((form) => document.querySelector<HTMLFormElement>(form)?.submit(), FORM)
  // The browser does a few seconds of sums, which a busy machine makes many.
  await expect(page).toHaveURL(/\/fr\/contact-succes\?reference=Q-/, { timeout: 30_000 })
  expect(enquiriesFrom(email)).toMatchObject([{ status: 'new', mails: 2 }])
})

for (const [width, colorScheme] of [
  [390, 'light'],
  [1280, 'dark'],
] as const) {
  test.describe(`at ${width}, ${colorScheme}`, inFull(), () => {
    test.use({ colorScheme, viewport: { width, height: 900 } })

    test('the page that asks for a proof has no accessibility violation', async ({ page }) => {
      // An application that never starts leaves the page as it came.
      const nothing = { contentType: 'text/javascript', body: '' }
      await page.route('**/assets/*.js', (route) => route.fulfill(nothing))
      await page.goto('/de/contact-venue')
      await fillIn(page, 'axe@example.com', HTML_LINK)
      await page.evaluate((form) => document.querySelector<HTMLFormElement>(form)?.submit(), FORM)
      await expect(page.locator('.summary')).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
    })
  })
}
