import { expect, expectSound, hydrate, test } from './fixtures.ts'
import { addAccount, signIn } from './staff-accounts.ts'

test('a floor plan is begun, bent with the keyboard, undone, and kept with the draft', async ({ page }) => {
  await signIn(page, await addAccount('Nina Brandt', 'agent'), '/fr/admin/salles')
  await hydrate(page)
  await page.getByRole('button', { name: 'Nouveau lieu' }).click()
  const dialog = page.getByRole('dialog')
  const name = `Galerie au plan ${Date.now()}`
  await dialog.getByLabel('Nom').fill(name)
  await dialog.getByRole('button', { name: 'Créer le brouillon' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.getByLabel('Surface', { exact: true }).fill('96')

  const section = page.locator('#plan')
  await section.getByRole('button', { name: 'Dessiner un plan' }).click()
  await expect(section.getByText('Dessiné : 96 m². Indiqué : 96 m².')).toBeVisible()
  await expect(section.getByText('Le plan apparaîtra sur la page une fois publié.')).toBeVisible()

  // The grid of half a metre: twelve steps of it are too much for the stated surface.
  await section.getByLabel('Grille', { exact: true }).selectOption({ index: 1 })
  const corner = section.getByRole('button', { name: /^Angle 2\b/ })
  await corner.focus()
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight')
  await expect(section.getByRole('button', { name: 'Angle 2 : 15 × 0' })).toBeFocused()
  await expect(section.getByText('Le contour mesure 108 m².')).toBeVisible()
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('Control+z')
  await expect(section.getByText('Dessiné : 96 m². Indiqué : 96 m².')).toBeVisible()

  await corner.focus()
  await page.keyboard.press('Enter')
  await expect(section.getByRole('button', { name: 'Angle 3 : 12 × 4' })).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(section.getByRole('button', { name: /^Angle/ })).toHaveCount(4)

  await section.getByRole('button', { name: '+ Fenêtre' }).click()
  await section.getByRole('button', { name: '+ Porte' }).click()
  await section.getByLabel('Type').selectOption('exit')
  const column = section.getByRole('button', { name: '+ Colonne' })
  await column.click()
  const drawn = section.getByRole('button', { name: /^Colonne 1/ })
  const from = await drawn.boundingBox()
  if (from === null) throw new Error('the column is not drawn')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2 + 60, from.y + from.height / 2 + 40, { steps: 4 })
  await page.mouse.up()
  await expect(drawn).not.toHaveAccessibleName(/1 × 1$/)
  await expectSound(page, 'light', 'the editor of the plan')

  await page.keyboard.press('Control+s')
  await expect(page.locator('.toast', { hasText: 'Brouillon enregistré.' })).toBeVisible()
  await page.reload()
  await hydrate(page)
  await expect(section.getByRole('button', { name: /^Colonne 1/ })).toBeVisible()
  await expect(section.getByRole('button', { name: /^Fenêtre 1/ })).toHaveCount(2)
})
