/** An account, a filled inbox, days and quotes, so that a developer sees the whole product at once. Never part of the built site. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createAccount } from '../../src/modules/staff/server/accounts.server.ts'
import { nameDemoContact } from '../../src/modules/staff/server/demo-contact.server.ts'
import { generatePassword } from '../../src/modules/staff/server/password.server.ts'
import { readStaff } from '../../src/modules/staff/server/staff.repository.server.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import type { Environment } from '../../src/platform/environment.ts'
import { fillDemoInbox } from './demo-inbox.ts'
import { type DemoParts, fillDemoQuotes } from './demo-quotes.ts'
import { isUntouchedDemo, type LocalSettings, publicSettings } from './rejections.ts'

/** Address of the account; nobody can receive mail there. */
export const DEMO_EMAIL = 'demo@passage.example'

/**
 * Fill the demo of this machine, or find that this was done before.
 * @returns what to tell the developer: how to sign in, or why nothing was made
 */
export async function fillLocalDemo(
  database: Database,
  settings: LocalSettings & Pick<Environment, 'dataDir' | 'authSecret'>,
  now = new Date(),
  sending?: DemoParts['sending'],
): Promise<string> {
  const rejected = publicSettings(settings)
  if (rejected.length > 0)
    return `No demo account: it is for a site of this machine alone (see ${rejected.join(', ')}).`
  const note = path.join(settings.dataDir, 'demo-sign-in')
  if (await isUntouchedDemo(database)) {
    // Its own for each folder, so that a stranger who reaches a site thought to be local cannot know it.
    const password = generatePassword()
    await createAccount(database, {
      email: DEMO_EMAIL,
      name: 'Camille Démo',
      role: 'administrator',
      password,
    })
    writeFileSync(note, password, { mode: 0o600 })
    const [owner] = await readStaff(database)
    if (owner !== undefined) {
      await fillDemoInbox(database, owner.id, now)
      const by = { id: owner.id, name: owner.name, network: null }
      // A catalogue that was loaded by an earlier version came without somebody.
      await nameDemoContact(database, now)
      await fillDemoQuotes(database, { by, now, secret: settings.authSecret, sending })
    }
  }
  const isThere = existsSync(note) && (await readStaff(database)).some(({ email }) => email === DEMO_EMAIL)
  return isThere
    ? `Sign in: ${DEMO_EMAIL}, password ${readFileSync(note, 'utf8')} (no second factor is asked for during its first seven days)`
    : 'No demo account: this database has accounts or data of its own.'
}
