import { expect, expectSound, hydrate } from './fixtures.ts'
import { test } from './own-site.ts'
import { addAccount, signIn } from './staff-accounts.ts'

test('“To do” leads to the mentions that are missing; what is saved is public, and is undone', async ({
  page,
  site,
}) => {
  const email = await addAccount('Léa Morel', 'administrator', site.folder)
  await signIn(page, email, `${site.origin}/fr/admin`)
  await hydrate(page)
  const toDo = page.getByRole('region', { name: 'À faire' })
  await toDo.getByRole('link', { name: /4\s*mentions obligatoires manquantes/ }).click()
  await expect(page).toHaveURL(/\/fr\/admin\/reglages#mentions$/)
  const form = page.getByRole('region', { name: 'Mentions obligatoires' })
  await expect(form.getByText('Manque')).toHaveCount(4)

  await form.getByLabel('Médiateur', { exact: true }).fill('Médiation Exemple')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(form.getByLabel('Adresse du médiateur')).toBeFocused()
  await expect(form.getByText('ou laissez toute la mention vide')).toHaveCount(2)
  await expectSound(page, 'light', 'the form with errors')
  await form.getByLabel('Adresse du médiateur').fill('3 rue de l’Exemple, 75000 Paris')
  await form.getByLabel('Site internet du médiateur').fill('mediation.example')
  await form.getByLabel('L’agence ne détient pas de fonds pour autrui').check()
  await expect(form.getByLabel('Garant', { exact: true })).toHaveCount(0)
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  const saved = page.locator('.toast', { hasText: 'enregistrées et publiques' })
  await expect(saved).toBeVisible()
  await expect(form.getByText('Manque')).toHaveCount(2)
  await expect(form.getByLabel('Site internet du médiateur')).toHaveValue('https://mediation.example')

  const notice = async () => (await page.request.get(`${site.origin}/mentions-legales`)).text()
  expect(await notice()).toMatch(/Médiation Exemple[\s\S]*https:\/\/mediation\.example/)
  expect(await notice()).toContain('Garantie financière\u00a0: aucune')
  // The undo is not over with its toast.
  await saved.getByRole('button', { name: 'Fermer' }).click()
  await expect(saved).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(form.getByText('Manque')).toHaveCount(4)
  expect(await notice()).not.toContain('Médiation Exemple')

  // A colleague was faster: what was typed stays, and both are there to choose from.
  const second = await page.context().newPage()
  await second.goto(page.url())
  await hydrate(second)
  const other = second.getByRole('region', { name: 'Mentions obligatoires' })
  await other.getByLabel('L’agence ne détient pas de fonds pour autrui').check()
  await other.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(other.getByText('Manque')).toHaveCount(3)
  await form.getByLabel('Médiateur', { exact: true }).fill('Médiation B')
  await form.getByLabel('Adresse du médiateur').fill('4 rue de l’Exemple, 75000 Paris')
  await form.getByLabel('Site internet du médiateur').fill('b.example')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(form.getByRole('alert')).toContainText('Quelqu’un vient de changer les mentions obligatoires.')
  await form.getByRole('button', { name: 'Garder la mienne' }).click()
  await expect(form.getByRole('alert')).toHaveCount(0)
  expect(await notice()).toContain('Médiation B')

  await page.goto(`${site.origin}/fr/admin/equipe`)
  await expect(page.getByText(/a changé les mentions obligatoires\s: 2\ssur 4\ssont données/)).toBeVisible()
})
