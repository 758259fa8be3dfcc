/** The whole site on one of the databases, for tests of the staff. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { createAccount } from '#/modules/staff/server/accounts.server.ts'
import { type Database, type Engine, openDatabase } from '#/platform/database/open-database.ts'
import { createTestAddress, type TestAddress } from '../../helpers/database.ts'
import { type RunningSite, startSite } from '../running-site.ts'
import { PASSWORD } from './staff-visitor.ts'

/** A running site with its database. */
export interface StaffSite {
  readonly origin: string
  readonly database: Database
  /** Make an account. */
  add(email: string, role?: 'administrator' | 'agent'): Promise<void>
  /** Date an account's sessions back so far that sensitive actions need a confirmation. */
  letConfirmationEnd(email: string): Promise<void>
  /** Make an account an administrator for longer than it may go without a second factor. */
  letGraceEnd(email: string): Promise<void>
  /**
   * The latest mail to an address, as it was written to the folder.
   * @param holding text that it contains; by default, a one-time link
   */
  mailTo(email: string, holding?: RegExp): Promise<string>
}

/** Start the site once for all tests of the surrounding `describe`. */
export function useStaffSite(engine: Engine): () => StaffSite {
  let folder: string
  let address: TestAddress
  let site: RunningSite
  let database: Database
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'passage-staff-'))
    address = await createTestAddress(engine)
    site = await startSite({
      DATA_DIR: folder,
      DATABASE_URL: address.url,
      AUTH_SECRET: 'a secret of at least 32 characters',
      DEMO: '0',
      LOG_LEVEL: 'silent',
    })
    database = openDatabase(address.url)
  }, 300_000)
  afterAll(async () => {
    await site?.kill()
    await database?.close()
    await address?.remove()
    await rm(folder, { recursive: true, force: true })
  })
  return () => ({
    origin: site.origin,
    database,
    add: (email, role = 'agent') => createAccount(database, { email, role, password: PASSWORD }),
    letConfirmationEnd: (email) => letConfirmationEnd(database, email),
    letGraceEnd: async (email) => {
      const administratorSince = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000)
      await database.db.updateTable('user').set({ administratorSince }).where('email', '=', email).execute()
    },
    mailTo: (email, holding = TOKEN) => latestMail(path.join(folder, 'mail'), email, holding),
  })
}

async function letConfirmationEnd({ db }: Database, email: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ createdAt: new Date(Date.now() - 16 * 60 * 1000), confirmedAt: null })
    .where('userId', 'in', db.selectFrom('user').select('id').where('email', '=', email))
    .execute()
}

async function latestMail(folder: string, email: string, holding: RegExp): Promise<string> {
  const mails = async () => {
    const files = await readdir(folder).catch(() => [])
    const texts = await Promise.all(files.sort().map((file) => readFile(path.join(folder, file), 'utf8')))
    return texts.filter((text) => text.includes(`To: ${email}`) && holding.test(unfolded(text)))
  }
  await expect.poll(async () => (await mails()).length).toBeGreaterThan(0)
  return (await mails()).at(-1) ?? ''
}

const TOKEN = /[?&]token=([\w-]+)/

function unfolded(mail: string): string {
  return mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
}

/** The token in the link of a mail (quoted-printable, as mails are). */
export function tokenIn(mail: string): string {
  const token = TOKEN.exec(unfolded(mail))?.[1]
  if (token === undefined) throw new Error(`No token in\n${mail}`)
  return token
}
