import { insertEnquiry, withDatabase } from './admin-helpers.ts'
import { expect, expectSound, hydrate, test } from './fixtures.ts'
import { addAccount, signIn } from './staff-accounts.ts'

/** Store a request for three venues. @returns its reference */
async function storedRequest(): Promise<string> {
  const reference = `Q-26-${String(Date.now())}`
  const enquiryId = await insertEnquiry({
    ...{ reference, kind: 'quote-venue', full_name: 'Haruka Kuroda', company: 'Atelier Kuroda' },
    ...{ language: 'ja', first_day: '2027-03-01', last_day: '2027-03-06', guests: '51-100' },
  })
  await withDatabase(async ({ db }) => {
    const venues = await db
      .selectFrom('venue')
      .select(['id', 'slug', 'name'])
      .where('status', '=', 'published')
      .orderBy('slug')
      .limit(3)
      .execute()
    await db
      .insertInto('enquiry_venue')
      .values(
        venues.map(({ id, ...venue }, position) => ({
          ...{ enquiry_id: enquiryId, position, venue_id: id },
          ...venue,
        })),
      )
      .execute()
  })
  return reference
}

test('a quote with three choices is written from a request by keyboard', async ({ page }) => {
  const reference = await storedRequest()
  await signIn(page, await addAccount('Léa Morel', 'agent'), `/fr/admin/demandes?ref=${reference}`)
  await hydrate(page)
  await expect(page.getByRole('button', { name: 'Devis', exact: true })).toBeVisible()
  await page.keyboard.press('q')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouveau devis')
  await hydrate(page)
  for (const choice of ['A', 'B', 'C'])
    await expect(page.getByRole('heading', { level: 2, name: `Choix ${choice}` })).toBeVisible()
  await expectSound(page, 'light', 'the editor of a quote')

  await page.getByRole('button', { name: 'Prestation' }).press('Enter')
  await page.keyboard.type('Accueil')
  await page.getByLabel('Prix unitaire').fill('1 200 HT')
  await expect(page.getByText('Compris : 1 200,00 € HT')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.locator('.toast', { hasText: 'Devis enregistré' })).toBeVisible()
  await page.reload()
  await hydrate(page)
  // A line of the agency's own words needs them in French as well: sending leads to the field, also before all of the page listens.
  await page.keyboard.press('Control+Enter')
  const line = page.getByRole('listitem', { name: 'Accueil', exact: true })
  await expect(line.getByLabel('Désignation en français')).toBeFocused()
  await page.keyboard.type('Accueil')

  // An option for one of the venues, until the moment that is proposed; the mail in the words of the agent.
  const first = page.locator('[data-kind=hire]').first()
  await expect(first).toContainText('Pas encore d’accord du propriétaire')
  await first.getByLabel('Poser une option').check()
  await expect(first.getByLabel('Option jusqu’au')).toHaveValue(/T18:00$/)
  const mail = page.getByRole('region', { name: 'E-mail d’envoi' })
  await mail.locator('summary').click()
  await mail.getByRole('textbox', { name: 'Texte' }).press('Control+Home')
  await page.keyboard.type('こんにちは。')
  await expect(mail.getByRole('region', { name: 'Aperçu' })).toContainText('こんにちは。')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.toast', { hasText: /^Devis D-26-\d{4}\senvoyé/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^D-26-\d{4}$/)
  // Sent, as the page says: else the button below would be the one that has just been pressed.
  await expect(page.getByRole('button', { name: 'Envoyer le devis' })).toBeHidden()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: 'Envoyer le devis' })).toBeVisible()

  await page.goto('/fr/admin/devis')
  await hydrate(page)
  await expect(page.getByRole('row', { name: new RegExp(`Atelier Kuroda.*${reference}`) })).toContainText(
    'Compléter et envoyer',
  )
  await expectSound(page, 'light', 'the list of quotes')
})

test('a request for three venues becomes a sent quote with three choices in two clicks', async ({ page }) => {
  const reference = await storedRequest()
  await page.addInitScript(() => {
    // Kept over the way from the sheet to the editor.
    addEventListener(
      'click',
      ({ isTrusted }) => {
        if (isTrusted) sessionStorage.clicks = Number(sessionStorage.clicks ?? 0) + 1
      },
      true,
    )
  })
  await signIn(page, await addAccount('Léa Morel', 'agent'), `/fr/admin/demandes?ref=${reference}`)
  await hydrate(page)
  await page.evaluate(() => sessionStorage.removeItem('clicks'))
  const begun = Date.now()
  await page.getByRole('button', { name: 'Devis', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouveau devis')
  await hydrate(page)
  // Its days, guests and venues are those of the request.
  for (const choice of ['A', 'B', 'C'])
    await expect(page.getByRole('heading', { level: 2, name: `Choix ${choice}` })).toBeVisible()
  await page.getByRole('button', { name: 'Envoyer le devis' }).click()
  await expect(page.locator('.toast', { hasText: /^Devis D-26-\d{4}\senvoyé/ })).toBeVisible()
  test.info().annotations.push({ type: 'seconds', description: String((Date.now() - begun) / 1000) })
  expect(await page.evaluate(() => Number(sessionStorage.clicks))).toBe(2)
})

test('two agents on one quote: each is told of the other, and a save over a newer version shows both', async ({
  page,
  browser,
  baseURL,
}) => {
  const reference = await storedRequest()
  await signIn(page, await addAccount('Léa Morel', 'agent'), `/fr/admin/demandes?ref=${reference}`)
  await hydrate(page)
  await page.getByRole('button', { name: 'Devis', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouveau devis')
  const hers = await (await browser.newContext({ baseURL })).newPage()
  await signIn(hers, await addAccount('Anna Bell', 'agent'), new URL(page.url()).pathname)
  await expect(hers.getByText('Léa Morel écrit un devis pour cette demande.')).toBeVisible()
  await hydrate(hers)
  for (const [who, guests] of [
    [page, '90'],
    [hers, '70'],
  ] as const) {
    await who.getByLabel('Invités').fill(guests)
    await who.keyboard.press('Control+s')
    if (who === page) await expect(page.locator('.toast', { hasText: 'Devis enregistré' })).toBeVisible()
  }
  await expect(hers.getByRole('alert')).toContainText('Le vôtre')
  await hers.getByRole('button', { name: 'Garder la mienne' }).click()
  await expect(hers.locator('.toast', { hasText: 'Devis enregistré' })).toBeVisible()
  await expect(hers.getByLabel('Invités')).toHaveValue('70')
  await hers.context().close()
})
