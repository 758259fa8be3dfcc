import type { Browser, Page } from '@playwright/test'
import { storedEnquiry } from '../helpers/stored-enquiry.ts'
import { withDatabase } from './admin-helpers.ts'
import { expect, expectSound, hydrate, inFull, test } from './fixtures.ts'
import { addAccount, signIn } from './staff-accounts.ts'

const VENUES = ['galerie-valois', 'hotel-de-marbeuf', 'salon-des-feuillants']
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const newReference = () => `Q-26-${Math.floor(10_000_000 + Math.random() * 80_000_000)}`

/** A request from Tokyo for three venues of the demo catalogue. */
async function addKuroda(): Promise<string> {
  const reference = newReference()
  await withDatabase(async (database) => {
    const found = await database.db
      .selectFrom('venue')
      .select(['id', 'slug', 'name'])
      .where('slug', 'in', VENUES)
      .execute()
    const venues = VENUES.flatMap((slug) => found.find((venue) => venue.slug === slug) ?? [])
    await storedEnquiry(
      database,
      {
        reference,
        kind: 'quote-venue',
        language: 'ja',
        full_name: '黒田 遥',
        company: 'Atelier Kuroda',
        email: `${reference.toLowerCase()}@example.jp`,
        phone_e164: '+81355501842',
        start_date: '2030-03-02',
        duration: '6 jours',
        message: `はじめまして。${reference}`,
        source_page: '/ja/my-favorites',
        created_at: hoursAgo(5),
      },
      venues,
    )
  })
  return reference
}

const sheetOf = (page: Page, reference: string) => page.getByRole('region', { name: reference })

/** Open an enquiry as a staff member who has just signed in. */
async function open(page: Page, email: string, reference: string) {
  await signIn(page, email, `/fr/admin/demandes?ref=${reference}`)
  await hydrate(page)
  const sheet = sheetOf(page, reference)
  await expect(sheet.getByRole('heading', { name: '黒田 遥' })).toBeVisible()
  return sheet
}

async function another(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ baseURL })).newPage()
}

const outboxOf = (email: string) =>
  withDatabase(({ db }) =>
    db
      .selectFrom('outbox')
      .innerJoin('enquiry', 'enquiry.id', 'outbox.enquiry_id')
      .select(['outbox.id', 'outbox.done_at', 'outbox.payload'])
      .where('enquiry.email', '=', email)
      .execute(),
  )

test('the words under the reply clock stand beside each other, however wide the window', async ({ page }) => {
  const reference = await addKuroda()
  const sheet = await open(page, await addAccount('Nora Vidal', 'agent'), reference)
  const labels = sheet.locator('.due .long span')
  /** Where the words of each label are, in pixels. */
  const ends = () =>
    labels.evaluateAll((all) =>
      all.map((label) => {
        const range = document.createRange()
        range.selectNodeContents(label)
        const { left, right } = range.getBoundingClientRect()
        return { left, right }
      }),
    )
  for (const language of ['fr', 'en']) {
    if (language === 'en') await page.getByRole('button', { name: /Switch to English/ }).click()
    await expect(labels.first()).toHaveText(language === 'en' ? /^received/ : /^reçue/)
    for (const width of [390, 768, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      const [received, day, days] = await ends()
      if (!received || !day || !days) throw new Error('no labels')
      expect(day.left - received.right, `${language}, ${width} px`).toBeGreaterThan(4)
      expect(days.left - day.right, `${language}, ${width} px`).toBeGreaterThan(4)
    }
    await page.setViewportSize({ width: 1280, height: 900 })
  }
})

test('assign, note, answer in Japanese from a template, take back, send once', async ({ page }) => {
  const reference = await addKuroda()
  const sheet = await open(page, await addAccount('Léa Morel', 'agent'), reference)
  await expect(sheet.getByText('samedi 2 mars 2030')).toBeVisible()
  await expect(sheet.getByText('14 400 €')).toBeVisible()
  await expect(sheet.getByText('(Japon)')).toBeVisible()

  await page.keyboard.press('a')
  await page.getByRole('menuitemcheckbox', { name: 'Léa Morel' }).first().click()
  await expect(sheet.getByText('Léa Morel a attribué à Léa Morel')).toBeVisible()
  await sheet.getByLabel('Note interne').fill('Cliente fidèle')
  await page.keyboard.press('Control+Enter')
  await expect(sheet.locator('.said')).toHaveText('Cliente fidèle')

  await sheet.getByRole('heading', { level: 2 }).click()
  await page.keyboard.press('r')
  const form = sheet.getByRole('form', { name: 'Réponse par e-mail' })
  const text = form.getByRole('textbox', { name: 'Texte de l’e-mail' })
  await expect(text).toContainText('お選びいただいた会場')
  await expect(form.getByLabel('Modèle')).toHaveValue('checking')
  await expect(form.getByLabel('Langue de l’e-mail')).toHaveValue('ja')
  await expect(form.getByLabel('Objet')).toHaveValue(`お問い合わせの会場について（${reference}）`)
  const send = form.getByRole('button', { name: 'Envoyer' })
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await form.getByRole('button', { name: '1 champ à remplir' }).click()
  await expect(form.getByLabel('Date du devis')).toBeFocused()
  await form.getByLabel('Date du devis').fill('2030-01-15')
  await expect(send).toHaveAttribute('aria-disabled', 'false')
  const preview = form.getByRole('region', { name: 'Aperçu' })
  await expect(preview).toContainText('2030年3月2日から6日間')
  await expect(preview).toContainText('概算€14,400（税別）')
  await form.getByRole('tab', { name: 'français, pour relire' }).click()
  await expect(preview).toContainText('à partir du 2 mars 2030, pour 6 jours')
  await text.press('End')
  await page.keyboard.type('追伸')
  await expect(preview).toContainText('n’apparaît que dans la version envoyée')

  await text.press('Control+Enter')
  await expect(form).toHaveCount(0)
  const undo = page.locator('.toast', { hasText: 'Réponse à 黒田 遥 envoyée' })
  await undo.getByRole('button', { name: 'Annuler' }).click()
  await expect(sheet.getByText('a annulé sa réponse avant l’envoi')).toBeVisible()
  expect(await outboxOf(`${reference.toLowerCase()}@example.jp`)).toEqual([])

  // The typed text is still there, and is sent once however often it is submitted.
  await page.keyboard.press('r')
  await expect(text).toContainText('追伸')
  await text.focus()
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Control+Enter')
  await expect(form).toHaveCount(0)
  await expect(sheet.getByText('a répondu en japonais')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'En cours' })).toBeVisible()
  await expect
    .poll(
      async () =>
        (await outboxOf(`${reference.toLowerCase()}@example.jp`)).map(({ done_at }) => done_at !== null),
      // The worker looks for mails every few seconds, after whatever other tests have sent.
      { timeout: 30_000 },
    )
    .toEqual([true])
  const [mail] = await outboxOf(`${reference.toLowerCase()}@example.jp`)
  expect(JSON.stringify(mail?.payload)).toContain('追伸')
})

test(
  'two people on one request: both values, and the choice',
  inFull(),
  async ({ page, browser, baseURL }) => {
    const reference = await addKuroda()
    const sheet = await open(page, await addAccount('Léa Morel', 'agent'), reference)
    const hers = await another(browser, baseURL)
    const other = await open(hers, await addAccount('Nina Brandt', 'agent'), reference)
    await hers.keyboard.press('s')
    await expect(hers.getByRole('menu')).toBeVisible()
    await hers.keyboard.press('3')
    await expect(other.getByRole('button', { name: 'Devis envoyé' })).toBeVisible()
    // At once, before the sheet is updated.
    await page.keyboard.press('s')
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('2')
    const conflict = sheet.getByRole('alert')
    await expect(conflict).toContainText('Nina Brandt vient de modifier cette demande')
    await expect(conflict).toContainText('Devis envoyé')
    await expect(conflict).toContainText('En cours')
    await conflict.getByRole('button', { name: 'Garder la version de Nina Brandt' }).click()
    await expect(conflict).toHaveCount(0)
    await expect(sheet.getByRole('button', { name: 'Devis envoyé' })).toBeVisible()
    await page.keyboard.press('s')
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('2')
    await expect(sheet.getByRole('button', { name: 'En cours' })).toBeVisible()
    await page
      .locator('.toast', { hasText: 'statut changé' })
      .getByRole('button', { name: 'Annuler' })
      .click()
    await expect(sheet.getByRole('button', { name: 'Devis envoyé' })).toBeVisible()
    // Without reloading, the other one sees it too.
    await expect(other.getByText('Léa Morel a changé le statut : En cours → Devis envoyé')).toBeVisible()
    await hers.context().close()
  },
)

test(
  'the person is exported and erased by administrators only',
  inFull(),
  async ({ page, browser, baseURL }) => {
    const reference = await addKuroda()
    const agent = await another(browser, baseURL)
    const theirs = await open(agent, await addAccount('Samir Benali', 'agent'), reference)
    await theirs.getByRole('button', { name: 'Autres actions' }).click()
    await expect(agent.getByRole('menuitem', { name: 'Marquer comme non lue' })).toBeVisible()
    await expect(agent.getByRole('menuitem', { name: 'Effacer les données personnelles…' })).toHaveCount(0)
    await agent.context().close()

    const sheet = await open(page, await addAccount('Claire Delorme', 'administrator'), reference)
    await sheet.getByRole('button', { name: 'Autres actions' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Exporter les données de la personne' }).click()
    expect((await download).suggestedFilename()).toBe(`${reference}.json`)
    await sheet.getByRole('button', { name: 'Autres actions' }).click()
    await page.getByRole('menuitem', { name: 'Effacer les données personnelles…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Effacer les données de cette personne' })
    await dialog.getByLabel(`Pour confirmer, saisissez ${reference}`).fill('Q-26-0001')
    await dialog.getByRole('button', { name: 'Effacer définitivement' }).click()
    await expect(dialog.getByText('Cette référence ne correspond pas.')).toBeVisible()
    await dialog.getByLabel(`Pour confirmer, saisissez ${reference}`).fill(reference)
    await dialog.getByRole('button', { name: 'Effacer définitivement' }).click()
    // While it is open there are two headings in the sheet.
    await expect(dialog).toBeHidden()
    await expect(sheet.getByRole('heading', { level: 2 })).toHaveText('Données effacées')
    await expect(sheet).not.toContainText('黒田')
    await expect(sheet.getByRole('button', { name: /Répondre/ })).toHaveCount(0)
  },
)

test.describe('without a connection', () => {
  test.use({ goesOffline: true })
  test('what is written stays on the device', inFull(), async ({ page, context }) => {
    const reference = await addKuroda()
    const sheet = await open(page, await addAccount('Léa Morel', 'agent'), reference)
    await sheet.getByRole('button', { name: 'Répondre en japonais' }).click()
    const text = sheet.getByRole('textbox', { name: 'Texte de l’e-mail' })
    await expect(text).toContainText('お選びいただいた会場')
    await context.setOffline(true)
    await text.press('Control+End')
    await page.keyboard.type('途中')
    await expect(sheet.getByText('Hors ligne, brouillon enregistré ici')).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => Object.values(localStorage).some((kept) => kept.includes('途中'))))
      .toBe(true)
    await context.setOffline(false)
    await page.reload()
    await hydrate(page)
    await expect(sheetOf(page, reference).getByRole('textbox', { name: 'Texte de l’e-mail' })).toContainText(
      '途中',
    )
  })
})

for (const [mode, width] of [
  ['light', 1440],
  ['dark', 1024],
  ['dark', 390],
  ['light', 390],
] as const) {
  test(
    `sheet and answer without a barrier, nothing sideways at ${width} px, ${mode}`,
    inFull(),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: mode })
      await page.setViewportSize({ width, height: 844 })
      const reference = await addKuroda()
      const sheet = await open(page, await addAccount('Léa Morel', 'administrator'), reference)
      const check = (state: string) => expectSound(page, mode, state)
      await check('sheet')
      await sheet.getByRole('button', { name: 'Répondre en japonais' }).click()
      await expect(sheet.getByRole('textbox', { name: 'Texte de l’e-mail' })).toContainText(
        'お選びいただいた会場',
      )
      await check('answer')
      if (width < 640) {
        await sheet.getByRole('button', { name: 'Aperçu' }).click()
        await check('preview')
      }
    },
  )
}
