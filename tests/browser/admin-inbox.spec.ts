import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { insertEnquiry, withDatabase } from './admin-helpers.ts'
import { expect, expectSound, inFull, hydrate as start, test } from './fixtures.ts'
import { addAccount, signIn } from './staff-accounts.ts'

/** Other tests create enquiries on the same site: each finds its own by a unique search term. */
const ownWord = () => `zq${Math.random().toString(36).slice(2, 10)}`

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const referenceOf = (word: string, number: number) =>
  `Q-26-${String(Number.parseInt(word.slice(2, 6), 36) % 900_000).padStart(6, '1')}${number}`

/** Three waiting requests, the first one most urgent, and an answered one. */
async function addFour(word: string): Promise<void> {
  const add = (number: number, fields: Parameters<typeof insertEnquiry>[0], venues: string[] = []) =>
    insertEnquiry({ reference: referenceOf(word, number), message: `${word} bonjour`, ...fields }, venues)
  await add(1, {
    full_name: 'Ксения Орлова',
    language: 'ru',
    // Late on any day of the year.
    created_at: hoursAgo(10 * 24),
    details: { eventType: 'collection_presentation', preferredLocation: '1' },
  })
  await add(2, {
    full_name: 'Jonas Weidemann',
    kind: 'contact',
    language: 'de',
    created_at: hoursAgo(5.5),
    details: { subject: 'Tournage' },
  })
  await add(
    3,
    {
      full_name: 'Haruka Kuroda',
      company: 'Atelier Kuroda',
      kind: 'quote-venue',
      language: 'ja',
      created_at: hoursAgo(5),
      phone_e164: '+81335501842',
      start_date: '2030-03-02',
      duration: '6日間',
    },
    ['Galerie Valois', 'Hôtel de Marbeuf', 'Salon des Feuillants'],
  )
  await add(4, {
    full_name: 'Marcus Bell',
    status: 'quoted',
    created_at: hoursAgo(96),
    first_answered_at: hoursAgo(94),
    company: '=HYPERLINK("http://evil.example")',
  })
}

/** The list is hydrated after the layout around it: keys work from then on. */
async function hydrate(page: Page): Promise<void> {
  await start(page)
  await page.waitForFunction(() => document.querySelector('.inbox[data-live]') !== null)
}

const table = (page: Page) => page.getByRole('table', { name: 'Demandes' })
const rowOf = (page: Page, name: string | RegExp) => table(page).getByRole('row', { name })
/** Coming back to the page asks for news at once. */
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('visibilitychange')))

test('the list: urgent first, what is asked for, and how long it has waited', inFull(), async ({ page }) => {
  const word = ownWord()
  await addFour(word)
  await signIn(page, await addAccount('Léa Morel', 'agent'), `/fr/admin/demandes?q=${word}`)
  await hydrate(page)
  const names = table(page).locator('[data-row-link]')
  await expect(names).toHaveText(['Ксения Орлова', 'Jonas Weidemann', 'Haruka Kuroda', 'Marcus Bell'])
  await expect(rowOf(page, /Орлова/)).toContainText('Présentation de collection · 1er')
  await expect(rowOf(page, /Орлова/)).toContainText(/retard \d+\sj/)
  await expect(rowOf(page, /Weidemann/)).toContainText('« Tournage »')
  await expect(rowOf(page, /Weidemann/)).toContainText('reste')
  await expect(rowOf(page, /Kuroda/)).toContainText('Galerie Valois, Hôtel de Marbeuf')
  await expect(rowOf(page, /Kuroda/)).toContainText('+1')
  await expect(rowOf(page, /Marcus Bell/)).toContainText('répondu en')
  await expect(rowOf(page, /Sans réponse 3, les plus urgentes d’abord/)).toBeVisible()
  await expect(rowOf(page, /Répondues ou closes 1/)).toBeVisible()
  await expect(names.first().locator('..').getByText('Non lue')).toHaveCount(1)
})

test('search while typing: by telephone, by name, by nothing that is there', async ({ page }) => {
  const word = ownWord()
  await addFour(word)
  await signIn(page, await addAccount('Léa Morel', 'agent'), '/fr/admin/demandes')
  await hydrate(page)
  await page.keyboard.press('/')
  const search = page.getByRole('searchbox')
  await expect(search).toBeFocused()
  await search.fill(`1842 ${word}`)
  await expect(table(page).locator('[data-row-link]')).toHaveText(['Haruka Kuroda'])
  await expect(page).toHaveURL(/q=1842/)
  await search.fill(`kurodaa ${word}`)
  await expect(page.getByRole('heading', { name: 'Aucune demande ne correspond' })).toBeVisible()
  await page.getByRole('button', { name: 'Effacer la recherche' }).click()
  await expect(table(page)).toBeVisible()
  await expect(search).toHaveValue('')
})

test('filters are chips and stand in the address; views are links', inFull(), async ({ page }) => {
  await page.setViewportSize({ width: 1680, height: 900 })
  const word = ownWord()
  await addFour(word)
  await signIn(page, await addAccount('Léa Morel', 'agent'), `/fr/admin/demandes?q=${word}`)
  await hydrate(page)
  await page.getByRole('button', { name: 'Langue' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Japonais' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Allemand' }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/language=/)
  await expect(table(page).locator('[data-row-link]')).toHaveText(['Jonas Weidemann', 'Haruka Kuroda'])
  await page.getByRole('button', { name: 'Lieu' }).click()
  await page.getByRole('combobox', { name: 'Nom du lieu' }).fill('valo')
  await page.getByRole('option', { name: 'Galerie Valois' }).click()
  await expect(table(page).locator('[data-row-link]')).toHaveText(['Haruka Kuroda'])
  await page.reload()
  await hydrate(page)
  await expect(page.getByRole('button', { name: 'Lieu : Galerie Valois' })).toBeVisible()
  await page.getByRole('button', { name: 'Retirer le filtre Langue' }).click()
  await page.getByRole('button', { name: 'Retirer le filtre Lieu' }).click()
  await expect(table(page).locator('[data-row-link]')).toHaveCount(4)
  await page.getByRole('button', { name: 'Événement' }).click()
  await expect(page).toHaveURL(/sort=event/)
  await expect(table(page).locator('[data-row-link]').first()).toHaveText('Haruka Kuroda')
  await page.getByRole('link', { name: /^Plus de 24/ }).click()
  await expect(page).toHaveURL(/\?view=late$/)
  await page.goBack()
  await expect(page).toHaveURL(/sort=event/)
})

test('by keys: go, pick two, set their status, take it back', async ({ page }) => {
  const word = ownWord()
  await addFour(word)
  await signIn(page, await addAccount('Léa Morel', 'agent'), `/fr/admin/demandes?q=${word}`)
  await hydrate(page)
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: 'Ксения Орлова' })).toBeFocused()
  await page.keyboard.press('x')
  await page.keyboard.press('Shift+J')
  await expect(page.getByRole('link', { name: 'Jonas Weidemann' })).toBeFocused()
  const bar = page.getByRole('toolbar', { name: 'Actions sur la sélection' })
  await expect(bar).toContainText('2 sélectionnées')
  await page.keyboard.press('s')
  await expect(page.getByRole('menuitemcheckbox', { name: /Gagnée/ })).toBeVisible()
  await page.keyboard.press('3')
  await expect(rowOf(page, /Орлова/)).toContainText('Devis envoyé')
  await expect(rowOf(page, /Weidemann/)).toContainText('Devis envoyé')
  await expect(bar).toHaveCount(0)
  const toast = page.locator('.toast', { hasText: '2 demandes : Devis envoyé.' })
  await toast.getByRole('button', { name: 'Annuler' }).click()
  await expect(rowOf(page, /Орлова/)).toContainText('Nouvelle')
  await expect(rowOf(page, /Weidemann/)).toContainText('Nouvelle')
  // The focus is still where it was: `a` assigns that row.
  await page.getByRole('link', { name: 'Jonas Weidemann' }).focus()
  await page.keyboard.press('a')
  await page.getByRole('menuitemcheckbox', { name: 'Léa Morel' }).first().click()
  await expect(rowOf(page, /Weidemann/)).toContainText('Léa Morel')
  await expect(page.locator('.toast', { hasText: 'Léa Morel' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(rowOf(page, /Weidemann/)).toContainText('Sans responsable')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Raccourcis clavier' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Haruka Kuroda' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`ref=${referenceOf(word, 3)}`))
  await expect(page.getByRole('region', { name: referenceOf(word, 3) })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('region', { name: referenceOf(word, 3) })).toHaveCount(0)
})

test('what others do is seen without reloading, and is never overwritten', async ({ page }) => {
  const word = ownWord()
  await addFour(word)
  await signIn(page, await addAccount('Léa Morel', 'agent'), `/fr/admin/demandes?q=${word}`)
  await hydrate(page)
  const change = (name: string, status: 'quoted' | 'lost') =>
    withDatabase(({ db }) =>
      db
        .updateTable('enquiry')
        .set(({ eb }) => ({ status, version: eb('version', '+', 1) }))
        .where('full_name', '=', name)
        .where('message', '=', `${word} bonjour`)
        .execute(),
    )
  await change('Jonas Weidemann', 'quoted')
  await comeBack(page)
  await expect(rowOf(page, /Weidemann/)).toContainText('Devis envoyé')

  await change('Haruka Kuroda', 'lost')
  await page.getByRole('checkbox', { name: `Sélectionner ${referenceOf(word, 3)}` }).check()
  await page.getByRole('button', { name: 'Marquer comme indésirable' }).click()
  await expect(page.locator('.toast', { hasText: 'modifiée par quelqu’un d’autre' })).toBeVisible()
  await expect(rowOf(page, /Kuroda/)).toContainText('Perdue')

  await insertEnquiry({ full_name: 'Giulia Ferraro', message: `${word} buongiorno` })
  await comeBack(page)
  await expect(page.getByRole('status').getByText('1 nouvelle demande')).toBeVisible()
  await expect(table(page).locator('[data-row-link]', { hasText: 'Giulia' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Afficher' }).click()
  await expect(rowOf(page, /Giulia Ferraro/)).toBeVisible()
  await expect(page.getByText('1 nouvelle demande')).toHaveCount(0)
})

test(
  'the view as a file: for spreadsheets, without formulas, for the staff alone',
  inFull(),
  async ({ page, browser }) => {
    const word = ownWord()
    await addFour(word)
    await signIn(page, await addAccount('Léa Morel', 'agent'), `/fr/admin/demandes?q=${word}`)
    await hydrate(page)
    await page.getByRole('button', { name: 'Fichiers des demandes' }).click()
    const link = page.getByRole('menuitem', { name: 'Exporter la vue (CSV)' })
    const href = (await link.getAttribute('href')) ?? ''
    const download = page.waitForEvent('download')
    await link.click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^demandes-\d{4}-\d\d-\d\d\.csv$/)
    const text = await readFile(await file.path(), 'utf8')
    const lines = text.trimEnd().split('\r\n')
    expect(lines[0]).toMatch(/^\uFEFFRéférence;Reçue;Type;Statut;/)
    expect(lines).toHaveLength(5)
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(lines.find((line) => line.includes('Kuroda'))).toContain(
      '"Galerie Valois, Hôtel de Marbeuf, Salon des Feuillants"',
    )
    const stranger = await browser.newContext()
    expect((await stranger.request.get(new URL(href, page.url()).href)).status()).toBe(401)
    await stranger.close()
  },
)

test('columns can be left out, and stay so', inFull(), async ({ page }) => {
  await insertEnquiry({ full_name: 'Camille Aubertin' })
  await signIn(page, await addAccount('Léa Morel', 'agent'), '/fr/admin/demandes')
  await hydrate(page)
  const header = page.getByRole('columnheader', { name: 'Lng.' })
  await expect(header).toBeVisible()
  await page.getByRole('button', { name: 'Choisir les colonnes' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Langue du visiteur' }).click()
  await expect(header).toHaveCount(0)
  await page.reload()
  await hydrate(page)
  await expect(header).toHaveCount(0)
})

for (const [mode, width] of [
  ['light', 1440],
  ['dark', 1024],
  ['dark', 390],
  ['light', 390],
] as const) {
  test(`no barrier and nothing sideways at ${width} px, ${mode}`, inFull(), async ({ page }) => {
    const word = ownWord()
    await addFour(word)
    await page.emulateMedia({ colorScheme: mode })
    await page.setViewportSize({ width, height: 844 })
    await signIn(page, await addAccount('Léa Morel', 'agent'), `/fr/admin/demandes?q=${word}`)
    await hydrate(page)
    const check = (state: string) => expectSound(page, mode, state)
    await check('list')
    if (width < 640) {
      await page.getByRole('button', { name: 'Filtres' }).click()
      await check('filters')
      await page.getByRole('button', { name: 'Voir les demandes' }).click()
    } else {
      await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check()
      await check('selection')
      await page.keyboard.press('s')
      await expect(page.getByRole('menu')).toBeVisible()
      await page.keyboard.press('Escape')
    }
    await page.goto(`/fr/admin/demandes?q=${word}x`)
    await hydrate(page)
    await check('nothing found')
  })
}
