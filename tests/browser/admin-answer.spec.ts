import type { Page } from '@playwright/test'
import { storedEnquiry } from '../helpers/stored-enquiry.ts'
import { withDatabase } from './admin-helpers.ts'
import { expect, expectSound, hydrate, inFull, test } from './fixtures.ts'
import { addAccount, signIn } from './staff-accounts.ts'

const newReference = () => `Q-26-${Math.floor(10_000_000 + Math.random() * 80_000_000)}`

/** A request for two days in a pop-up store that is hired for fourteen, by many people with little money. */
async function addRequest(): Promise<string> {
  const reference = newReference()
  await withDatabase(async (database) => {
    const venues = await database.db
      .selectFrom('venue')
      .select(['id', 'slug', 'name'])
      .where('slug', '=', 'boutique-turenne')
      .execute()
    await storedEnquiry(
      database,
      {
        reference,
        kind: 'quote-venue',
        language: 'en',
        full_name: 'Marcus Bell',
        company: 'Northquay Press',
        email: `${reference.toLowerCase()}@example.co.uk`,
        start_date: '2030-04-20',
        duration: '2 days',
        guests: '51-100',
        budget: '2000_5000',
        message: `A press day with fittings. ${reference}`,
        source_page: '/en/contact-venue',
      },
      venues,
    )
  })
  return reference
}

async function open(page: Page, reference: string) {
  await signIn(page, await addAccount('Léa Morel', 'agent'), `/fr/admin/demandes?ref=${reference}`)
  await hydrate(page)
  const sheet = page.getByRole('region', { name: reference })
  await expect(sheet.getByRole('heading', { name: 'Marcus Bell' })).toBeVisible()
  return sheet
}

test('what does not fit, what would fit, and a price that says the minimum hire and the tax', async ({
  page,
}) => {
  const reference = await addRequest()
  const sheet = await open(page, reference)

  const flags = sheet.getByRole('region', { name: 'Points à vérifier' })
  await expect(flags).toContainText('Budget inférieur à l’estimation. Budget de 5 000 € au plus')
  await expect(flags).toContainText('Jauge dépassée. 51 à 100 invités ; Boutique Turenne : jauge de 55.')
  await expect(flags).toContainText('Durée demandée : 2 jours ; Boutique Turenne : 14 jours au minimum.')
  await expect(sheet.locator('.asked')).toContainText('14 jours (durée minimale ; 2 demandés)')
  const suggested = sheet.getByRole('region', { name: 'Lieux suggérés' })
  await expect(suggested.getByRole('listitem').first()).toContainText('pour 2 jours')
  await expect(suggested.locator('.suggestions > li')).toHaveCount(3)
  await expect(suggested).not.toContainText('Boutique Turenne')

  await sheet.getByRole('button', { name: 'Répondre en anglais' }).click()
  const form = sheet.getByRole('form', { name: 'Réponse par e-mail' })
  await expect(form).toContainText('Passe à « En cours » à l’envoi')
  await form.getByLabel('Modèle').selectOption('price')
  await expect(form).toContainText('Passe à « Devis envoyé » à l’envoi')
  await form.getByLabel('Option jusqu’au').fill('2030-01-15')
  const price = form.getByLabel('Boutique Turenne')
  const preview = form.getByRole('region', { name: 'Aperçu' })
  const send = form.getByRole('button', { name: 'Envoyer' })
  await expect(send).toHaveAttribute('aria-disabled', 'false')
  await expect(preview).toContainText('excl. VAT for 14 days (minimum hire; you asked for 2)')

  await price.fill('12 60')
  await expect(price).toHaveAttribute('aria-invalid', 'true')
  await expect(form).toContainText('Vérifiez les séparateurs')
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await form.getByRole('button', { name: 'Un prix est incorrect' }).click()
  await expect(price).toBeFocused()
  await price.fill('15 120 € TTC')
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await form.getByRole('button', { name: 'Utiliser 12 600,00 €' }).click()
  await expect(price).toHaveValue(/^12\s600$/)
  await price.fill('12.600')
  await expect(form).toContainText('Compris : 12 600,00 € HT')
  await expect(preview).toContainText('€12,600 excl. VAT for 14 days (minimum hire; you asked for 2)')
  await expect(preview).toContainText('Total: €15,120 incl. VAT')

  // The venue of the answer comes first in the list, and what it lacks is said there as well.
  await form.getByRole('button', { name: 'Lieux', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Lieux de la réponse' })
  const first = dialog.getByRole('listitem').first()
  await expect(first).toContainText('Boutique Turenne')
  await expect(first).toContainText('jauge de 55, 100 invités demandés')
  await expect(first.getByRole('checkbox')).toBeChecked()
  await dialog.getByRole('button', { name: 'Terminé' }).click()

  await send.click()
  await expect(form).toHaveCount(0)
  await expect(sheet.getByRole('button', { name: 'Devis envoyé' })).toBeVisible()
  const [mail] = await withDatabase(({ db }) =>
    db
      .selectFrom('outbox')
      .innerJoin('enquiry', 'enquiry.id', 'outbox.enquiry_id')
      .select('outbox.payload')
      .where('enquiry.reference', '=', reference)
      .execute(),
  )
  expect(JSON.stringify(mail?.payload)).toContain('€12,600 excl. VAT for 14 days')
})

for (const [mode, width, height] of [
  ['light', 1440, 900],
  ['dark', 390, 844],
] as const) {
  test(
    `prices and the list of venues without a barrier, nothing sideways at ${width} px, ${mode}`,
    inFull(),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: mode })
      await page.setViewportSize({ width, height })
      const sheet = await open(page, await addRequest())
      await expect(sheet.locator('.suggestions > li')).toHaveCount(3)
      await expectSound(page, mode, 'sheet')
      await sheet.getByRole('button', { name: 'Répondre en anglais' }).click()
      await sheet.getByLabel('Modèle').selectOption('price')
      await sheet.getByLabel('Boutique Turenne').fill('40')
      await expect(sheet).toContainText('Très bas')
      await sheet.getByText('points à vérifier').click()
      await expectSound(page, mode, 'prices')
      await sheet.getByRole('button', { name: 'Lieux', exact: true }).click()
      await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeChecked()
      await expectSound(page, mode, 'venues')
    },
  )
}
