import { acceptedQuote } from '../helpers/accepted-quote.ts'
import { storedBooking } from '../helpers/stored-booking.ts'
import { storedColleague } from '../helpers/stored-colleague.ts'
import { withDatabase } from './admin-helpers.ts'
import { expect, expectSound, hydrate, test } from './fixtures.ts'
import { addAccount, signIn } from './staff-accounts.ts'

test.use({ expectedStatuses: [404] })

test('a deposit is noted by keyboard and taken back, and the certificate of insurance is ticked off', async ({
  page,
}) => {
  let bookingId = ''
  await withDatabase(async (database) => {
    const by = await storedColleague(database, 'Samir Haddad')
    // Long enough ago for the deposit to be overdue.
    const stamp = { by, at: new Date(Date.now() - 30 * 86_400_000) }
    const accepted = await acceptedQuote(database, by, stamp.at)
    bookingId = await storedBooking(database, accepted, stamp)
  })
  await signIn(page, await addAccount('Léa Morel', 'agent'), '/fr/admin/reservations')
  await hydrate(page)
  const row = page.getByRole('row').filter({ has: page.locator(`a[href$="${bookingId}"]`) })
  await expect(row).toContainText(/Acompte.*7\s980,00\s€.*en retard depuis le/)
  await row.locator(`a[href$="${bookingId}"]`).press('Enter')
  await expect(page.getByText('12 rue du Parc-Royal, 75003 Paris')).toBeVisible()
  await hydrate(page)

  const payments = page.getByRole('region', { name: 'Paiements', exact: true })
  await payments.getByRole('button', { name: /Noter le paiement.*Acompte/ }).press('Enter')
  const amount = page.getByLabel('Reçu en tout')
  await amount.fill('3 000')
  await amount.press('Enter')
  await expect(payments).toContainText(/3\s000,00\s€ reçus/)
  await expect(payments).toContainText(/reste 4\s980,00\s€/)
  // The way back is offered once the sums have come anew.
  await expect(page.locator('.toast', { hasText: /Noté\s: Acompte/ })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(payments).not.toContainText('reçus')

  const insurance = page.getByRole('checkbox', { name: 'Attestation d’assurance reçue' })
  await insurance.press('Space')
  await expect(insurance).toBeChecked()
  await expect(page.getByText('1 sur 5')).toBeVisible()
  await expect(page.getByText('a coché')).toBeVisible()
  await expectSound(page, 'light', 'the page of a booking')

  const file = await page.request.get(`/api/bookings/${bookingId}/owner.ics`)
  expect(await file.text()).toContain('DTSTART;VALUE=DATE:20270228')
  await page.goto('/fr/admin/reservations/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réservation introuvable')
})
