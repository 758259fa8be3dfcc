import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { toJson } from '../../src/platform/database/json.ts'
import { insertEnquiry, withDatabase } from './admin-helpers.ts'
import { expect, expectSound, inFull, hydrate as start, test } from './fixtures.ts'
import { addAccount, signIn } from './staff-accounts.ts'

/** Other tests create enquiries on the same site: each finds its own by a unique search term. */
const ownWord = () => `Zq${Math.random().toString(36).slice(2, 10)}`
/** Of metropolitan France: other beginnings with 06 belong to islands, whose code the form asks for. */
const ownPhone = () =>
  `06 1${String(Math.floor(1_000_000 + Math.random() * 8_999_999)).replace(/(.)(?=(..)+$)/g, '$1 ')}`

/** The list is hydrated after the layout around it: keys work from then on. */
async function hydrate(page: Page): Promise<void> {
  await start(page)
  await page.waitForFunction(() => document.querySelector('.inbox[data-live]') !== null)
}

const form = (page: Page) => page.getByRole('form', { name: 'Nouvelle demande' })
const nameField = (page: Page) => form(page).getByRole('textbox', { name: 'Nom', exact: true })
const stored = (word: string) =>
  withDatabase(({ db }) => db.selectFrom('enquiry').selectAll().where('full_name', '=', word).execute())

test('a caller is written down by keyboard alone, and called back', async ({ page }) => {
  const word = ownWord()
  const phone = ownPhone()
  const e164 = `+33${phone.slice(1).replaceAll(' ', '')}`
  await insertEnquiry({ reference: `Q-26-${e164.slice(-8)}`, full_name: 'Haruka Kuroda', phone_e164: e164 })
  await page.setViewportSize({ width: 1280, height: 860 })
  await signIn(page, await addAccount('Léa Morel', 'agent'), '/fr/admin/demandes')
  await hydrate(page)
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/[?&]enter=1/)
  await expect(nameField(page)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(form(page).getByRole('radio', { name: 'Devis par lieu' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type(word)

  // Without a way to reach the person there is no request, and the place to write it has the focus.
  await page.keyboard.press('Control+Enter')
  const phoneField = form(page).getByLabel('Téléphone', { exact: true }).and(page.locator('[type=tel]'))
  await expect(phoneField).toBeFocused()
  await expect(form(page).getByText('Saisissez un téléphone ou une adresse e-mail.')).toBeVisible()
  await page.keyboard.type(phone)
  await expect(form(page).getByText('Compris')).toBeVisible()
  await expect(form(page).getByText('Déjà une demande de cette personne')).toBeVisible()
  await expect(form(page).getByRole('link', { name: `Q-26-${e164.slice(-8)}` })).toBeVisible()
  // What the button names is taken from last time, the name as well; the number that was typed stays.
  await form(page).getByRole('button', { name: 'Reprendre nom, société et coordonnées' }).click()
  await expect(form(page).getByLabel('Société ou marque')).toHaveValue('Maison Aubertin')
  await expect(nameField(page)).toHaveValue('Haruka Kuroda')
  await expect(phoneField).toHaveValue(phone)
  await nameField(page).fill(word)
  await form(page).getByLabel('E-mail', { exact: true }).and(page.locator('[type=email]')).fill('')

  const venues = form(page).getByRole('combobox', { name: 'Lieux demandés' })
  await form(page).getByRole('radio', { name: 'Téléphone' }).press('Tab')
  await expect(venues).toBeFocused()
  for (const [typed, name] of [
    ['valo', 'Galerie Valois'],
    ['marb', 'Hôtel de Marbeuf'],
  ] as const) {
    await page.keyboard.type(typed)
    await expect(page.getByRole('option', { name })).toHaveAttribute('data-highlighted', '')
    await page.keyboard.press('Enter')
    await expect(form(page).getByRole('button', { name: `Retirer ${name}` })).toBeVisible()
  }
  // Escape closes the list alone; Backspace in the empty field gives the last one back, and Enter may be quicker than the server.
  await page.keyboard.type('gal')
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(venues).toHaveValue('gal')
  await venues.fill('')
  await page.keyboard.press('Backspace')
  await expect(form(page).getByRole('button', { name: 'Retirer Hôtel de Marbeuf' })).toHaveCount(0)
  await page.keyboard.type('marb')
  await page.keyboard.press('Enter')
  await expect(form(page).getByRole('button', { name: 'Retirer Hôtel de Marbeuf' })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Control+Enter')

  await expect(page).toHaveURL(/[?&]ref=Q-26-\d+/)
  const reference = new URL(page.url()).searchParams.get('ref') ?? ''
  await expect(page.locator('.toast', { hasText: `Demande ${reference} enregistrée` })).toBeVisible()
  const sheet = page.getByRole('region', { name: reference })
  await expect(sheet.getByRole('heading', { name: word })).toBeVisible()
  await expect(sheet.getByText('Léa Morel a saisi la demande, reçue par téléphone')).toBeVisible()
  await expect(sheet.getByRole('button', { name: /^Comparer avec/ })).toBeVisible()
  await expect(page.getByRole('table').getByRole('link', { name: word })).toBeVisible()
  expect(await stored(word)).toMatchObject([
    { kind: 'quote-venue', email: '', phone_e164: e164, channel: 'phone' },
  ])

  // There is no address to write to.
  await expect(sheet.getByRole('button', { name: /^Répondre/ })).toHaveCount(0)
  await expect(sheet.getByRole('link', { name: 'Appeler' })).toHaveAttribute('href', `tel:${e164}`)
  await page.keyboard.press('c')
  const call = sheet.getByRole('form', { name: 'Appel' })
  await expect(call.getByText('Compte comme réponse')).toBeVisible()
  await call.getByLabel('Contenu de l’appel, ou suite à donner').fill('Envoyer les plans')
  await page.keyboard.press('Control+Enter')
  await expect(sheet.getByText('Léa Morel a appelé : conversation')).toBeVisible()
  expect(await stored(word)).toMatchObject([{ status: 'in-progress' }])
})

test('what is not saved is asked about, and is there again after a reload', inFull(), async ({ page }) => {
  const word = ownWord()
  await signIn(page, await addAccount('Léa Morel', 'agent'), '/fr/admin/demandes')
  await hydrate(page)
  await page.getByRole('link', { name: 'Saisir une demande' }).click()
  await nameField(page).fill(word)
  await expect(page.getByText('Saisie gardée sur cet appareil')).toBeVisible()
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: /Fermer sans enregistrer/ })
  await question.getByRole('button', { name: 'Continuer' }).click()
  await expect(nameField(page)).toHaveValue(word)
  await page.goBack()
  await question.getByRole('button', { name: 'Terminer plus tard' }).click()
  await expect(form(page)).toHaveCount(0)
  await page.goto('/fr/admin/demandes?enter=1')
  await expect(nameField(page)).toHaveValue(word)
  await page.getByRole('button', { name: 'Fermer' }).first().click()
  await question.getByRole('button', { name: 'Abandonner la saisie' }).click()
  await expect(page).not.toHaveURL(/enter=1/)
  await page.goto('/fr/admin/demandes?enter=1')
  await expect(nameField(page)).toHaveValue('')
  expect(await stored(word)).toEqual([])
})

for (const [mode, width] of [
  ['light', 1280],
  ['dark', 390],
] as const) {
  test(`no barrier and nothing sideways at ${width} px, ${mode}`, inFull(), async ({ page }) => {
    await page.emulateMedia({ colorScheme: mode })
    await page.setViewportSize({ width, height: 844 })
    await signIn(page, await addAccount('Léa Morel', 'agent'), '/fr/admin/demandes?enter=1')
    const check = (state: string) => expectSound(page, mode, state)
    await expect(nameField(page)).toBeFocused()
    await check('empty')
    await page.getByRole('button', { name: 'Enregistrer la demande' }).click()
    await expect(form(page).getByText('Saisissez un nom.')).toBeVisible()
    await check('mistakes')
    await form(page).getByText('Devis par lieu').click()
    await form(page).getByRole('combobox', { name: 'Lieux demandés' }).fill('gal')
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    await check('venues')
    // Text that was typed but not added must not be lost silently.
    await page.keyboard.press('Control+Enter')
    await expect(form(page).getByText('Choisissez dans la liste.')).toBeVisible()
  })
}

test('a mail that was not delivered is tried again from the sheet', inFull(), async ({ page }) => {
  const word = ownWord()
  const reference = `Q-26-${Math.floor(10_000_000 + Math.random() * 80_000_000)}`
  const mail = randomUUID()
  const enquiry = await insertEnquiry({ reference, full_name: word })
  const at = new Date(Date.now() - 60_000).toISOString()
  await withDatabase(({ db }) =>
    db
      .insertInto('outbox')
      .values({
        id: mail,
        kind: 'mail',
        payload: toJson({ template: 'quote-acknowledgement', data: { email: 'camille@example.com' } }),
        enquiry_id: enquiry,
        created_at: at,
        run_at: at,
        attempts: 5,
        failed_at: at,
        failure: 'refused',
        last_error: '550 no such user',
      })
      .execute(),
  )
  await signIn(page, await addAccount('Léa Morel', 'agent'), `/fr/admin/demandes?ref=${reference}`)
  await hydrate(page)
  const sheet = page.getByRole('region', { name: reference })
  await expect(sheet.getByText('échec de l’envoi (adresse ou contenu refusé)')).toBeVisible()
  await sheet.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.locator('.toast', { hasText: 'L’e-mail est en cours d’envoi.' })).toBeVisible()
  const tried = () =>
    withDatabase(({ db }) =>
      db.selectFrom('outbox').select('retried_at').where('id', '=', mail).executeTakeFirst(),
    )
  expect((await tried())?.retried_at).not.toBeNull()
})
