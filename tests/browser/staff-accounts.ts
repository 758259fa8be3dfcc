/** People of the agency, for browser tests. */
import type { Browser, Page } from '@playwright/test'
import { createAccount } from '../../src/modules/staff/server/accounts.server.ts'
import { withDatabase } from './admin-helpers.ts'
import { hydrate } from './fixtures.ts'

/** Password of every account. */
export const PASSWORD = 'plum tree over the canal'

/**
 * Create an account as the command of operators does; return its address.
 * @param folder of the site; without it, the server that the tests of the back office share
 */
export async function addAccount(
  name: string,
  role: 'administrator' | 'agent',
  folder?: string,
): Promise<string> {
  const letters = name
    // Letters of an address: no accents.
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
  const email = `${letters}-${Math.random().toString(36).slice(2, 8)}@example.com`
  await withDatabase((database) => createAccount(database, { email, name, role, password: PASSWORD }), folder)
  return email
}

/** Sign in with the form, as a person does, on the way to a page. */
export async function signInByForm(page: Page, email: string, target = '/admin'): Promise<void> {
  await page.goto(target)
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(PASSWORD)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
}

/** Sign in and open a page: the form is posted without being rendered, for tests about other things. */
export async function signIn(page: Page, email: string, target = '/admin'): Promise<void> {
  const login = target.replace(/\/admin.*$/, '/admin/login')
  const answer = await page.request.post(login, {
    form: { intent: 'password', email, password: PASSWORD },
    maxRedirects: 0,
  })
  if (answer.status() !== 303) throw new Error(`Signing in was answered ${answer.status()}`)
  await page.goto(target)
}

/** Sign out by the menu, and wait for the page that says so: until then it is on its way there. */
export async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click()
  await page.getByRole('menuitem', { name: /^(Se déconnecter|Sign out)$/ }).click()
  await page.waitForURL(/\/admin\/login\?done=signed-out$/)
  await hydrate(page)
}

/** Return the browser a device that keeps passkeys and always recognizes its user. */
export async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
}

/** The browser of another user. */
export async function another(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ baseURL })).newPage()
}
