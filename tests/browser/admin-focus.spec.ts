import type { Locator, Page } from '@playwright/test'
import { storedEnquiry } from '../helpers/stored-enquiry.ts'
import { insertEnquiry, withDatabase } from './admin-helpers.ts'
import { expect, hydrate, test } from './fixtures.ts'
import { addAccount, signIn } from './staff-accounts.ts'

const newReference = () => `Q-26-${Math.floor(10_000_000 + Math.random() * 80_000_000)}`

/** A panel of a page, how it is opened and closed, and what should have the focus then. */
interface Panel {
  readonly name: string
  readonly open: (page: Page) => Promise<void>
  readonly panel: (page: Page) => Locator
  /** The first empty field, where there is one. */
  readonly field?: (page: Page) => Locator
  /** Who opened it, where that is still there. */
  readonly opener?: (page: Page) => Locator
  readonly close?: (page: Page) => Promise<void>
}

const closeByKey = (page: Page) => page.keyboard.press('Escape')
const press = (key: string) => (page: Page) => page.keyboard.press(key)
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()
const click = (name: string | RegExp) => (page: Page) => button(name)(page).click()
const sheetButton = (name: string | RegExp) => (page: Page) =>
  page.locator('.sheet').getByRole('button', { name }).first()
const dialog = (page: Page) => page.getByRole('dialog')
const menu = (page: Page) => page.getByRole('menu')
const composer = (page: Page) => page.getByRole('form', { name: 'Réponse par e-mail' })
// At once, as people press two keys: neither for the menu nor for its focus is waited.
const fromMenu = (key: string) => async (page: Page) => {
  await page.keyboard.press('s')
  await page.keyboard.press(key)
}

const PANELS: readonly Panel[] = [
  {
    name: 'answer, by its key',
    open: press('r'),
    panel: composer,
    field: (page) => page.getByLabel('Date du devis'),
    opener: sheetButton(/Répondre en/),
  },
  {
    name: 'answer, by its button',
    open: (page) => sheetButton(/Répondre en/)(page).click(),
    panel: composer,
  },
  {
    name: 'call',
    open: press('c'),
    panel: (page) => page.getByRole('form', { name: 'Appel' }),
    field: (page) => page.locator('.call-form textarea'),
    opener: sheetButton(/Noter un appel/),
  },
  {
    name: 'corrections',
    open: press('e'),
    panel: (page) => page.locator('.facts-form'),
    field: (page) => page.locator('.facts-form input').first(),
    opener: sheetButton(/Corriger/),
  },
  { name: 'status', open: press('s'), panel: menu },
  { name: 'assignee', open: press('a'), panel: menu },
  { name: 'more', open: click('Autres actions'), panel: menu, opener: button('Autres actions') },
  {
    name: 'won',
    open: fromMenu('4'),
    panel: dialog,
    field: (page) => dialog(page).getByLabel('Montant HT'),
  },
  {
    name: 'lost',
    open: fromMenu('5'),
    panel: dialog,
    field: (page) => dialog(page).getByRole('radio').first(),
  },
  { name: 'comparison', open: click('Comparer'), panel: dialog, opener: button('Comparer') },
  { name: 'keys', open: press('?'), panel: dialog },
  { name: 'search of everything', open: press('Control+k'), panel: dialog },
]

/** Open and close a panel, and look at the focus each time. */
async function walk(page: Page, { name, open, panel, field, opener, close = closeByKey }: Panel) {
  await test.step(name, async () => {
    await open(page)
    await expect(panel(page)).toBeVisible()
    await expect(
      panel(page)
        .locator(':focus')
        .or(panel(page).and(page.locator(':focus'))),
    ).toHaveCount(1)
    if (field) await expect(field(page)).toBeFocused()
    await close(page)
    await expect(panel(page)).toHaveCount(0)
    if (opener) await expect(opener(page)).toBeFocused()
    await expect(page.locator('body')).not.toBeFocused()
  })
}

test('every panel of a request takes the focus and gives it back', async ({ page }) => {
  const reference = newReference()
  const person = { full_name: 'Oliver Thornton', email: `${reference.toLowerCase()}@example.com` }
  await withDatabase(async (database) => {
    const asked = await database.db
      .selectFrom('venue')
      .select(['id', 'slug', 'name'])
      .where('slug', '=', 'boutique-turenne')
      .execute()
    const wish = { start_date: '2030-04-20', duration: '20 days', message: `Fittings. ${reference}` }
    await storedEnquiry(database, { ...person, ...wish, reference: newReference() })
    await storedEnquiry(database, { ...person, ...wish, reference, kind: 'quote-venue' }, asked)
  })
  await signIn(page, await addAccount('Léa Morel', 'agent'), `/fr/admin/demandes?ref=${reference}`)
  await hydrate(page)
  await expect(page.getByRole('heading', { name: 'Oliver Thornton' })).toBeVisible()
  for (const panel of PANELS) await walk(page, panel)

  await test.step('what is typed after R is the answer, no command', async () => {
    await page.keyboard.press('r')
    await expect(page.getByLabel('Date du devis')).toBeFocused()
    await composer(page).getByRole('button', { name: 'Lieux', exact: true }).focus()
    await page.keyboard.type('ecas')
    await expect(page.locator('.facts-form')).toHaveCount(0)
    await expect(page.getByRole('menu')).toHaveCount(0)
    // The words of the client stay in sight.
    await expect(page.locator('.words')).toBeInViewport()
    await walk(page, {
      name: 'list of venues',
      open: (now) => composer(now).getByRole('button', { name: 'Lieux', exact: true }).click(),
      panel: dialog,
      opener: (now) => composer(now).getByRole('button', { name: 'Lieux', exact: true }),
    })
  })
  await test.step('an answer that has left gives the focus to the sheet', async () => {
    await page.getByLabel('Date du devis').fill('2030-01-10')
    const send = composer(page).getByRole('button', { name: 'Envoyer' })
    await expect(send).toHaveAttribute('aria-disabled', 'false')
    await page.keyboard.press('Control+Enter')
    await expect(composer(page)).toHaveCount(0)
    await expect(page.locator('.sheet')).toBeFocused()
  })
  await test.step('a note', async () => {
    await page.getByRole('button', { name: 'Note', exact: true }).click()
    const note = page.locator('[data-note]')
    await expect(note).toBeFocused()
    await note.fill('Rappeler jeudi')
    await page.getByRole('button', { name: 'Ajouter la note' }).click()
    await expect(page.locator('.log')).toContainText('Rappeler jeudi')
    await expect(note).toBeFocused()
  })
})

test('so do those of a proposal, of a new request, of a venue and of the team', async ({ page }) => {
  const reference = newReference()
  const details = { venueName: 'Caveau Rambuteau', address: '14 rue Rambuteau', type: 'loft' }
  await insertEnquiry({ reference, kind: 'proposal', details, full_name: 'Étienne Roussel', surface_m2: 85 })
  await signIn(page, await addAccount('Léa Morel', 'administrator'), `/fr/admin/demandes?ref=${reference}`)
  await hydrate(page)
  await expect(page.getByRole('heading', { name: 'Étienne Roussel' })).toBeVisible()
  await walk(page, {
    name: 'draft of a venue',
    open: click('Préparer le lieu'),
    panel: (now) => now.locator('.draft-plan'),
    opener: button('Préparer le lieu'),
  })
  await walk(page, {
    name: 'erasure',
    open: async (now) => {
      await click('Autres actions')(now)
      await now.getByRole('menuitem', { name: /^Effacer/ }).click()
    },
    panel: dialog,
  })
  await page.keyboard.press('Escape')
  await walk(page, {
    name: 'new request',
    open: press('n'),
    panel: (now) => now.getByRole('form', { name: /Nouvelle demande|Saisir/ }),
    field: (now) => now.locator('.entry input[type=text], .entry input:not([type])').first(),
  })

  await page.goto('/fr/admin/salles')
  await hydrate(page)
  await page.locator('[data-row-link], table a').first().click()
  await expect(page.getByRole('button', { name: 'Historique' })).toBeVisible()
  await walk(page, {
    name: 'history of a venue',
    open: click('Historique'),
    panel: (now) => now.getByRole('complementary', { name: 'Historique' }),
    opener: button('Historique'),
  })
})

test('a key that a dialog has answered is not heard once more by what opens after it', async ({ page }) => {
  await signIn(page, await addAccount('Léa Morel', 'agent'), '/fr/admin/demandes')
  await page.reload()
  await hydrate(page)
  await page.keyboard.press('?')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await page.keyboard.press('n')
  await expect(page.getByRole('form', { name: /Nouvelle demande|Saisir/ })).toBeVisible()
  await expect(page).toHaveURL(/enter=1/)
})
