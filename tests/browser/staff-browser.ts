/** Signing in to the back office in the browser. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { Page } from '@playwright/test'

/** What the accounts of browser tests have for a password. */
export const PASSWORD = 'plum tree over the canal'

/** Makes an account with the command that operators use, on the database of the server under test. */
export function addAccount(name: string, role: 'administrator' | 'agent'): string {
  const email = `${name.replaceAll(' ', '-')}-${Math.random().toString(36).slice(2, 8)}@example.com`
  const { DATABASE_URL: _, ADMIN_EMAIL: __, ...env } = process.env
  const made = spawnSync(
    process.execPath,
    ['scripts/admin.ts', 'create', '--email', email, '--name', name, '--role', role, '--password-stdin'],
    {
      cwd: path.resolve(import.meta.dirname, '../..'),
      env: { ...env, DATA_DIR: process.env.PASSAGE_TEST_DATA },
      input: PASSWORD,
      encoding: 'utf8',
    },
  )
  if (made.status !== 0) throw new Error(made.stderr)
  return email
}

/** Signs in without a second factor, and stands at `target` then. */
export async function signIn(page: Page, email: string, target = '/admin'): Promise<void> {
  await page.goto(target)
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(PASSWORD)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
}
