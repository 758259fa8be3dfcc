/** What two keys do to the day of a desk: undo that is no redo, keys of other layouts, questions before many rows change. */
import type { Page } from '@playwright/test'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { insertEnquiry, withDatabase } from './admin-helpers.ts'
import { expect, hydrate, test } from './fixtures.ts'
import { addAccount, signIn } from './staff-accounts.ts'

const toast = (page: Page, text: string | RegExp) => page.locator('.toast', { hasText: text })

async function addRequests(count: number): Promise<{ word: string; references: string[] }> {
  const word = `zk${Math.random().toString(36).slice(2, 10)}`
  const references = Array.from(
    { length: count },
    () => `Q-26-${Math.floor(10_000_000 + Math.random() * 80_000_000)}`,
  )
  for (const reference of references)
    await insertEnquiry({ reference, kind: 'quote', message: `${word} bonjour` })
  return { word, references }
}

async function openInbox(page: Page, search: string): Promise<void> {
  await signIn(page, await addAccount('Léa Morel', 'agent'), `/fr/admin/demandes?${search}`)
  await hydrate(page)
  await page.waitForFunction(() => document.querySelector('.inbox[data-live]') !== null)
}

const statusesOf = async (references: readonly string[]) => {
  const rows = await withDatabase(({ db }) =>
    db
      .selectFrom('enquiry')
      .select('status')
      .where('reference', 'in', [...references])
      .execute(),
  )
  return [...new Set(rows.map(({ status }) => status))]
}

test('redo takes no second change away; the number row of a French keyboard counts', async ({ page }) => {
  const { references } = await addRequests(1)
  const [reference = ''] = references
  await openInbox(page, `ref=${reference}`)
  const sheet = page.getByRole('region', { name: reference })
  const menu = page.getByRole('menuitemcheckbox', { name: /Devis envoyé/ })
  const set = async (digit: string, name: string) => {
    await page.keyboard.press('s')
    await expect(menu).toBeVisible()
    await page.keyboard.press(digit)
    await expect(sheet.getByRole('button', { name })).toBeVisible()
  }
  await expect(sheet.getByRole('button', { name: 'Nouvelle' })).toBeVisible()
  await set('2', 'En cours')
  await set('3', 'Devis envoyé')
  await page.keyboard.press('Control+z')
  await expect(sheet.getByRole('button', { name: 'En cours' })).toBeVisible()
  await page.keyboard.press('Control+Shift+Z')
  await expect(toast(page, 'Rien n’est rétabli')).toBeVisible()
  expect(await statusesOf(references)).toEqual(['in-progress'])
  await page.keyboard.press('s')
  await expect(menu).toBeVisible()
  // The key with "é" and 2 of AZERTY; then Enter of an input method, which chooses nothing.
  const press = (init: { key: string; code: string; isComposing?: boolean }) =>
    page.evaluate((given) => {
      const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...given })
      document.activeElement?.dispatchEvent(event)
    }, init)
  await press({ key: '"', code: 'Digit3', isComposing: true })
  await expect(menu).toBeVisible()
  await press({ key: '"', code: 'Digit3' })
  await expect(sheet.getByRole('button', { name: 'Devis envoyé' })).toBeVisible()
})

test('many rows: won is refused, spam asks by number, and the undo outlives its toast', async ({ page }) => {
  const { word, references } = await addRequests(6)
  await openInbox(page, `q=${word}`)
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check()
  await page.keyboard.press('s')
  await expect(page.getByRole('menuitemcheckbox', { name: /Gagnée/ })).toBeVisible()
  await page.keyboard.press('4')
  await expect(page.getByRole('dialog', { name: /6\sdemandes gagnées/ })).toContainText('une par une')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Marquer comme indésirable' }).click()
  const question = page.getByRole('dialog', { name: /Passer 6\sdemandes/ })
  await expect(question).toBeVisible()
  expect(await statusesOf(references)).toEqual(['new'])
  await question.getByRole('button', { name: 'Changer 6 demandes' }).click()
  const done = toast(page, '6 demandes')
  await done.getByRole('button', { name: 'Fermer' }).click()
  await expect(done).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(toast(page, 'Annulé')).toBeVisible()
  expect(await statusesOf(references)).toEqual(['new'])
  await page.keyboard.press('Control+z')
  await expect(toast(page, 'Rien à annuler')).toBeVisible()
})

test('every page stays in its frame, and the dashboard shows what has come since', async ({ page }) => {
  await signIn(page, await addAccount('Léa Morel', 'administrator'), '/fr/admin')
  await hydrate(page)
  const pages = [
    'admin',
    'admin-requests',
    'admin-venues',
    'admin-options',
    'admin-bookings',
    'admin-quotes',
    'admin-templates',
    'admin-redirects',
    'admin-people',
    'admin-settings',
    'admin-account',
  ] as const
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const one of pages) {
      await page.goto(localize(one, {}, 'fr'))
      await hydrate(page)
      const beyond = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
      expect.soft(beyond, `${one} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
  await page.goto('/fr/admin#claims')
  await hydrate(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const week = page.getByRole('region', { name: 'Demandes cette semaine' }).locator('.big')
  const before = Number((await week.innerText()).replaceAll(/\D/g, ''))
  await insertEnquiry({ kind: 'quote' })
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await expect
    .poll(async () => Number((await week.innerText()).replaceAll(/\D/g, '')))
    .toBeGreaterThan(before)
})
