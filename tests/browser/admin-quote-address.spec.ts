import { insertEnquiry, withDatabase } from './admin-helpers.ts'
import { expect, expectSound, hydrate, test } from './fixtures.ts'
import { addAccount, signIn } from './staff-accounts.ts'

/** Store a request with exact days for one venue. @returns its reference */
async function storedRequest(): Promise<string> {
  const reference = `Q-26-${String(Date.now())}`
  const enquiryId = await insertEnquiry({
    ...{ reference, kind: 'quote-venue', full_name: 'Camille Roux', company: 'Atelier Roux' },
    ...{ email: 'camile@example.com', language: 'fr', first_day: '2027-05-03', last_day: '2027-05-06' },
  })
  await withDatabase(async ({ db }) => {
    const venue = await db
      .selectFrom('venue')
      .select(['id', 'slug', 'name'])
      .where('status', '=', 'published')
      .orderBy('slug')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('enquiry_venue')
      .values({ enquiry_id: enquiryId, position: 0, venue_id: venue.id, slug: venue.slug, name: venue.name })
      .execute()
  })
  return reference
}

test('a quote that was sent goes on to a corrected address by keyboard, is taken back, and its history says so', async ({
  page,
}) => {
  const reference = await storedRequest()
  await signIn(page, await addAccount('Léa Morel', 'agent'), `/fr/admin/demandes?ref=${reference}`)
  await hydrate(page)
  await expect(page.getByRole('button', { name: 'Devis', exact: true })).toBeVisible()
  await page.keyboard.press('q')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouveau devis')
  await hydrate(page)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^D-26-\d{4}$/)
  // Its mail has left by then, in the time of the site.
  await withDatabase(async ({ db }) => {
    const at = new Date(Date.now() - 60_000).toISOString()
    await db
      .updateTable('outbox')
      .set({ done_at: null, attempts: 3, run_at: at, failed_at: at, failure: 'refused' })
      .where('enquiry_id', 'in', (eb) =>
        eb.selectFrom('enquiry').select('id').where('reference', '=', reference),
      )
      .execute()
  })
  await page.reload()
  await hydrate(page)
  await expect(page.getByText('Le devis n’est pas arrivé.')).toBeVisible()
  await page.keyboard.press('e')
  const dialog = page.getByRole('dialog', { name: 'Envoyer à une autre adresse' })
  const field = dialog.getByLabel('Adresse e-mail')
  await expect(field).toBeFocused()
  await field.fill('camille@')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Saisissez une adresse comme')).toBeVisible()
  await field.fill('camile@example.com')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Le devis a été envoyé à cette adresse.')).toBeVisible()
  await expectSound(page, 'light', 'another address for a quote')
  await field.fill('camille@example.com')
  await page.keyboard.press('Enter')
  await expect(page.locator('.toast', { hasText: 'Envoyé à camille@example.com' })).toBeVisible()
  await expect(page.getByText('Le devis n’est pas arrivé.')).toBeHidden()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Le devis n’est pas arrivé.')).toBeVisible()
  await page.getByText('Historique', { exact: true }).click()
  const history = page.getByRole('list', { name: 'Versions' }).last()
  await expect(history).toContainText('a annulé l’autre adresse de la version 1')
  await expect(history).toContainText('a envoyé la version 1 à une autre adresse')
  await expectSound(page, 'light', 'the history of a quote')
})

test('a request is out of sight until any date; one that is past is refused in words', async ({ page }) => {
  const reference = await storedRequest()
  await signIn(page, await addAccount('Léa Morel', 'agent'), `/fr/admin/demandes?ref=${reference}`)
  await hydrate(page)
  const sheet = page.getByRole('region', { name: 'Relances' })
  await expect(sheet.getByRole('button', { name: /^Mettre en veille/ })).toBeVisible()
  await page.keyboard.press('b')
  await page.keyboard.press('4')
  const dialog = page.getByRole('dialog', { name: 'Mettre en veille' })
  const date = dialog.getByLabel('Jour')
  await expect(date).toBeFocused()
  await date.fill('2020-01-01')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Choisissez une date à partir de demain.')).toBeVisible()
  await expectSound(page, 'light', 'a date until which a request is out of sight')
  const year = new Date().getUTCFullYear() + 1
  await date.fill(`${year}-06-15`)
  await page.keyboard.press('Enter')
  await expect(page.locator('.toast', { hasText: `${reference} est en veille` })).toBeVisible()
  await expect(sheet.getByText(/^En veille jusqu’au/)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(sheet.getByText(/^En veille jusqu’au/)).toBeHidden()
})
