import type { Page } from '@playwright/test'
import { storedEnquiry } from '../helpers/stored-enquiry.ts'
import { withDatabase } from './admin-helpers.ts'
import { expect, hydrate, inFull, test } from './fixtures.ts'
import { addAccount, another, signIn } from './staff-accounts.ts'

const newReference = () => `Q-26-${Math.floor(10_000_000 + Math.random() * 80_000_000)}`

/** A request for one venue of the demo catalogue. */
async function addRequest(fields: Parameters<typeof storedEnquiry>[1] = {}): Promise<string> {
  const reference = newReference()
  await withDatabase(async (database) => {
    const { id, slug, name } = await database.db
      .selectFrom('venue')
      .select(['id', 'slug', 'name'])
      .where('slug', '=', 'galerie-valois')
      .executeTakeFirstOrThrow()
    const named = { reference, full_name: `Marcus Bell ${reference}`, ...fields }
    await storedEnquiry(database, named, [{ id, slug, name }])
  })
  return reference
}

async function openSheet(page: Page, reference: string) {
  await signIn(page, await addAccount('Léa Morel', 'agent'), `/fr/admin/demandes?ref=${reference}`)
  await hydrate(page)
  const sheet = page.getByRole('region', { name: reference })
  await expect(sheet.getByRole('heading', { name: `Marcus Bell ${reference}` })).toBeVisible()
  // The page hears nothing before React has taken it over, which comes after the layout around it. It takes the focus then.
  await expect(sheet).toBeFocused()
  return sheet
}

async function chooseStatus(page: Page, key: string) {
  await page.keyboard.press('s')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press(key)
  return page.getByRole('dialog')
}

test('won by keyboard with venue and amount, taken back, then lost by one key', async ({ page }) => {
  const reference = await addRequest()
  const sheet = await openSheet(page, reference)
  const won = await chooseStatus(page, '4')
  await expect(won.getByLabel('Lieu')).toHaveValue('galerie-valois')
  const amount = won.getByLabel('Montant HT')
  await expect(amount).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(won).toContainText('Saisissez le montant HT')
  await amount.fill('12.600')
  await expect(won).toContainText(/Compris\s: 12\s600,00\s€\sHT/)
  await page.keyboard.press('Control+Enter')
  await expect(won).toHaveCount(0)
  const outcome = sheet.locator('.outcome')
  await expect(outcome).toContainText(/Galerie Valois, 12\s600,00\s€\sHT/)
  await expect(sheet.locator('.log .said').first()).toContainText(/12\s600,00\s€\sHT/)
  await page.locator('.toast', { hasText: reference }).getByRole('button', { name: 'Annuler' }).click()
  await expect(sheet.getByRole('button', { name: 'Nouvelle' })).toBeVisible()
  await expect(outcome).toHaveCount(0)

  const lost = await chooseStatus(page, '5')
  await expect(lost.getByRole('radio', { name: 'Prix' })).toBeFocused()
  await page.keyboard.press('2')
  await expect(lost.getByRole('radio', { name: 'Dates prises' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(outcome).toContainText('Dates prises')
})

test('said later once, found in "To do", and asked for good then', inFull(), async ({ page }) => {
  const reference = await addRequest()
  const sheet = await openSheet(page, reference)
  const lost = await chooseStatus(page, '5')
  await lost.getByRole('button', { name: 'Plus tard' }).click()
  await expect(sheet.locator('.outcome')).toContainText('Raison à préciser')
  await page.goto('/fr/admin')
  await hydrate(page)
  await page
    .getByRole('region', { name: 'À faire' })
    .getByRole('link', { name: /issues? à préciser/ })
    .click()
  await expect(page).toHaveURL(/outcome=lacking/)
  await page.getByRole('link', { name: `Marcus Bell ${reference}` }).click()
  await sheet.getByRole('button', { name: 'Saisir la raison' }).click()
  const again = page.getByRole('dialog')
  await expect(again.getByRole('button', { name: 'Plus tard' })).toHaveCount(0)
  await page.keyboard.press('0')
  await page.keyboard.press('Control+Enter')
  await expect(again).toContainText('Indiquez la raison en une ligne')
  await page.keyboard.type('Projet reporté')
  await page.keyboard.press('Control+Enter')
  await expect(sheet.locator('.outcome')).toContainText(/Autre raison\s: Projet reporté/)
})

test('several are lost for one reason, asked once', inFull(), async ({ page }) => {
  const word = `zq${Math.random().toString(36).slice(2, 10)}`
  const references = [await addRequest({ message: word }), await addRequest({ message: word })]
  await signIn(page, await addAccount('Léa Morel', 'agent'), `/fr/admin/demandes?q=${word}`)
  await hydrate(page)
  for (const reference of references) {
    await page.getByRole('checkbox', { name: `Sélectionner ${reference}` }).check()
  }
  await page
    .getByRole('button', { name: /^Statut/ })
    .last()
    .click()
  await page.getByRole('menuitemcheckbox', { name: /Perdue/ }).click()
  const lost = page.getByRole('dialog', { name: /Perdue\s: 2\sdemandes/ })
  await lost.getByRole('radio', { name: 'Événement annulé' }).check()
  await lost.getByRole('button', { name: 'Marquer perdue' }).click()
  await expect(page.locator('.toast', { hasText: '2 demandes' })).toBeVisible()
  await page.goto(`/fr/admin/demandes?q=${word}&view=lost&outcome=event-cancelled`)
  await expect(page.getByRole('link', { name: /Marcus Bell/ })).toHaveCount(2)
})

test('an address of the back office without a page has its own 404, for who is signed in', async ({
  browser,
  baseURL,
}) => {
  // A page of its own: its documents answer 404 and 403 on purpose.
  const page = await another(browser, baseURL)
  const said: string[] = []
  page.on('console', (message) => {
    // The browser itself reports the status of a document.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      said.push(message.text())
  })
  await page.goto('/fr/admin/nulle-part')
  await expect(page).toHaveURL(/\/admin\/login/)
  await signIn(page, await addAccount('Agent Égaré', 'agent'), '/fr/admin')
  for (const [address, title] of [
    ['/fr/admin/nulle-part', 'Page introuvable'],
    ['/de/admin/x/y', 'Page not found'],
  ] as const) {
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(404)
    await hydrate(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible()
  const forbidden = await page.goto('/fr/admin/reglages')
  expect(forbidden?.status()).toBe(403)
  await hydrate(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accès interdit')
  expect(said).toEqual([])
  await page.context().close()
})
