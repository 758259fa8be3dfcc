import type { Locator, Page } from '@playwright/test'
import { insertEnquiry, withDatabase } from './admin-helpers.ts'
import { expect, expectSound, inFull, hydrate as start, test } from './fixtures.ts'
import { addAccount, signIn } from './staff-accounts.ts'

const newReference = () => `Q-26-${Math.floor(10_000_000 + Math.random() * 80_000_000)}`
const sheetOf = (page: Page, reference: string) => page.getByRole('region', { name: reference })
const toast = (page: Page, text: string | RegExp) => page.locator('.toast', { hasText: text })

/** The list is hydrated after the layout around it: keys work from then on. */
async function hydrate(page: Page): Promise<void> {
  await start(page)
  await page.waitForFunction(() => document.querySelector('.inbox[data-live]') !== null)
}

/** Open a request as a staff member who has just signed in. */
async function open(page: Page, reference: string): Promise<Locator> {
  await signIn(page, await addAccount('Léa Morel', 'agent'), `/fr/admin/demandes?ref=${reference}`)
  await hydrate(page)
  const sheet = sheetOf(page, reference)
  await expect(sheet.getByRole('heading', { level: 2 })).toBeVisible()
  return sheet
}

async function addRequest(fields: Parameters<typeof insertEnquiry>[0] = {}): Promise<string> {
  const reference = newReference()
  await insertEnquiry({ reference, kind: 'quote', ...fields })
  return reference
}

const stored = (reference: string) =>
  withDatabase(({ db }) =>
    db.selectFrom('enquiry').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow(),
  )

const NOTE = 'Note interne'
const CALL = 'Contenu de l’appel, ou suite à donner'
const TEXT = 'Texte de l’e-mail'

test('every form of a request is left half-way, and nothing that was typed is lost', async ({ page }) => {
  const other = await addRequest({ full_name: 'Une autre demande' })
  const reference = await addRequest()
  const sheet = await open(page, reference)
  const facts = sheet.getByRole('form', { name: 'Corriger les informations' })
  const call = sheet.getByRole('form', { name: 'Appel' })
  const note = sheet.getByLabel(NOTE)
  const entry = page.getByRole('form', { name: 'Nouvelle demande' })
  const entryName = entry.getByRole('textbox', { name: 'Nom', exact: true })

  await page.keyboard.press('e')
  await facts.getByLabel('Société ou marque').fill('Société à moitié')
  await sheet.getByRole('button', { name: 'Noter un appel' }).click()
  await call.getByText('Message laissé').click()
  await call.getByLabel(CALL).fill('Appel à moitié')
  await note.fill('Note à moitié')
  // At once, without the pause after which drafts are kept.
  await page.goto(`/fr/admin/demandes?ref=${other}`)
  await hydrate(page)
  await expect(sheetOf(page, other).getByLabel(NOTE)).toHaveValue('')
  await sheetOf(page, other).getByLabel(NOTE).fill('Autre note à moitié')

  const back = async () => {
    await expect(facts.getByLabel('Société ou marque')).toHaveValue('Société à moitié')
    await expect(call.getByLabel(CALL)).toHaveValue('Appel à moitié')
    await expect(call.getByRole('radio', { name: 'Message laissé' })).toBeChecked()
    await expect(note).toHaveValue('Note à moitié')
    await expect(sheet.getByText('pas encore enregistré')).toHaveCount(3)
  }
  await page.goBack()
  await hydrate(page)
  await back()

  await sheet.getByRole('heading', { level: 2 }).click()
  await page.keyboard.press('r')
  const text = sheet.getByRole('textbox', { name: TEXT })
  await expect(text).not.toBeEmpty()
  await text.press('Control+End')
  await page.keyboard.type('Réponse à moitié')
  await page.keyboard.press('Escape')
  await expect(text).toHaveCount(0)
  await sheet.getByRole('button', { name: 'Fermer' }).first().click()
  await expect(sheet).toHaveCount(0)

  await page.keyboard.press('n')
  await entryName.fill('Saisie à moitié')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Terminer plus tard' }).click()
  await expect(entry).toHaveCount(0)

  await page.goto(`/fr/admin/demandes?ref=${reference}`)
  await hydrate(page)
  await back()
  await sheet.getByRole('button', { name: /^Répondre/ }).click()
  await expect(text).toContainText('Réponse à moitié')
  await page.goto(`/fr/admin/demandes?ref=${other}`)
  await hydrate(page)
  const line = sheetOf(page, other).locator('.kept-line')
  await line.getByRole('button', { name: 'Abandonner' }).click()
  await expect(sheetOf(page, other).getByLabel(NOTE)).toHaveValue('')
  await toast(page, 'Brouillon abandonné').getByRole('button', { name: 'Annuler' }).click()
  await expect(sheetOf(page, other).getByLabel(NOTE)).toHaveValue('Autre note à moitié')
  await page.goto('/fr/admin/demandes?enter=1')
  await expect(entryName).toHaveValue('Saisie à moitié')
})

test('a key counts from the moment in which the request stands there', async ({ page }) => {
  const reference = await addRequest()
  await signIn(page, await addAccount('Léa Morel', 'agent'), '/fr/admin/demandes')
  await hydrate(page)
  await page.evaluate(() => {
    const press = () => {
      if (document.querySelector('.sheet h2') === null) return
      observer.disconnect()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true, cancelable: true }))
    }
    const observer = new MutationObserver(press)
    observer.observe(document.body, { childList: true, subtree: true })
  })
  await page.locator(`[data-row-link][href$="ref=${reference}"]`).click()
  await expect(
    sheetOf(page, reference).getByRole('form', { name: 'Corriger les informations' }),
  ).toBeVisible()
})

test('a caller gets an address and is answered; status, note, call and facts are undone one by one', async ({
  page,
}) => {
  const reference = await addRequest({ email: '', phone_e164: '+33612345678', channel: 'phone' })
  const sheet = await open(page, reference)
  const status = sheet.getByRole('button', { name: 'Statut' })
  await expect(sheet.getByRole('button', { name: /^Répondre/ })).toHaveCount(0)

  // A status by key: the focus stays with the status, not with the button that closes the sheet.
  await page.keyboard.press('s')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('3')
  await expect(status).toContainText('Devis envoyé')
  await expect(status).toBeFocused()

  await page.keyboard.press('e')
  const facts = sheet.getByRole('form', { name: 'Corriger les informations' })
  await expect(facts.getByLabel('Nom', { exact: true })).toBeFocused()
  await facts.getByLabel('E-mail', { exact: true }).fill('camille')
  await page.keyboard.press('Control+Enter')
  await expect(facts.getByLabel('E-mail', { exact: true })).toBeFocused()
  await expect(facts.getByText('Vérifiez l’adresse', { exact: false })).toBeVisible()
  await facts.getByLabel('E-mail', { exact: true }).fill('camille@example.com')
  await facts.getByLabel('Invités').selectOption('20_50')
  await page.keyboard.press('Control+Enter')
  await expect(facts).toHaveCount(0)
  await expect(sheet.getByText('E-mail : vide → camille@example.com')).toBeVisible()
  await expect(sheet.getByRole('button', { name: /^Répondre/ })).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Corriger' })).toBeFocused()

  await page.keyboard.press('c')
  await sheet.getByLabel(CALL).fill('Rappelle jeudi')
  await page.keyboard.press('Control+Enter')
  await expect(sheet.getByText('Léa Morel a appelé : conversation')).toBeVisible()
  await expect(sheet.getByText('répondu en', { exact: false })).toBeVisible()
  await sheet.getByLabel(NOTE).fill('Cliente fidèle')
  await page.keyboard.press('Control+Enter')
  await expect(sheet.locator('.said').first()).toHaveText('Cliente fidèle')
  await expect(toast(page, 'Note ajoutée')).toBeVisible()

  for (const [undone, gone] of [
    ['note, son texte est de nouveau un brouillon', 'a noté'],
    ['appel, conversation', 'a appelé'],
  ] as const) {
    await page.keyboard.press('Control+z')
    await expect(toast(page, `Annulé : ${undone}`)).toBeVisible()
    await expect(sheet.getByText(gone)).toHaveCount(0)
    // In a field the key undoes what was typed there.
    await sheet.getByRole('heading', { level: 2 }).click()
  }
  await expect(sheet.getByLabel(NOTE)).toHaveValue('Cliente fidèle')
  await page.keyboard.press('Control+z')
  await expect(toast(page, 'Annulé : informations corrigées (E-mail, Invités)')).toBeVisible()
  await expect(sheet.getByText('E-mail : camille@example.com → vide')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(toast(page, 'Annulé : statut Devis envoyé → Nouvelle')).toBeVisible()
  await expect(status).toContainText('Nouvelle')
  await page.keyboard.press('Control+z')
  await expect(toast(page, 'Rien à annuler ici')).toBeVisible()
  expect(await stored(reference)).toMatchObject({
    status: 'new',
    email: '',
    guests: null,
    first_answered_at: null,
  })
})

test(
  'two correct the same fact: both values, and the choice of each',
  inFull(),
  async ({ page, browser, baseURL }) => {
    const reference = await addRequest()
    const sheet = await open(page, reference)
    const hers = await (await browser.newContext({ baseURL })).newPage()
    const other = await open(hers, reference)
    const formIn = (place: Locator) => place.getByRole('form', { name: 'Corriger les informations' })
    for (const [at, place, budget] of [
      [page, sheet, '2000_5000'],
      [hers, other, 'over_10000'],
    ] as const) {
      await at.keyboard.press('e')
      await formIn(place).getByLabel('Budget').selectOption(budget)
    }
    await hers.keyboard.press('Control+Enter')
    await expect(formIn(other)).toHaveCount(0)
    await formIn(sheet).getByLabel('Fonction').fill('Directrice')
    await page.keyboard.press('Control+Enter')
    const conflict = sheet.getByRole('alert')
    await expect(conflict.getByText('Budget')).toBeVisible()
    await conflict.getByRole('button', { name: /^Utiliser la mienne/ }).click()
    await expect(conflict).toHaveCount(0)
    await formIn(sheet).getByRole('button', { name: 'Enregistrer les corrections' }).click()
    await expect(formIn(sheet)).toHaveCount(0)
    expect(await stored(reference)).toMatchObject({ budget: '2000_5000', job_title: 'Directrice' })
    await hers.context().close()
  },
)

for (const [mode, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  test(
    `correcting and calling without a barrier, nothing sideways at ${width} px, ${mode}`,
    inFull(),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: mode })
      await page.setViewportSize({ width, height: 844 })
      const reference = await addRequest({ kind: 'quote-venue' })
      const sheet = await open(page, reference)
      await sheet.getByRole('button', { name: 'Corriger' }).click()
      await expect(sheet.getByRole('combobox', { name: 'Lieux demandés' })).toBeVisible()
      await expectSound(page, mode, 'correcting')
      await sheet.getByRole('button', { name: 'Noter un appel' }).click()
      await expect(sheet.getByRole('form', { name: 'Appel' })).toBeVisible()
      await expectSound(page, mode, 'calling')
    },
  )
}
