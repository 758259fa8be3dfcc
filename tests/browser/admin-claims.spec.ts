import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { DashboardRows } from './dashboard-rows.ts'
import { expect, expectSound, hydrate, inFull } from './fixtures.ts'
import { type OwnSite, test } from './own-site.ts'
import { addAccount, signIn } from './staff-accounts.ts'

/** As if the program had been changed since every decision. */
function changeWhatPagesStated(site: OwnSite): void {
  const database = new DatabaseSync(path.join(site.folder, 'site.db'), { timeout: 10_000 })
  const readings = JSON.stringify([{ claim: 'eventsHeld', place: 'home', value: 4000 }])
  database.prepare("update claim_decision set readings = ? where claim_group = 'events'").run(readings)
  database.close()
}

async function open(page: Page, site: OwnSite, role: 'administrator' | 'agent', target = '/fr/admin') {
  await signIn(page, await addAccount('Léa Morel', role, site.folder), site.origin + target)
  await hydrate(page)
}

test('an administrator decides about figures that look alike, takes it back, and is asked again when they change', async ({
  page,
  site,
}) => {
  new DashboardRows(site.folder).clear()
  await open(page, site, 'administrator')
  const todo = page.getByRole('region', { name: 'À faire' })
  const claims = page.getByRole('region', { name: 'Ce que les pages affirment' })
  const group = (name: string) =>
    claims.getByRole('rowgroup').filter({ has: page.getByText(name, { exact: true }) })
  const events = group('Événements')
  const toDecide = (count: number) =>
    expect(todo.getByRole('link', { name: new RegExp(`^${count}\\s*groupes? d’affirmations`) })).toBeVisible()
  await toDecide(3)
  await expect(events).toContainText('À trancher')
  await expect(events.getByRole('link', { name: 'Accueil' })).toHaveAttribute('href', '/fr')
  await expect(events.getByRole('link')).toHaveText([/Accueil/, /À propos/, /Services/])
  await expect(events.locator('.claim-pages')).toContainText([/5\s000\+/, /1\s000\+/, /500\+/])
  await expect(group('Lieux référencés')).toContainText('Une seule valeur')
  await expect(group('Lieux référencés').getByRole('button')).toHaveCount(0)

  await claims.getByRole('button', { name: /^Trancher\s: Événements/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Événements' })
  await dialog.getByRole('button', { name: 'Garder la décision' }).click()
  const reason = dialog.getByLabel('Raison')
  await expect(reason).toBeFocused()
  await expect(reason).toHaveAttribute('aria-invalid', 'true')
  await reason.fill('Accueillis, trouvés, coordonnés.')
  await dialog.getByRole('button', { name: 'Garder la décision' }).click()
  await expect(events).toContainText(
    /Ces valeurs coexistent\s: «\sAccueillis, trouvés, coordonnés\.\s» Léa Morel, le /,
  )
  await toDecide(2)
  // As long as it is there, the dialog has the keys.
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Control+z')
  await expect(events).toContainText('À trancher')
  await toDecide(3)

  await claims.getByRole('button', { name: /^Trancher\s: Événements/ }).click()
  await reason.fill('Trois comptes.')
  await dialog.getByRole('button', { name: 'Garder la décision' }).click()
  await events.getByRole('button', { name: /^Retirer la décision/ }).click()
  await toDecide(3)
  await page
    .locator('.toast', { hasText: 'décision retirée' })
    .getByRole('button', { name: 'Annuler' })
    .click()
  await expect(events).toContainText('Trois comptes.')

  await claims.getByRole('button', { name: /^Trancher\s: Années d’origine/ }).click()
  const years = page.getByRole('dialog', { name: 'Années d’origine' })
  await years.getByRole('radio', { name: 'Une seule est juste' }).check()
  await expect(years).toContainText('Cet écran ne peut pas réécrire les textes')
  await years.getByRole('radio', { name: '2002' }).check()
  await years.getByRole('button', { name: 'Garder la décision' }).click()
  const origin = group('Années d’origine')
  await expect(origin).toContainText('La valeur juste est 2002.')
  await expect(origin).toContainText(
    'Restent à changer avec la prochaine version du site\u00a0: À propos (1983, 10 langues).',
  )
  await expect(
    todo.getByRole('link', { name: /^1\s*page dit une autre valeur que celle retenue, en 10\slangues/ }),
  ).toHaveAttribute('href', '#claims')
  await toDecide(1)

  changeWhatPagesStated(site)
  await page.reload()
  await expect(events).toContainText('Les valeurs ont changé depuis')
  await expect(events).toContainText('À trancher')
  await toDecide(2)
})

test('an agent reads the table and finds nothing to decide; what is fresh is said as such', async ({
  page,
  site,
}) => {
  const rows = new DashboardRows(site.folder)
  rows.clear()
  await open(page, site, 'agent', '/admin')
  const todo = page.getByRole('region', { name: 'To do' })
  await expect(todo).toContainText('All open requests are answered')
  rows.insertEnquiry({ hoursAgo: 0.05 })
  rows.insertEnquiry({ hoursAgo: 0.04, status: 'in-progress' })
  await page.reload()
  await expect(todo.getByRole('link')).toHaveText([
    /^2\s*requests to answer, the first due (at|on .+ at) \d\d:\d\d$/,
  ])
  await expect(todo).not.toContainText('Nothing to do')
  const claims = page.getByRole('region', { name: 'What the pages claim' })
  await expect(claims.getByRole('row', { name: /Of these, events that we also coordinated/ })).toContainText(
    '500+',
  )
  await expect(claims.getByRole('button')).toHaveCount(0)
})

test('the key of the search is called as on the device', async ({ page, site }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' }))
  await open(page, site, 'agent')
  await expect(page.locator('.rail kbd')).toHaveText('⌘ K')
})

for (const [mode, width, target] of [
  ['light', 1440, '/admin'],
  ['dark', 390, '/fr/admin'],
] as const) {
  test(
    `the table of claims at ${width} px, ${mode}: no barrier, nothing sideways`,
    inFull(),
    async ({ page, site }, info) => {
      await open(page, site, 'administrator', target)
      await page.emulateMedia({ colorScheme: mode })
      await page.setViewportSize({ width, height: 900 })
      const claims = page.locator('#claims')
      await claims.getByRole('button').first().click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio').nth(1).check()
      await expectSound(page, mode, 'the question about claims')
      await page.screenshot({ path: info.outputPath('question.png') })
      await dialog.getByRole('radio').nth(3).check()
      await dialog.locator('[type=submit]').click()
      await expect(claims.locator('.claim-note')).toBeVisible()
      await expectSound(page, mode, 'the table of claims')
      await claims.screenshot({ path: info.outputPath('claims.png') })
    },
  )
}
