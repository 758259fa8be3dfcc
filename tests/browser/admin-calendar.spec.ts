import { expect, expectSound, hydrate, test } from './fixtures.ts'
import { addAccount, signIn } from './staff-accounts.ts'

test('days are held by keyboard, sold, and taken for the next one', async ({ page }) => {
  await signIn(page, await addAccount('Nina Brandt', 'agent'), '/fr/admin/salles')
  await hydrate(page)
  await page.getByRole('button', { name: 'Nouveau lieu' }).click()
  const name = `Galerie aux jours ${Date.now()}`
  await page.getByRole('dialog').getByLabel('Nom').fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Créer le brouillon' }).click()

  // Rooms of it, by keyboard.
  const rooms = page
    .getByRole('textbox', { name: 'Lieux qui font partie de celui-ci' })
    .or(page.getByRole('combobox', { name: 'Lieux qui font partie de celui-ci' }))
  await rooms.fill(name)
  await rooms.press('Enter')
  await expect(page.getByText('Un lieu ne peut pas faire partie de lui-même.')).toBeVisible()
  await rooms.fill('Galerie de la Perle')
  await rooms.press('Enter')
  const chip = page.getByRole('button', { name: /^Retirer .*Perle/ })
  await expect(chip).toBeVisible()
  await page.locator('.part-history > summary').click()
  await expect(page.locator('.part-history')).toContainText(`à ${name}`)
  await chip.click()
  await expect(chip).toHaveCount(0)
  await expect(page.locator('.part-history')).toContainText(`de ${name}`)

  await page.getByRole('link', { name: 'Calendrier' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} : calendrier`)
  await expect(page.getByText('Rien au calendrier')).toBeVisible()

  // Today and the two days after it.
  await page.locator('.day[aria-current=date]').focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Pour qui').fill('Atelier Kuroda')
  await dialog.getByRole('button', { name: 'Poser l’option' }).click()
  const row = page.getByRole('row', { name: /Atelier Kuroda/ })
  await expect(row).toContainText('Option 1')
  await expect(page.locator('.day[data-kind=hold]')).toHaveCount(3)
  await expectSound(page, 'light', 'the calendar of a venue')

  await row.getByRole('button', { name: /^Actions/ }).press('Enter')
  await page.getByRole('menuitem', { name: 'Historique' }).press('Enter')
  await expect(dialog).toContainText('a posé l’option')
  await page.keyboard.press('Escape')

  await row.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Réserver' }).click()
  await expect(page.locator('.day[data-kind=booking]')).toHaveCount(3)

  await page.keyboard.press('o')
  await expect(dialog.getByLabel('Pour qui')).toBeFocused()
  await dialog.getByLabel('Pour qui').fill('Maison Aubertin')
  await dialog.getByRole('button', { name: 'Poser l’option' }).click()
  await expect(dialog.getByText('Indiquez le premier et le dernier jour.')).toBeVisible()
  const day = (await page.locator('.day[aria-current=date]').getAttribute('data-day')) ?? ''
  await dialog.getByLabel('Premier jour').first().fill(day)
  await dialog.getByLabel('Dernier jour').first().fill(day)
  await dialog.getByRole('button', { name: 'Poser l’option' }).click()
  await expect(dialog.getByText(/Atelier Kuroda a réservé/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Retour' }).last().click()

  await page.goto('/fr/admin/reservations')
  await hydrate(page)
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Réservé')
})
