import { localize } from '../../src/i18n/addresses/localize.ts'
import { expect, expectSound, hydrate, test } from './fixtures.ts'
import { addAccount, signIn } from './staff-accounts.ts'

test('the technical sheet in the editor: units, choices, errors, history, and the page', async ({ page }) => {
  await signIn(page, await addAccount('Léa Morel', 'agent'), '/fr/admin/salles')
  await hydrate(page)
  await page.getByRole('link', { name: 'Caveau Beaubourg' }).first().click()
  const sheet = page.getByRole('region', { name: 'Fiche technique' })
  const field = (name: string) => sheet.getByLabel(name, { exact: true })
  await expect(field('Puissance')).toHaveValue('36')
  await expect(field('Phases')).toHaveValue('three')
  await expect(field('Fenêtres orientées')).toHaveValue('')

  await field('Charge au sol').fill('')
  await field('Musique amplifiée jusqu’à').selectOption('23:30')
  await field('Porte de livraison (largeur)').fill('9')
  await field('Ascenseur (charge)').fill('630')
  await expect(sheet.getByText(/^Saisissez un nombre de 50\sà/)).toBeVisible()
  await expect(sheet.getByText(/^Contredit l’équipement/)).toBeVisible()
  await field('Porte de livraison (largeur)').fill('95')
  await field('Ascenseur (charge)').fill('')
  await expect(sheet.getByText(/^Contredit l’équipement/)).toBeHidden()
  await expectSound(page, 'light', 'technical sheet')
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.locator('.toast', { hasText: 'Publié. Le site est à jour.' })).toBeVisible()

  await page.getByRole('button', { name: 'Historique' }).click()
  const history = page.getByRole('complementary', { name: 'Historique' })
  await expect(history).toContainText('Musique amplifiée jusqu’à')
  await expect(history).toContainText('95\u00a0cm')

  await page.goto(localize('venue', { slug: 'caveau-beaubourg' }, 'fr'))
  const shown = page.locator('dl.sheet')
  await expect(shown).toContainText('Jusqu’à 23:30')
  await expect(shown).toContainText('95\u00a0cm de large')
  await expect(shown).not.toContainText('kg/m²')
})
