import type { Page } from '@playwright/test'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { expect, hydrate, test, violationsOf } from './fixtures.ts'
import { textsOf } from './site-texts.ts'
import { enquiriesFrom } from './stored-enquiries.ts'

const FORM = 'main form[method=post]'
const field = (page: Page, name: string) => page.locator(`${FORM} [name=${name}]`)

for (const script of [true, false]) {
  /** Axe runs in the page: where script does not, the same pages are looked at with it. */
  const isAccessible = async (page: Page) => {
    if (script) expect(await violationsOf(page)).toEqual([])
  }

  test.describe(`a visit on a phone${script ? '' : ' without script'}`, () => {
    test.use({
      viewport: { width: 390, height: 844 },
      javaScriptEnabled: script,
      locale: 'fr-FR',
      expectedStatuses: [422],
    })

    test('from the card of a venue to the thanks: the brief goes along, and wrong moments are said at their fields', async ({
      page,
    }) => {
      const texts = textsOf('fr')
      const email = `visit-${script}@example.com`
      const brief = '?duration=4&guests=50&startDate=2099-03-02'
      await page.goto(localize('venue', { slug: 'galerie-perle' }, 'fr') + brief)
      await page.locator('#quote').getByRole('link', { name: texts.visit.book }).click()
      await expect(page).toHaveURL(/kind=visit/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.visit.book)
      if (script) await hydrate(page)
      await expect(field(page, 'startDate')).toHaveValue('2099-03-02')
      await expect(field(page, 'guestCount')).toHaveValue('26-50')
      await isAccessible(page)

      // A Sunday, and a second choice without its time.
      await field(page, 'visitDay').fill('2099-03-01')
      await field(page, 'visitTime').selectOption('14:30')
      await field(page, 'otherDay').fill('2099-03-04')
      await field(page, 'fullName').fill('Camille Laurent')
      await field(page, 'email').fill(email)
      const send = page.locator(`${FORM} button[type=submit]`)
      await send.click()
      await expect(page.locator('#visitDay-error')).toHaveText(texts.form.visit.workday)
      await expect(field(page, 'visitTime')).toHaveValue('14:30')
      await field(page, 'visitDay').fill('2099-03-03')
      await send.click()
      await expect(page.locator('#otherTime-error')).toHaveText(texts.form.visit.half)
      await isAccessible(page)
      await field(page, 'otherTime').selectOption('10:00')
      await send.click()

      await expect(page).toHaveURL(/kind=visit.*reference=Q-\d\d-\d{4,}/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.visitForm.thanks)
      await expect(page.locator('main .next li').first()).toHaveText(texts.visitForm.step1)
      await isAccessible(page)
      expect(enquiriesFrom(email)).toMatchObject([{ kind: 'visit', venues: ['galerie-perle'], mails: 2 }])
    })
  })
}
