import type { Page } from '@playwright/test'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { expect, hydrate, inFull, test } from './fixtures.ts'
import { enquiriesFrom } from './stored-enquiries.ts'

const FORM = 'main form[method=post]'
const FORMS = ['contact-venue', 'contact', 'contact-us', 'submit-venue'] as const

test.use({ expectedStatuses: [422] })

/** Fill in every text field that script can reach, hidden ones too, as a careless password manager does. */
async function fillEverything(page: Page, email: string): Promise<string[]> {
  return page.evaluate(
    ({ form, email }) => {
      const filled: string[] = []
      for (const field of document.querySelectorAll<HTMLInputElement>(`${form} input, ${form} textarea`)) {
        if (['hidden', 'date', 'checkbox', 'file'].includes(field.type)) continue
        const isPhone = field.type === 'tel'
        field.value =
          field.type === 'email'
            ? email
            : isPhone
              ? '+33 1 99 00 12 34'
              : ['numeric', 'decimal'].includes(field.inputMode)
                ? '120'
                : 'Maison Aurèle'
        field.dispatchEvent(new Event('input', { bubbles: true }))
        filled.push(field.name)
      }
      return filled
    },
    { form: FORM, email },
  )
}

for (const id of FORMS) {
  test(
    `${id}: a password manager that fills in every field goes through the question, and the request arrives`,
    inFull(id !== 'contact-venue'),
    async ({ page }) => {
      const email = `password-manager-${id}@example.com`
      await page.goto(localize(id, {}, 'en'))
      await hydrate(page)
      const trap = page.locator(`${FORM} [name=remark]`)
      await expect(trap).toBeHidden()
      for (const [name, value] of [
        ['tabindex', '-1'],
        ['autocomplete', 'off'],
        ['data-1p-ignore', ''],
        ['data-lpignore', 'true'],
        ['data-bwignore', 'true'],
        ['data-form-type', 'other'],
      ] as const)
        await expect(trap).toHaveAttribute(name, value)
      expect(await fillEverything(page, email)).toContain('remark')
      if (id === 'contact') await page.locator(`${FORM} [name=eventType]`).selectOption('press_event')
      if (id === 'submit-venue') {
        for (const step of ['venue', 'photos', 'check']) {
          if (step === 'photos') await page.locator(`${FORM} [name=type]`).selectOption('loft')
          await page.locator('.step[data-current] .step-ways .btn:not(.btn-line)').click()
          await expect(page.locator(`#step-${step}`)).toBeVisible()
        }
      }
      await page.locator(`${FORM} button[type=submit]`).last().click()
      // What a hidden field has cost: the browser does a few seconds of sums, which a busy machine makes many.
      await expect(page).toHaveURL(/reference=Q-/, { timeout: 30_000 })
      expect(enquiriesFrom(email)).toMatchObject([{ status: 'new', mails: 2 }])
    },
  )
}
