import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { BOTH_ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { PASSWORD, SignInBrowser, signInParts } from '../../../../tests/helpers/sign-in-browser.ts'
import { createAccount } from './accounts.server.ts'
import { takeAttempt } from './attempt-limit.server.ts'
import { join } from './invitation.server.ts'
import { requestReset } from './reset.server.ts'
import { removeOldSignIns } from './sign-in-cleanup.server.ts'

const HOUR_MS = 60 * 60_000
const NOW = new Date('2026-11-22T10:00:00Z')
const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS)

describe.each(BOTH_ENGINES)('counted trials on %s', (engine) => {
  const database = useDatabase(engine)
  const keys = async () => {
    const rows = await database().db.selectFrom('sign_in_limit').select('key').orderBy('key').execute()
    return rows.map(({ key }) => key)
  }

  test('a reader of the table finds neither address nor network by brute force', async () => {
    await createAccount(database(), { email: 'lea@example.com', role: 'agent', password: PASSWORD })
    const browser = new SignInBrowser(signInParts(database()), '192.0.2.7')
    await browser.password('lea@example.com', 'wrong', NOW)
    await browser.asVisitor(() =>
      requestReset('lea@example.com', 'en', browser.headers(), { ...browser.parts, now: NOW }),
    )
    const plain = ['lea@example.com', '192.0.2.7', '192.0.2.7/32'].map((text) =>
      createHash('sha256').update(text).digest(),
    )
    const stored = await keys()
    expect(stored.length).toBeGreaterThan(3)
    for (const hash of plain) {
      for (const coding of ['base64url', 'base64', 'hex'] as const) {
        expect(stored.join()).not.toContain(hash.toString(coding).slice(0, 20))
      }
    }
  })

  test('counters that have come to rest are swept, those that still pause or count are not', async () => {
    const often = { attempts: 5, pauses: [15, 30, 60] } as const
    await takeAttempt(database(), 'resting', often, later(-25))
    await takeAttempt(database(), 'counting', often, later(-23))
    const long = { attempts: 1, pauses: [26 * 60, 26 * 60, 26 * 60] } as const
    await takeAttempt(database(), 'pausing', often, later(-49))
    await takeAttempt(database(), 'pausing', long, later(-25))
    await removeOldSignIns(database(), NOW)
    expect(await keys()).toEqual(['counting', 'pausing'])
  })

  test('one-time links that are tried too often stand in the audit log, once for each pause', async () => {
    const browser = new SignInBrowser(signInParts(database()))
    const tried = { token: 'made up', name: 'Nobody', password: PASSWORD }
    for (let trial = 0; trial < 23; trial++) {
      await browser.asVisitor(() => join(tried, { ...browser.parts, now: NOW }))
    }
    expect(await database().db.selectFrom('audit_log').selectAll().execute()).toMatchObject([
      { action: 'session.paused', actor_id: null, details: { minutes: 15 }, network: '192.0.0.0/16' },
    ])
  })

  test('a pause that began while the clock was years ahead ends when it is right again', async () => {
    const often = { attempts: 2, pauses: [15, 30, 60] } as const
    const take = (now: Date) => takeAttempt(database(), 'a key', often, now)
    const ahead = later(4 * 365 * 24)
    await take(ahead)
    expect(await take(ahead)).toMatchObject({ allowed: true, left: 0 })
    expect(await take(ahead)).toMatchObject({ allowed: false })
    expect(await take(NOW)).toMatchObject({ allowed: true })
  })
})
