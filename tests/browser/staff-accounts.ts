/** People of the agency, for browser tests. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { hydrate } from './fixtures.ts'

/** What all of them have for a password. */
export const PASSWORD = 'plum tree over the canal'

/**
 * Makes an account with the command that operators use; gives its address.
 * @param folder of the site; without it, the server that the tests of the back office share
 */
export function addAccount(
  name: string,
  role: 'administrator' | 'agent',
  folder = process.env.PASSAGE_TEST_DESK_DATA,
): string {
  const letters = name
    // Letters of an address: no accents.
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
  const email = `${letters}-${Math.random().toString(36).slice(2, 8)}@example.com`
  const { DATABASE_URL: _, ADMIN_EMAIL: __, ...env } = process.env
  const made = spawnSync(
    process.execPath,
    ['scripts/admin.ts', 'create', '--email', email, '--name', name, '--role', role, '--password-stdin'],
    {
      cwd: path.resolve(import.meta.dirname, '../..'),
      env: { ...env, DATA_DIR: folder },
      input: PASSWORD,
      encoding: 'utf8',
    },
  )
  if (made.status !== 0) throw new Error(made.stderr)
  return email
}

/** Signs in on the way to a page. */
export async function signIn(page: Page, email: string, target = '/admin'): Promise<void> {
  await page.goto(target)
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(PASSWORD)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
}

/** Signs out by the menu, and waits for the page that says so: until then it is on its way there. */
export async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click()
  await page.getByRole('menuitem', { name: /^(Se déconnecter|Sign out)$/ }).click()
  await page.waitForURL(/\/admin\/login\?done=signed-out$/)
  await hydrate(page)
}

/** Gives the browser a device that keeps passkeys and always recognizes its user. */
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

/** A browser of somebody else. */
export async function another(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ baseURL })).newPage()
}
