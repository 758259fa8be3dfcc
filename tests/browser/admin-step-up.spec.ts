import { insertEnquiry, withDatabase } from './admin-helpers.ts'
import { expect, hydrate, inFull, test } from './fixtures.ts'
import { addAccount, addAuthenticator, PASSWORD, signIn, signOut } from './staff-accounts.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Date an account's sign-in back so far that sensitive actions need a confirmation. */
const letConfirmationEnd = (email: string) =>
  withDatabase(async ({ db }) => {
    await db
      .updateTable('session')
      .set({ createdAt: new Date(Date.now() - 16 * MINUTE_MS), confirmedAt: null })
      .where('userId', 'in', db.selectFrom('user').select('id').where('email', '=', email))
      .execute()
  })

/** Make an account an administrator of a number of days. */
const administratorFor = (email: string, days: number) =>
  withDatabase(async ({ db }) => {
    const administratorSince = new Date(Date.now() - days * DAY_MS)
    await db.updateTable('user').set({ administratorSince }).where('email', '=', email).execute()
  })

test.describe('showing again who one is', () => {
  // These tests expect a rejected first attempt.
  test.use({ expectedStatuses: [403] })

  test('inviting asks for the password, by keyboard, and goes on by itself; the next act does not ask', async ({
    page,
  }) => {
    const email = await addAccount('Odile Marchand', 'administrator')
    await signIn(page, email, '/admin/equipe')
    await hydrate(page)
    await letConfirmationEnd(email)
    const invited = `nora-${Date.now()}@example.com`
    const form = page.getByRole('region', { name: 'Invite' })
    await form.getByLabel('Email address').fill(invited)
    await form.getByRole('button', { name: 'Invite' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm your identity' })
    const password = dialog.getByLabel('Password', { exact: true })
    await expect(password).toBeFocused()
    await page.keyboard.type('wrong')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Incorrect password.')).toBeVisible()
    await expect(page.getByText(`Invitation sent to ${invited}`)).toHaveCount(0)
    await password.fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByText(`Invitation sent to ${invited}.`)).toBeVisible()
    await page.getByRole('button', { name: `Withdraw` }).first().waitFor()
    await form.getByLabel('Email address').fill(`second-${invited}`)
    await form.getByRole('button', { name: 'Invite' }).click()
    await expect(page.getByText(`Invitation sent to second-${invited}.`)).toBeVisible()
  })

  test('Escape leaves everything as it was', inFull(), async ({ page }) => {
    const email = await addAccount('Ivo Lang', 'administrator')
    await signIn(page, email, '/admin/equipe')
    await hydrate(page)
    await letConfirmationEnd(email)
    const form = page.getByRole('region', { name: 'Invite' })
    await form.getByLabel('Email address').fill('never@example.com')
    await form.getByRole('button', { name: 'Invite' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(form.getByLabel('Email address')).toHaveValue('never@example.com')
    await expect(page.locator('.toast')).toHaveCount(0)
  })

  test(
    'a link to a file leads to the question, then to the file, and back to the list',
    inFull(),
    async ({ page }) => {
      await insertEnquiry({ full_name: 'Ana Export' })
      const email = await addAccount('Paul Roche', 'agent')
      await signIn(page, email, '/fr/admin/demandes')
      await hydrate(page)
      await letConfirmationEnd(email)
      await page.goto('/api/admin/requests.csv?in=fr&view=all')
      await expect(page).toHaveURL(/\/fr\/admin\/confirmer\?file=/)
      await hydrate(page)
      await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Confirmer' }).click()
      expect((await download).suggestedFilename()).toMatch(/^demandes-.*\.csv$/)
      await page.getByRole('link', { name: 'Retour à la liste' }).click()
      await expect(page).toHaveURL(/\/fr\/admin\/demandes\?view=all$/)
      await page.goto('/fr/admin/confirmer?file=%2F%2Fevil.example%2Fapi%2Fadmin%2Frequests.csv')
      await expect(page.getByText('Il n’y a rien à confirmer ici.')).toBeVisible()
    },
  )
})

test.describe('a second factor for administrators', () => {
  test('during the seven days a notice counts them down', inFull(), async ({ page }) => {
    const email = await addAccount('Tara Quint', 'administrator')
    await administratorFor(email, 5.5)
    await signIn(page, email, '/fr/admin')
    await expect(page.getByText(/Il vous reste 2\sjours/)).toBeVisible()
    await page.goto('/fr/admin/compte')
    await expect(page.getByText(/Il vous reste 2\sjours/)).toBeVisible()
  })

  test('afterwards the set-up is all there is; a passkey opens everything again', async ({ page }) => {
    await addAuthenticator(page)
    const email = await addAccount('Mira Stein', 'administrator')
    await administratorFor(email, 8)
    await signIn(page, email, '/fr/admin/demandes')
    await expect(page).toHaveURL('/fr/admin/compte')
    await hydrate(page)
    await expect(page.getByRole('heading', { name: 'Activez un second facteur' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Demandes' })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Appareils connectés' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Ajouter une clé' }).click()
    await expect(page.getByRole('region', { name: 'Appareils connectés' })).toBeVisible()
    await page.getByRole('link', { name: 'Demandes' }).first().click()
    await expect(page).toHaveURL('/fr/admin/demandes')

    // The password alone is one factor: the passkey is asked for, and is enough.
    await page.goto('/fr/admin')
    await hydrate(page)
    await signOut(page, 'Mira Stein')
    await signIn(page, email, '/fr/admin')
    await expect(page).toHaveURL('/fr/admin/compte')
    await hydrate(page)
    await page.getByRole('button', { name: 'Utiliser ma clé d’accès' }).click()
    await expect(page.getByRole('region', { name: 'Appareils connectés' })).toBeVisible()
    // The last factor stays.
    await page.getByRole('button', { name: /^Retirer Chrome/ }).click()
    await expect(page.getByText('Un administrateur doit garder un second facteur.')).toBeVisible()
  })
})
