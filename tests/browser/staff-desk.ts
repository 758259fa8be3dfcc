/** People of the agency and their requests, for tests of the back office in the browser. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { Insertable } from 'kysely'
import { type Database, openDatabase } from '../../src/server/database/open-database.ts'
import type { Schema } from '../../src/server/database/schema.ts'
import type { EnquiryTable } from '../../src/server/database/tables/enquiry.ts'
import { storedEnquiry } from '../helpers/stored-enquiry.ts'

/** What the accounts of these tests have for a password. */
export const PASSWORD = 'plum tree over the canal'

/** Makes an account with the command that operators use, on the database of the server under test. */
export function addAccount(name: string, role: 'administrator' | 'agent'): string {
  // Letters of an address: no accents.
  const letters = name.normalize('NFKD').replaceAll(/[^A-Za-z]+/g, '')
  const email = `${letters}-${Math.random().toString(36).slice(2, 8)}@example.com`
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

/** Signs in and waits for the wanted page. */
export async function signIn(page: Page, email: string, target: string): Promise<void> {
  await page.goto(target)
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(PASSWORD)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
}

/** Does something with the database of the server under test. */
export async function withDatabase<T>(work: (database: Database<Schema>) => Promise<T>): Promise<T> {
  const folder = process.env.PASSAGE_TEST_DATA
  if (folder === undefined) throw new Error('PASSAGE_TEST_DATA is set by the Playwright configuration')
  const database = openDatabase<Schema>(`file:${path.join(folder, 'site.db')}`)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Stores a request as if a form had sent it. */
export function addRequest(fields: Partial<Insertable<EnquiryTable>>, venues: readonly string[] = []) {
  const asked = venues.map((name) => ({ id: null, slug: name.toLowerCase().replaceAll(/\W+/g, '-'), name }))
  return withDatabase((database) => storedEnquiry(database, fields, asked))
}
