import { insertEnquiry } from './admin-helpers.ts'
import { expect, expectSound, hydrate, test } from './fixtures.ts'
import { addAccount, signIn } from './staff-accounts.ts'

test('a follow-up is planned, found on the dashboard, done and brought back by keyboard', async ({
  page,
}) => {
  const reference = `Q-26-${String(Date.now())}`
  await insertEnquiry({ reference, kind: 'quote', full_name: 'Giulia Ferraro', company: 'Studio Ferraro' })
  await signIn(page, await addAccount('Léa Morel', 'agent'), `/fr/admin/demandes?ref=${reference}`)
  await hydrate(page)
  const block = page.getByRole('region', { name: 'Relances' })
  await expect(block.getByText('Rien n’est prévu.')).toBeVisible()
  await page.keyboard.press('f')
  // The next working day is chosen, and Enter plans it.
  await expect(block.getByRole('radio', { name: /^Demain/ })).toBeFocused()
  await expectSound(page, 'light', 'the form of a follow-up')
  await page.keyboard.press('Enter')
  await expect(page.locator('.toast', { hasText: /^Prévu pour le/ })).toBeVisible()
  await expect(block.getByRole('button', { name: 'Relance', exact: true })).toBeFocused()
  const lines = block.getByRole('listitem')
  await expect(lines).toHaveText(/Relancer/)

  // Moved to today with a note: now it is due.
  await block.getByRole('button', { name: 'Modifier : Relancer' }).press('Enter')
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(new Date())
  await block.getByLabel('Jour', { exact: true }).fill('2020-01-01')
  await block.getByLabel('Note').fill('Appeler Giulia')
  await page.keyboard.press('Control+Enter')
  await expect(block.getByText(/^Cette date est passée/)).toBeVisible()
  await block.getByLabel('Jour', { exact: true }).fill(today)
  await page.keyboard.press('Control+Enter')
  await expect(lines).toHaveText(/Appeler Giulia/)

  await page.goto('/fr/admin?mine=1')
  await hydrate(page)
  const due = page.getByRole('region', { name: 'À relancer' })
  await expect(due.getByRole('heading', { name: 'Aujourd’hui' })).toBeVisible()
  await expect(due.getByRole('listitem')).toHaveCount(1)
  await expectSound(page, 'light', 'the dashboard with what is due')
  await page.keyboard.press('j')
  await expect(due.getByRole('link', { name: /Appeler Giulia/ })).toBeFocused()
  await due.getByRole('button', { name: /^Fait : Appeler Giulia/ }).press('Enter')
  await expect(due.getByText('Vous n’avez rien à relancer aujourd’hui.')).toBeVisible()
  // The way back is offered once the page has come anew.
  await expect(page.locator('.toast', { hasText: /Fait\s: Appeler Giulia/ })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.locator('.toast', { hasText: 'Annulé' })).toBeVisible()
  await expect(due.getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('j')
  await expect(due.getByRole('link', { name: /Appeler Giulia/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(reference))
  await expect(block.getByRole('listitem')).toHaveText(/Appeler Giulia/)
})
