import type { Page } from '@playwright/test'
import { DashboardRows } from './dashboard-rows.ts'
import { expect, expectSound, hydrate, inFull } from './fixtures.ts'
import { type OwnSite, test } from './own-site.ts'
import { addAccount, signIn } from './staff-accounts.ts'

async function open(page: Page, site: OwnSite, target = '/fr/admin'): Promise<void> {
  await signIn(page, await addAccount('Léa Morel', 'agent', site.folder), site.origin + target)
  await hydrate(page)
}

/** Rows that make every section say something. */
function fill(site: OwnSite): DashboardRows {
  const rows = new DashboardRows(site.folder)
  rows.clear()
  rows.insertEnquiry({ hoursAgo: 0.05, language: 'ja', page: '/ja' })
  rows.insertEnquiry({ hoursAgo: 0.04, answeredAfter: 0.01, status: 'quoted', page: '/fr/mes-favoris' })
  rows.insertEnquiry({ hoursAgo: 0.03, status: 'spam' })
  const week = 7 * 24
  rows.insertEnquiry({ hoursAgo: week + 0.05, answeredAfter: 3, status: 'won' })
  rows.insertEnquiry({ hoursAgo: week + 0.05, status: 'in-progress' })
  rows.insertEnquiry({ hoursAgo: week + 0.05, answeredAfter: 2, status: 'lost' })
  rows.addNotFoundReport('/fr/lieu/galerie-perdue', 41, 'www.google.fr')
  rows.addNotFoundReport('/fr/ancienne-page', 9, 'mode.example')
  return rows
}

test('the figures are those of the requests, and each chart has them as a table', async ({ page, site }) => {
  fill(site)
  await open(page, site)
  const requests = page.getByRole('region', { name: 'Demandes cette semaine' })
  await expect(requests.locator('.big')).toHaveText('2')
  await expect(requests).toContainText('−1 que la semaine dernière au même moment (3)')
  await expect(requests.locator('.chart-box')).toHaveAccessibleName(
    /^Demandes reçues\. cette semaine\s: lun\. \d/,
  )
  // Drawn in the browser, one bar for each day with requests.
  await expect(requests.locator('.recharts-bar.was .recharts-bar-rectangle')).toHaveCount(1)
  await requests.getByText('Voir le tableau').click()
  const sum = async (column: number) => {
    const cells = await requests.getByRole('row').locator(`td:nth-child(${column})`).allInnerTexts()
    return cells.reduce((all, cell) => all + (Number(cell) || 0), 0)
  }
  expect([await sum(2), await sum(3)]).toEqual([2, 3])

  const replies = page.getByRole('region', { name: 'Délai de réponse' })
  await expect(replies).toContainText(/100\s% des réponses dans les 24\sh promises\./)
  await expect(replies).toContainText('2 demandes encore en attente.')
  const todo = page.getByRole('region', { name: 'À faire' })
  await expect(todo.getByRole('link', { name: /1\s*demande au-delà de 24\sh/ })).toHaveAttribute(
    'href',
    '/fr/admin/demandes?view=late',
  )
  await expect(todo.getByRole('link', { name: /2\s*adresses introuvables/ })).toBeVisible()

  const statuses = page.getByRole('region', { name: 'Par statut' })
  await expect(statuses.getByRole('row', { name: 'Nouvelles 1' })).toBeVisible()
  await expect(statuses.getByRole('row', { name: 'Devis envoyés 1' })).toBeVisible()
  const pages = page.getByRole('region', { name: 'Par provenance' })
  await pages.getByText('Voir le tableau').click()
  await expect(pages.getByRole('row', { name: 'Accueil 1 0 +1' })).toBeVisible()
  await expect(pages.getByRole('row', { name: 'Contact et devis 0 3 −3' })).toBeVisible()
  const languages = page.getByRole('region', { name: 'Par langue' })
  await languages.getByText('Voir le tableau').click()
  await expect(languages.getByRole('row', { name: 'japonais 1 0 +1' })).toBeVisible()
  await page.getByRole('link', { name: 'Année' }).click()
  await expect(page).toHaveURL(/\/fr\/admin\?period=year$/)
  await expect(page.getByRole('region', { name: 'Demandes cette année' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tableau de bord' }).first()).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test(
  'a not-found report gets a redirect in every language, an undo, and never a loop',
  inFull(),
  async ({ page, site }) => {
    const rows = fill(site)
    await open(page, site)
    const section = page.getByRole('region', { name: 'Adresses introuvables' })
    const ask = (path: string) => page.request.get(site.origin + path, { maxRedirects: 0 })
    expect((await ask('/fr/lieu/galerie-perdue')).status()).toBe(404)

    const target = section.getByLabel('Cible de la redirection de /fr/lieu/galerie-perdue')
    await target.fill('https://evil.example/fr/lieux')
    await section.getByRole('button', { name: 'Rediriger /fr/lieu/galerie-perdue' }).click()
    await expect(section.getByRole('alert').first()).toHaveText(
      /^Cette adresse quitte le site pour evil\.example\./,
    )
    await target.fill('/fr/lieu/galerie-perle')
    await target.press('Enter')
    await expect(page.locator('.toast')).toContainText('redirige maintenant vers /fr/lieu/galerie-perle')
    await expect(target).toHaveCount(0)
    const answer = await ask('/fr/lieu/galerie-perdue?utm_source=lettre')
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toBe('/fr/lieu/galerie-perle?utm_source=lettre')
    expect((await ask('/ja/kaijo/galerie-perdue')).headers().location).toBe('/ja/kaijo/galerie-perle')

    const second = section.getByLabel('Cible de la redirection de /fr/ancienne-page')
    const lead = section.getByRole('button', { name: 'Rediriger /fr/ancienne-page' })
    for (const [typed, refusal] of [
      ['/fr/ancienne-page', /^Boucle/],
      ['/fr/lieu/galerie-perdue', /redirige vers \/fr\/lieu\/galerie-perle/],
      ['/fr/nulle-part', /^Il n’y a pas de page à cette adresse/],
    ] as const) {
      await second.fill(typed)
      await lead.click()
      await expect(section.getByRole('alert').first()).toHaveText(refusal)
      await expect(second).toHaveAttribute('aria-invalid', 'true')
    }
    await section.getByRole('button', { name: 'Ignorer /fr/ancienne-page' }).click()
    await expect(second).toHaveCount(0)
    await page.locator('.toast', { hasText: 'masquée' }).getByRole('button', { name: 'Annuler' }).click()
    await expect(second).toBeVisible()

    await section.getByRole('link', { name: 'Redirections gérées (1)' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Redirections')
    const row = page.getByRole('row', { name: /\/fr\/lieu\/galerie-perdue/ })
    await expect(row).toContainText('toutes')
    await expect.poll(() => rows.hits('/fr/lieu/galerie-perdue')).toBe(2)
    await row.getByRole('button', { name: 'Modifier la redirection' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Redirige vers').fill('/fr/lieux')
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(row).toContainText('/fr/lieux')
    await expect.poll(async () => (await ask('/fr/lieu/galerie-perdue')).headers().location).toBe('/fr/lieux')
    await row.getByRole('button', { name: 'Retirer la redirection' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Aucune redirection' })).toBeVisible()
    await expect.poll(async () => (await ask('/fr/lieu/galerie-perdue')).status()).toBe(404)
    await page.locator('.toast', { hasText: 'n’est plus' }).getByRole('button', { name: 'Annuler' }).click()
    await expect(row).toBeVisible()
    await expect.poll(async () => (await ask('/fr/lieu/galerie-perdue')).status()).toBe(301)
  },
)

test(
  'a failed mail is sent again, another one is settled and comes back',
  inFull(),
  async ({ page, site }) => {
    const rows = fill(site)
    const request = rows.insertEnquiry({ hoursAgo: 2 })
    const first = rows.addFailedMail(request, 'paul@example.com', '550 mailbox full')
    rows.addFailedMail(request, 'studio@example.com', '550 no such user')
    await open(page, site)
    const section = page.getByRole('region', { name: 'Échecs d’envoi' })
    await expect(section).toContainText('2 sur 2 en 7 jours')
    await expect(section).toContainText(/Réponse du serveur\s: «\s550 mailbox full\s»/)
    await section.getByRole('button', { name: 'Réessayer l’envoi à paul@example.com' }).click()
    await expect(section.getByText('paul@example.com')).toHaveCount(0)
    await expect.poll(() => rows.hasLeft(first)).toBe(true)
    await section.getByRole('button', { name: 'Classer l’échec d’envoi à studio@example.com' }).click()
    await expect(section).toContainText('Tous les e-mails ont été envoyés.')
    await page.locator('.toast', { hasText: 'classé' }).getByRole('button', { name: 'Annuler' }).click()
    await expect(section.getByText('studio@example.com')).toBeVisible()
  },
)

for (const [mode, width] of [
  ['light', 1440],
  ['dark', 1024],
  ['dark', 390],
] as const) {
  test(`no barrier and nothing sideways at ${width} px, ${mode}`, inFull(), async ({ page, site }) => {
    const rows = fill(site)
    rows.addFailedMail(rows.insertEnquiry({ hoursAgo: 2 }), 'paul@example.com', '550 mailbox full')
    await open(page, site)
    await page.emulateMedia({ colorScheme: mode })
    await page.setViewportSize({ width, height: 900 })
    for (const target of ['/fr/admin', '/admin?period=month', '/fr/admin/redirections']) {
      await page.goto(site.origin + target)
      await hydrate(page)
      await expectSound(page, mode, target)
    }
  })
}
