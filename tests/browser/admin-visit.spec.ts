import { storedEnquiry } from '../helpers/stored-enquiry.ts'
import { withDatabase } from './admin-helpers.ts'
import { expect, hydrate, test } from './fixtures.ts'
import { addAccount, signIn } from './staff-accounts.ts'

test('a visit is found by its kind, and a moment of it is confirmed by an answer that can be taken back', async ({
  page,
}) => {
  const reference = `Q-26-${Math.floor(10_000_000 + Math.random() * 80_000_000)}`
  await withDatabase(async (database) => {
    const venues = await database.db
      .selectFrom('venue')
      .select(['id', 'slug', 'name'])
      .where('slug', '=', 'galerie-perle')
      .execute()
    const details = { visitDay: '2030-03-05', visitTime: '14:30', otherDay: '2030-03-06', otherTime: '10:00' }
    const email = `${reference.toLowerCase()}@example.com`
    const visit = { kind: 'visit', language: 'en', full_name: 'Alex Whitcombe', email, details } as const
    await storedEnquiry(database, { ...visit, reference, source_page: '/contact-venue' }, venues)
  })
  const inbox = `/fr/admin/demandes?kind=visit&q=${reference}`
  await signIn(page, await addAccount('Léa Morel', 'agent'), inbox)
  await hydrate(page)
  const row = page.getByRole('row').filter({ hasText: 'Alex Whitcombe' })
  await expect(row).toContainText('14:30')
  await row.getByRole('link', { name: 'Alex Whitcombe' }).click()
  const sheet = page.getByRole('region', { name: reference })
  const visit = sheet.getByRole('region', { name: 'Visite', exact: true })
  await expect(visit).toContainText('mardi 5 mars 2030')
  await visit.getByRole('button', { name: /^Confirmer ce moment\s: mercredi 6 mars 2030/ }).click()

  const form = sheet.getByRole('form', { name: 'Réponse par e-mail' })
  await expect(form.getByLabel('Modèle')).toHaveValue('visit')
  await expect(form.getByRole('region', { name: 'Aperçu' })).toContainText('6 March 2030 at 10:00')
  const send = form.getByRole('button', { name: 'Envoyer' })
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await form.locator('#reply-field-visitPlace').fill('9 rue de Valois, Paris')
  await send.click()
  await expect(visit).toContainText(/Confirmée pour le mercredi 6\smars 2030/)
  await page
    .locator('.toast', { hasText: 'Réponse à Alex Whitcombe envoyée' })
    .getByRole('button', { name: 'Annuler' })
    .click()
  await expect(visit).not.toContainText('Confirmée')
})
