import { randomInt, randomUUID } from 'node:crypto'
import { insertEnquiry, withDatabase } from './admin-helpers.ts'
import { expect, expectSound, hydrate, inFull, test } from './fixtures.ts'
import { addAccount, signIn } from './staff-accounts.ts'

async function proposal(): Promise<{ reference: string; name: string }> {
  const reference = `Q-26-${randomInt(10_000_000, 100_000_000)}`
  const name = `Caveau ${randomUUID().slice(0, 6)}`
  const details = {
    ...{ venueName: name, address: `${randomInt(1, 9000)} rue Rambuteau, 75004 Paris`, type: 'loft' },
    capacities: { standing: 120 },
    priceFromDayCents: 180_000,
  }
  await insertEnquiry({
    ...{ reference, kind: 'proposal', status: 'in-progress', language: 'en', details, surface_m2: 85 },
    ...{ full_name: 'Étienne Roussel', email: 'etienne@example.fr', phone_e164: '+33199004510' },
    message: 'A vaulted cellar of the thirteenth century.',
  })
  return { reference, name }
}

test('a proposal becomes a draft venue in one action, is taken back, and keeps its owner', async ({
  page,
}) => {
  const { reference, name } = await proposal()
  await signIn(page, await addAccount('Léa Morel', 'agent'), `/fr/admin/demandes?ref=${reference}`)
  await hydrate(page)
  await page.getByRole('button', { name: 'Préparer le lieu' }).click()
  const panel = page.getByRole('region', { name: 'Ce que le brouillon reprend' })
  const line = (fact: string) => panel.getByRole('row', { name: fact })
  await expect(line('Prix par jour, HT')).toContainText(/1\s800/)
  await expect(line('Métro')).toContainText('obligatoire avant publication')
  await expect(line('Usages')).toContainText('peut être ajouté plus tard')
  await expectSound(page, 'light', 'a proposal as a venue')

  await page.keyboard.press('Control+Enter')
  const made = page.locator('.toast', { hasText: 'brouillon créé' })
  await made.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.locator('.toast', { hasText: 'brouillon supprimé, statut rétabli' })).toBeVisible()
  await page.getByRole('button', { name: 'Préparer le lieu' }).click()
  await panel.getByRole('button', { name: 'Créer le brouillon' }).click()
  await page.getByRole('button', { name: 'Écrire au propriétaire' }).click()
  await expect(page.getByLabel('Modèle')).toHaveValue('accepted')
  await expect(page.getByLabel('Objet')).toHaveValue(/Your venue joins our catalogue/)
  await page
    .getByRole('button', { name: /^Fermer/ })
    .last()
    .click()
  await page
    .getByRole('region', { name: new RegExp(reference) })
    .getByRole('link', { name })
    .click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.locator('[id="field-capacity.standing"]')).toHaveValue('120')
  const owner = page.getByRole('region', { name: 'Propriétaire' })
  await expect(owner.getByLabel('Adresse e-mail')).toHaveValue('etienne@example.fr')
  await owner.getByLabel('Téléphone').fill('+33 1 99 00 45 11')
  await page.keyboard.press('Tab')
  await expect(page.locator('.toast', { hasText: 'Contact du propriétaire enregistré.' })).toBeVisible()
  await owner.getByRole('link', { name: 'Voir la proposition' }).click()
  await expect(page.getByRole('heading', { name: 'Lieu créé à partir de cette proposition' })).toBeVisible()
  const kept = await withDatabase(({ db }) =>
    db
      .selectFrom('venue_private')
      .select('owner_phone')
      .where('owner_phone', '=', '+33 1 99 00 45 11')
      .execute(),
  )
  expect(kept).toHaveLength(1)
})

test('a proposal as a venue at 390 px, dark: no barrier, nothing sideways', inFull(), async ({ page }) => {
  const { reference } = await proposal()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, await addAccount('Samir Benali', 'agent'), `/admin/demandes?ref=${reference}`)
  await hydrate(page)
  await page.getByRole('button', { name: 'Prepare the venue' }).click()
  await expect(page.getByRole('row', { name: 'Metro' })).toBeVisible()
  await expectSound(page, 'dark', 'a proposal as a venue')
})
