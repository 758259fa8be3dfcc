import { totp } from '../helpers/totp.ts'
import { expect, expectSound, hydrate, inFull, test } from './fixtures.ts'
import {
  addAccount,
  addAuthenticator,
  another,
  PASSWORD,
  signIn,
  signInByForm,
  signOut,
} from './staff-accounts.ts'

test.describe('signing in', () => {
  test('set up two factors, sign out, come back with a code to the wanted page, then with a backup code', async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = await addAccount('Claire Delorme', 'administrator')
    await signInByForm(page, email, '/fr/admin')
    await hydrate(page)
    await page.getByRole('link', { name: 'Activer la double authentification' }).click()
    await expect(page).toHaveURL(/\/fr\/admin\/compte#two-factor$/)
    const section = page.getByRole('region', { name: 'Double authentification' })
    await section.getByRole('button', { name: 'Activer' }).click()
    await expect(section.getByRole('img', { name: 'Code QR' })).toBeVisible()
    const secret = await section.locator('code').innerText()
    await section.getByLabel('Code affiché par l’application').fill('000000')
    await section.getByRole('button', { name: 'Activer' }).click()
    await expect(section.getByText('Ce code est incorrect.')).toBeVisible()
    await section.getByLabel('Code affiché par l’application').fill(totp(secret))
    await section.getByRole('button', { name: 'Activer' }).click()
    await expect(section.locator('.code-list code')).toHaveCount(10)
    const backupCode = await section.locator('.code-list code').first().innerText()
    const download = page.waitForEvent('download')
    await section.getByRole('button', { name: 'Télécharger' }).click()
    expect((await download).suggestedFilename()).toBe('passage-backup-codes.txt')
    await section.getByRole('button', { name: 'Je les ai enregistrés' }).click()
    await expect(section.getByText('Il en reste 10.')).toBeVisible()

    await signOut(page, 'Claire Delorme')

    await page.goto('/ja/admin/salles')
    await expect(page).toHaveURL(/\/admin\/login\?return=%2Fja%2Fadmin%2Fsalles$/)
    await page.locator('#email').fill(email)
    await page.locator('#password').fill(PASSWORD)
    await page.locator('form button[type=submit]').click()
    // The page that asks for the code, which sends it by itself once it is hydrated.
    await expect(page.locator('#code')).toBeVisible()
    await hydrate(page)
    // The code of the set-up is used up: use the next one, slightly ahead of time.
    await page.locator('#code').fill(totp(secret, Date.now() + 30_000))
    await expect(page).toHaveURL('/ja/admin/salles')

    const phone = await another(browser, baseURL)
    await phone.goto('/fr/admin/login')
    await phone.locator('#email').fill(email)
    await phone.locator('#password').fill(PASSWORD)
    await phone.locator('form button[type=submit]').click()
    await phone.getByRole('link', { name: 'Utiliser un code de secours' }).click()
    await phone.getByLabel('Code de secours').fill(backupCode)
    await phone.getByRole('button', { name: 'Se connecter' }).click()
    await expect(phone).toHaveURL('/fr/admin')
    await phone.context().close()
  })

  test('a passkey: added, then used instead of the password', async ({ page }) => {
    await addAuthenticator(page)
    const email = await addAccount('Samir Benali', 'agent')
    await signInByForm(page, email, '/admin/compte')
    await hydrate(page)
    const section = page.getByRole('region', { name: 'Passkeys' })
    await section.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(section.getByText('Chrome, Linux')).toBeVisible()
    await signOut(page, 'Samir Benali')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page).toHaveURL('/admin')
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false, expectedStatuses: [422] })
    test('a wrong password is said at its field, the right one leads on', inFull(), async ({ page }) => {
      const email = await addAccount('Nina Brandt', 'agent')
      await page.goto('/fr/admin/login')
      await page.locator('#email').fill(email)
      await page.locator('#password').fill('wrong')
      await page.locator('form button[type=submit]').click()
      await expect(page.locator('#password-error')).toContainText('Encore 4 tentatives')
      await expect(page.locator('#email')).toHaveValue(email)
      await page.locator('#password').fill(PASSWORD)
      await page.locator('form button[type=submit]').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tableau de bord')
    })
  })
})

test('people: invite, change a role, deactivate with undo; all of it is in the audit log', async ({
  page,
}) => {
  const agent = await addAccount('Odile Tessier', 'agent')
  const boss = await addAccount('Léa Morel', 'administrator')
  await signIn(page, boss, '/fr/admin/equipe')
  await hydrate(page)
  const invited = `jules-${Date.now()}@example.com`
  await page.getByLabel('Adresse e-mail').fill(invited)
  await page.getByRole('button', { name: 'Inviter' }).click()
  await expect(page.getByRole('row', { name: new RegExp(invited) }).first()).toContainText('invité')
  await page.getByLabel('Adresse e-mail').fill(agent)
  await page.getByRole('button', { name: 'Inviter' }).click()
  await expect(page.getByText(`${agent} a déjà un compte.`)).toBeVisible()

  const row = page.getByRole('table', { name: 'Comptes' }).getByRole('row', { name: new RegExp(agent) })
  await row.getByRole('combobox').selectOption('administrator')
  await expect(page.getByText('Odile Tessier a maintenant le rôle Administrateur.')).toBeVisible()
  await row.getByRole('button', { name: 'Désactiver Odile Tessier' }).click()
  await expect(row).toContainText('désactivé')
  const toast = page.locator('.toast', { hasText: 'ne peut plus se connecter' })
  await toast.getByRole('button', { name: 'Annuler' }).click()
  await expect(row.getByRole('button', { name: 'Désactiver Odile Tessier' })).toBeVisible()
  const journal = page.getByRole('table', { name: 'Entrées du journal' })
  await expect(journal.getByRole('row', { name: /a désactivé le compte.*Odile Tessier/ })).toBeVisible()
  await page.getByLabel('Type').selectOption('session')
  await expect(page).toHaveURL(/area=session/)
  await expect(journal.getByRole('row', { name: /a désactivé le compte/ })).toHaveCount(0)
})

test('an agent sees no way to the team, and its address says why', inFull(), async ({ browser, baseURL }) => {
  // A page of its own: its document answers 403 on purpose.
  const page = await another(browser, baseURL)
  await signIn(page, await addAccount('Agent Sans Droits', 'agent'), '/fr/admin')
  await expect(page.getByRole('link', { name: 'Équipe et journal' })).toHaveCount(0)
  const answer = await page.goto('/fr/admin/equipe')
  expect(answer?.status()).toBe(403)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accès interdit')
  await expect(page.getByRole('alert')).toContainText(
    "Vous n'avez pas l'autorisation d'accéder à cette page.",
  )
  await expect(page).toHaveTitle(/^403\sAccès interdit · /)
  for (const address of [
    '/fr/admin/nope',
    '/fr/admin/salles/nope',
    `/fr/admin/salles/${crypto.randomUUID()}`,
  ]) {
    expect((await page.goto(address))?.status(), address).toBe(404)
    await expect(page, address).toHaveTitle(/^404 .+ · /)
  }
  await page.context().close()
})

test(
  'the layout: language at once and saved, display mode, keys, unsaved changes',
  inFull(),
  async ({ page }) => {
    await signIn(page, await addAccount('Claire Vasseur', 'administrator'), '/fr/admin')
    await hydrate(page)
    await page.getByRole('button', { name: 'Switch to English' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.reload()
    await hydrate(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
    await page.getByRole('button', { name: 'Display mode' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
    await page.keyboard.press('g')
    await page.keyboard.press('l')
    await expect(page).toHaveURL('/fr/admin/salles')
    await page.goto('/fr/admin/compte')
    await hydrate(page)
    await page.getByLabel('First and last name').fill('Claire V')
    await page.getByRole('link', { name: 'Venues' }).first().click()
    await page.getByRole('dialog').getByText('Stay', { exact: true }).click()
    await expect(page).toHaveURL('/fr/admin/compte')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name: 'Claire V', exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Venues' }).first().click()
    await expect(page).toHaveURL('/fr/admin/salles')
  },
)

for (const [mode, width, language] of [
  ['light', 1280, 'fr'],
  ['dark', 1280, 'en'],
  ['light', 390, 'en'],
  ['dark', 390, 'fr'],
] as const) {
  test(
    `no barrier and nothing sideways at ${width} px, ${mode}, ${language}`,
    inFull(mode !== 'light' || width !== 1280),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: mode })
      await page.setViewportSize({ width, height: 844 })
      const prefix = language === 'fr' ? '/fr' : ''
      for (const address of [
        '/admin/login',
        '/admin/mot-de-passe-oublie',
        '/admin/nouveau-mot-de-passe?token=x',
      ]) {
        await page.goto(`${prefix}${address}${address.includes('?') ? '&' : '?'}language=${language}`)
        await hydrate(page)
        await expectSound(page, mode, address)
      }
      await signIn(page, await addAccount('Barrier Free', 'administrator'), `${prefix}/admin`)
      for (const address of [
        '/admin',
        '/admin/equipe',
        '/admin/compte',
        '/admin/demandes',
        '/admin/salles',
      ]) {
        await page.goto(prefix + address)
        await hydrate(page)
        await expectSound(page, mode, address)
      }
    },
  )
}

test('the focus goes to the heading of the page that has come, and Tab goes on from there', async ({
  page,
}) => {
  await signIn(page, await addAccount('Nora Haddad', 'administrator'), '/admin/demandes')
  await hydrate(page)
  await page.locator('.rail nav a[href$="/admin/salles"]').click()
  await expect(page.locator('#main h1')).toBeFocused()
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await expect(page).toHaveURL(/demandes/)
  // The heading of the page before has the focus until this one has come.
  await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('#main :is(a, button, input, select):focus')).toHaveCount(1)
})
