import type { Page } from '@playwright/test'
import { storedEnquiry } from '../helpers/stored-enquiry.ts'
import { withDatabase } from './admin-helpers.ts'
import { expect, expectSound, hydrate, inFull, test } from './fixtures.ts'
import { addAccount, signIn } from './staff-accounts.ts'

const sheetOf = (page: Page, reference: string) => page.getByRole('region', { name: reference })

/** Two requests of one person for the same day, and an earlier one; each reference is new. */
async function addPair() {
  const number = Math.floor(10_000_000 + Math.random() * 80_000_000)
  const [earlier, older, newer] = [`Q-26-${number}1`, `Q-26-${number}2`, `Q-26-${number}3`] as const
  const person = { full_name: 'Salomé Brandt', email: `s${number}@example.com`, company: 'Brandt & Cie' }
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  await withDatabase(async (database) => {
    await storedEnquiry(database, {
      ...person,
      reference: earlier,
      status: 'won',
      message: 'Un cocktail, il y a longtemps.',
      created_at: daysAgo(200),
    })
    await storedEnquiry(database, {
      ...person,
      reference: older,
      start_date: '2030-03-02',
      guests: '51-100',
      message: 'Nous cherchons une galerie pour le lancement de notre collection.',
      created_at: daysAgo(3),
    })
    await storedEnquiry(database, {
      ...person,
      reference: newer,
      start_date: '2030-03-02',
      guests: '101-200',
      message: `Avec une verrière ${number}, si possible.`,
      created_at: daysAgo(1),
    })
  })
  return { earlier, older, newer, word: String(number) }
}

async function open(page: Page, reference: string, language = 'fr') {
  const address = language === 'fr' ? '/fr/admin/demandes' : '/admin/demandes'
  await signIn(page, await addAccount('Léa Morel', 'agent'), `${address}?ref=${reference}`)
  await hydrate(page)
  const sheet = sheetOf(page, reference)
  await expect(sheet.getByRole('heading', { name: 'Salomé Brandt' })).toBeVisible()
  return sheet
}

test('a duplicate is compared and merged: one is left, which both references reach, until it is undone', async ({
  page,
}) => {
  const { earlier, older, newer, word } = await addPair()
  const sheet = await open(page, newer)
  // A person who comes back is no duplicate.
  await expect(sheet.getByText('Doublon probable')).toHaveCount(1)
  await expect(sheet.getByText(`Doublon probable de ${older}`)).toBeVisible()
  await expect(sheet.getByRole('link', { name: earlier })).toBeVisible()

  await sheet.getByRole('button', { name: `Comparer avec ${older}` }).click()
  const dialog = page.getByRole('dialog', { name: `Comparer ${newer} et ${older}` })
  await expect(dialog.getByRole('row', { name: 'Invités (différent) 51-100 101-200' })).toBeVisible()
  await expect(dialog.getByRole('row', { name: /^Société Brandt & Cie/ })).toBeVisible()
  await expectSound(page, 'light', 'comparison')
  await dialog.getByRole('button', { name: `Fusionner dans ${older}` }).click()
  await expect(dialog).toHaveCount(0)

  const kept = sheetOf(page, older)
  await expect(kept.getByText(`${newer} a été fusionnée dans ${older}`)).toBeVisible()
  await expect(kept.getByText(`Avec une verrière ${word}`)).toBeVisible()
  await expect(kept.getByText(`a fusionné ${newer} dans cette demande`)).toBeVisible()
  await page.goto(`/fr/admin/demandes?q=${encodeURIComponent(`verrière ${word}`)}`)
  await hydrate(page)
  await expect(page.locator('tr[data-key]')).toHaveCount(1)
  await page.locator('tr[data-key] [data-row-link]').click()
  await kept
    .getByRole('listitem')
    .getByRole('button', { name: `Séparer ${newer}` })
    .first()
    .click()
  await expect(page.getByText(`${newer} est de nouveau une demande distincte`)).toBeVisible()
  await expect(kept.getByText(`Avec une verrière ${word}`)).toHaveCount(0)
})

test('two are linked, each names the other, and the toast takes it back', inFull(), async ({ page }) => {
  const { older, newer } = await addPair()
  const sheet = await open(page, older)
  await sheet.getByRole('button', { name: `Comparer avec ${newer}` }).click()
  await page.getByRole('button', { name: 'Relier seulement' }).click()
  await expect(sheet.getByText('Demandes reliées')).toBeVisible()
  await expect(sheet.getByText(`a relié cette demande à ${newer}`)).toBeVisible()
  await page.locator('.toast').getByRole('button', { name: 'Annuler' }).click()
  await expect(sheet.getByText(`a dissocié cette demande de ${newer}`)).toBeVisible()
  await expect(sheet.getByText('Demandes reliées')).toHaveCount(0)
})
