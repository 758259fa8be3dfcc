import { expect, hydrate, inFull, test, violationsOf } from './fixtures.ts'
import { addAccount, signIn } from './staff-accounts.ts'

/** A venue that no other test of the back office changes in this way. */
const CHANGED = 'voutes-saint-honore'

const csv = (...lines: string[]) => ({
  name: 'liste.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`),
})

test('a list of people: what it would add, what is left out and why, and the same file once more', async ({
  page,
}) => {
  const word = `Salon${Math.random().toString(36).slice(2, 9)}`
  const file = csv(
    'Prénom;Nom;Entreprise;E-mail;Stand;Date',
    `Haruka;Kuroda;${word};haruka.${word}@example.com;B12;03/04/2028`,
    `Sans;Adresse;${word};;B13;`,
  )
  await signIn(page, await addAccount('Léa Morel', 'agent'), `/fr/admin/demandes?q=${word}`)
  await hydrate(page)
  const begin = async () => {
    await page.getByRole('button', { name: 'Fichiers des demandes' }).click()
    await page.getByRole('menuitem', { name: 'Importer une liste' }).click()
  }
  await begin()
  const dialog = page.getByRole('dialog')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByLabel('Fichier .xlsx ou .csv').setInputFiles(file)
  await expect(dialog).toContainText('Il manque un téléphone ou une adresse e-mail.')
  await expect(dialog).toContainText('Colonne non importée')
  await expect(dialog).toContainText('2 cellules : B12 et B13')
  // 3 April or 4 March: nobody guesses, and the row waits for the answer.
  await expect(dialog).toContainText('2 lignes ignorées')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('radio', { name: /^Le jour d’abord\s*: 3\savril 2028$/ }).click()
  await expect(dialog).toContainText('Devis et 3 avril 2028')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Importer 1 ligne' }).click()
  await expect(page.locator('.toast', { hasText: '1 ligne importée.' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Haruka Kuroda/ })).toBeVisible()
  await begin()
  await dialog.getByLabel('Fichier .xlsx ou .csv').setInputFiles(file)
  await dialog.getByRole('radio', { name: /^Le jour d’abord/ }).click()
  await expect(dialog).toContainText('liste.csv ne change rien')
  await expect(dialog.getByRole('button', { name: /^Importer/ })).toHaveCount(0)

  // On a phone a dialog fills the window: what is behind it is not seen, and cannot be pressed.
  await page.setViewportSize({ width: 390, height: 844 })
  await dialog.getByRole('button', { name: 'Choisir un autre fichier' }).click()
  await dialog.getByText('Imports récents').click()
  await dialog.getByRole('button', { name: 'Annuler cet import' }).click()
  await expect(dialog.getByRole('button', { name: 'Garder' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Retirer' }).click()
  const toast = page.locator('.toast', { hasText: '1 demande importée retirée.' })
  await expect(dialog.getByRole('heading', { name: 'Importer des demandes' })).toBeFocused()
  // Both in one frame: the list of imports above them becomes shorter when its answer has come.
  const cancel = await dialog.getByRole('button', { name: 'Annuler', exact: true }).elementHandle()
  const gap = await toast.evaluate(
    (box, above) => box.getBoundingClientRect().top - (above as Element).getBoundingClientRect().bottom,
    cancel,
  )
  expect(gap).toBeGreaterThanOrEqual(0)
  await toast.getByRole('button').click()
  await expect(toast).toHaveCount(0)
})

test('venues go out as a workbook; a table shows each cell before and after', inFull(), async ({ page }) => {
  await signIn(page, await addAccount('Inès Roux', 'administrator'), '/fr/admin/salles')
  await hydrate(page)
  const menu = page.getByRole('button', { name: 'Fichier du catalogue' })
  await menu.click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Exporter les lieux en Excel' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^lieux-\d{4}-\d\d-\d\d\.xlsx$/)
  await menu.click()
  await page.getByRole('menuitem', { name: 'Importer un tableau' }).click()
  const dialog = page.getByRole('dialog')
  const input = dialog.getByLabel('Fichier .xlsx ou .csv')
  await input.setInputFiles(csv('Adresse de page;Surface (m²)', `${CHANGED};beaucoup`))
  await expect(dialog).toContainText('n’est pas un nombre')
  await dialog.getByRole('button', { name: 'Choisir un autre fichier' }).click()
  await input.setInputFiles(csv('Adresse de page;Portants sur place (m)', `${CHANGED};37`))
  await expect(dialog.locator('ins').first()).toHaveText('37')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Importer 1 ligne' }).click()
  await expect(page.locator('.toast', { hasText: '1 ligne importée.' })).toBeVisible()
})
