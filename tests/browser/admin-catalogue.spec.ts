import type { Page } from '@playwright/test'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { withZip } from '../../src/platform/archives/zip-reader.ts'
import { writeZip } from '../../src/platform/archives/zip-writer.ts'
import { expect, hydrate, inFull, test, violationsOf } from './fixtures.ts'
import { addAccount, signIn } from './staff-accounts.ts'

const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text })

/** A venue that no other test of the back office uses: an import overwrites the imported venues. */
const IMPORTED = 'caveau-des-victoires'

async function zipOf(files: Readonly<Record<string, unknown>>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  const entries = Object.entries(files).map(([name, content]) => ({
    name,
    bytes: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
    compress: true,
  }))
  for await (const chunk of writeZip(entries)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The exported data of that venue alone, with a change. */
async function onlyImported(file: string, change: Readonly<Record<string, unknown>>): Promise<Buffer> {
  const files: Record<string, unknown> = {}
  await withZip(file, async (entries) => {
    for (const entry of entries) {
      const content: unknown = JSON.parse(String(await entry.read()))
      if (Array.isArray(content)) {
        files[entry.name] = content
          .filter(({ slug }) => slug === IMPORTED)
          .map((venue: object) => ({ ...venue, ...change }))
      } else if (entry.name.startsWith('translations/')) {
        files[entry.name] = { [IMPORTED]: (content as Record<string, unknown>)[IMPORTED] }
      }
    }
  })
  return zipOf(files)
}

/** A venue of its own for a test, opened in the editor; gives its name. */
async function beginVenue(page: Page): Promise<string> {
  const name = `Salon ${Math.random().toString(36).slice(2, 10)}`
  await page.getByRole('button', { name: 'Nouveau lieu' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nom').fill(name)
  await dialog.getByRole('button', { name: 'Créer le brouillon' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  return name
}

test.describe('a file', () => {
  // The errors of a file are its answer.
  test.use({ expectedStatuses: [422] })

  test('a catalogue file: what is wrong with it, what it would change, and that it is done', async ({
    page,
  }) => {
    await signIn(page, await addAccount('Inès Roux', 'administrator'), '/fr/admin/salles')
    await hydrate(page)
    const menu = page.getByRole('button', { name: 'Fichier du catalogue' })
    await menu.click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Exporter sans les photos' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^catalogue-\d{4}-\d\d-\d\d\.zip$/)
    const exported = await download.path()

    await menu.click()
    await page.getByRole('menuitem', { name: 'Importer un fichier' }).click()
    const dialog = page.getByRole('dialog')
    const choose = (name: string, buffer: Buffer) =>
      dialog.getByLabel('Fichier ZIP').setInputFiles({ name, mimeType: 'application/zip', buffer })
    await choose('notes.zip', Buffer.from('no archive'))
    await expect(dialog).toContainText('n’est pas une archive ZIP')
    await choose('faux.zip', await zipOf({ 'venues.json': '[\n{ "slug": "Perle" }\n]' }))
    await expect(dialog).toContainText('venues.json, ligne 2, Perle: slug')
    await expect(dialog).toContainText('ne peut contenir que a–z')
    expect(await violationsOf(page)).toEqual([])
    await choose('pareil.zip', await onlyImported(exported, {}))
    await expect(dialog).toContainText('pareil.zip ne change rien')
    await dialog.getByRole('button', { name: 'Fermer' }).last().click()
    await expect(dialog).toBeHidden()

    await menu.click()
    await page.getByRole('menuitem', { name: 'Importer un fichier' }).click()
    await choose('metro.zip', await onlyImported(exported, { metro: 'Sentier' }))
    await expect(dialog).toContainText('Caveau des Victoires')
    await expect(dialog).toContainText('station de métro')
    expect(await violationsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Importer 1 changement' }).click()
    await expect(toast(page, 'Catalogue importé')).toBeVisible()
    await page.goto(localize('venue', { slug: IMPORTED }, 'fr'))
    await expect(page.locator('main')).toContainText('Sentier')
  })
})

test('an agent is not offered the catalogue file', inFull(), async ({ page }) => {
  await signIn(page, await addAccount('Léa Morel', 'agent'), '/fr/admin/salles')
  await hydrate(page)
  await expect(page.getByRole('button', { name: 'Nouveau lieu' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fichier du catalogue' })).toHaveCount(0)
})

test(
  'offline, writing stays on the device; after a reload it is offered, and saved when the line is back',
  inFull(),
  async ({ page, context }) => {
    await signIn(page, await addAccount('Léa Morel', 'agent'), '/fr/admin/salles')
    await hydrate(page)
    await beginVenue(page)
    const address = page.url()
    await context.setOffline(true)
    await page.getByLabel('Métro').fill('Tuileries')
    await expect(page.getByText('Ce que vous écrivez reste sur cet appareil.')).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => Object.values(localStorage).some((text) => text.includes('Tuileries'))))
      .toBe(true)
    await context.setOffline(false)
    await expect(page.getByText('Connexion rétablie.')).toBeVisible()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto(address)
    await hydrate(page)
    const offer = page.getByRole('region', { name: 'Texte non enregistré' })
    await expect(offer).toContainText('1 champ')
    await expect(page.getByLabel('Métro')).toHaveValue('')
    await offer.getByRole('button', { name: 'Restaurer' }).click()
    await expect(page.getByLabel('Métro')).toHaveValue('Tuileries')
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Enregistrer en brouillon' }).click()
    await expect(toast(page, 'Brouillon')).toBeVisible()
    await page.goto(address)
    await hydrate(page)
    await expect(page.getByLabel('Métro')).toHaveValue('Tuileries')
    await expect(offer).toHaveCount(0)
  },
)

test('what was typed last is offered again, however soon the editor is left', async ({ page }) => {
  await signIn(page, await addAccount('Léa Morel', 'agent'), '/fr/admin/salles')
  await hydrate(page)
  await beginVenue(page)
  const address = page.url()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByLabel('Métro').fill('Tuileries')
  await page.goto(address)
  await hydrate(page)
  await page
    .getByRole('region', { name: 'Texte non enregistré' })
    .getByRole('button', { name: 'Restaurer' })
    .click()
  await expect(page.getByLabel('Métro')).toHaveValue('Tuileries')
})

test(
  'own equipment: named, renamed with its history, and a filter of the public list',
  inFull(),
  async ({ page }) => {
    await signIn(page, await addAccount('Samir Benali', 'agent'), '/fr/admin/salles?q=perle')
    await hydrate(page)
    await page.getByRole('link', { name: /Galerie de la Perle/ }).click()
    const equipment = page.locator('#field-equipment')
    await equipment.getByRole('button', { name: 'Ajouter', exact: true }).click()
    const name = `Piano ${Math.random().toString(36).slice(2, 8)}`
    await equipment.getByLabel('Rechercher un équipement').fill(name)
    await equipment.getByRole('button', { name: new RegExp(`^Créer .*${name}`) }).click()
    await equipment.getByLabel('Rechercher une icône').fill('piano')
    await equipment.getByRole('button', { name: 'piano', exact: true }).click()
    await equipment.getByRole('button', { name: 'Ajouter', exact: true }).last().click()
    await equipment.getByRole('button', { name: `Traduire ${name}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Allemand').fill('Flügel')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(toast(page, 'noms enregistrés')).toBeVisible()
    await page.getByRole('button', { name: 'Publier', exact: true }).click()
    await expect(toast(page, 'Publié')).toBeVisible()

    await equipment.getByRole('button', { name: `Traduire ${name}` }).click()
    await dialog.getByText('Historique').click()
    await expect(dialog.getByRole('listitem')).toHaveCount(2)
    await expect(dialog.getByRole('listitem').first()).toContainText('Flügel')
    expect(await violationsOf(page)).toEqual([])

    await page.goto(localize('venues', {}, 'de'))
    await hydrate(page)
    await page.locator('#filter-equipment summary').click()
    await page.getByLabel('Flügel').check()
    await expect(page.getByRole('link', { name: 'Flügel' })).toBeVisible()
    await expect(page.locator('[data-venue]')).toHaveCount(1)
  },
)
