import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { IN_BACKGROUND } from '#/lib/background-request.ts'
import { BOTH_ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { PASSWORD, SignInBrowser, signInParts } from '../../../../tests/helpers/sign-in-browser.ts'
import { readOwnAccount } from './account.repository.server.ts'
import { createAccount } from './accounts.server.ts'
import { sessionEnd } from './auth/session-life.ts'
import { readStaffSession, type StaffSession } from './auth/staff-session.ts'
import { findDevice } from './known-device.server.ts'
import { endSessions } from './own-sessions.server.ts'
import { readTeam } from './people.repository.server.ts'
import { removeOldSignIns } from './sign-in-cleanup.server.ts'

const EMAIL = 'nina@example.com'
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const START = new Date('2026-11-22T08:00:00Z')

describe.each(BOTH_ENGINES)('sessions on %s', (engine) => {
  const database = useDatabase(engine)
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: START }))
  afterEach(() => void vi.useRealTimers())
  const at = (hours: number) => void vi.setSystemTime(START.getTime() + hours * HOUR_MS)

  async function nina() {
    await createAccount(database(), { email: EMAIL, role: 'agent', password: PASSWORD })
    const own = new SignInBrowser(signInParts(database()), '198.51.100.1')
    await own.password(EMAIL)
    return own
  }

  /** A request of a browser: by a person, or by a page in the background. */
  const ask = (browser: SignInBrowser, by: 'person' | 'page' = 'person'): Promise<StaffSession | null> => {
    const headers = browser.headers()
    if (by === 'page')
      for (const [name, value] of Object.entries(IN_BACKGROUND.headers)) headers.set(name, value)
    return browser.asVisitor(() => readStaffSession(headers, browser.parts.auth))
  }
  const end = (browser: SignInBrowser) => sessionEnd(browser.headers(), browser.parts.auth, new Date())
  const uses = async () => {
    const { lastUsedAt } = await database()
      .db.selectFrom('session')
      .select('lastUsedAt')
      .executeTakeFirstOrThrow()
    return lastUsedAt?.toISOString()
  }

  test('a session that is used goes on for seven days and no longer', async () => {
    const own = await nina()
    for (let hours = 11; hours < 7 * 24; hours += 11) {
      at(hours)
      expect(await ask(own), `after ${hours} hours`).toMatchObject({ email: EMAIL })
    }
    expect(await end(own)).toBeUndefined()
    at(7 * 24)
    vi.setSystemTime(Date.now() + 1)
    expect(await ask(own)).toBeNull()
    expect(await end(own)).toBe('ended')
  })

  test('after twelve hours without use it is over, and stays so; the reason is kept for the owner', async () => {
    const own = await nina()
    at(12)
    vi.setSystemTime(Date.now() - 1)
    expect(await ask(own, 'page')).not.toBeNull()
    at(12)
    expect(await ask(own)).toBeNull()
    expect(await ask(own)).toBeNull()
    expect(await end(own)).toBe('idle')
    const { people } = await readTeam(database(), new Date())
    expect(people).toMatchObject([{ sessions: 0 }])
    expect(await end(new SignInBrowser(own.parts))).toBeUndefined()
    const forged = new SignInBrowser(own.parts)
    forged.cookies.set('passage.session_token', 'made-up.signature')
    expect(await end(forged)).toBeUndefined()
    await own.password(EMAIL)
    expect(await ask(own)).toMatchObject({ email: EMAIL })
  })

  test('a session that was begun or used while the clock was ahead is over once it is right', async () => {
    const years = 4 * 365 * 24
    at(years)
    const ahead = await nina()
    expect(await ask(ahead)).toMatchObject({ email: EMAIL })
    at(0)
    expect(await ask(ahead)).toBeNull()
    await removeOldSignIns(database(), new Date())
    expect(await database().db.selectFrom('session').select('id').execute()).toEqual([])

    // Clocks of two machines differ a little.
    at(2 / 60)
    const own = new SignInBrowser(ahead.parts, '198.51.100.2')
    await own.password(EMAIL)
    at(0)
    expect(await ask(own)).toMatchObject({ email: EMAIL })
    at(years)
    await database().db.updateTable('session').set({ lastUsedAt: new Date() }).execute()
    at(1)
    expect(await ask(own)).toBeNull()
  })

  test('what a page asks by itself keeps no session alive', async () => {
    const own = await nina()
    for (let hours = 1; hours < 12; hours++) {
      at(hours)
      expect(await ask(own, 'page')).not.toBeNull()
    }
    at(12)
    expect(await ask(own, 'page')).toBeNull()
  })

  test('its use is written down every five minutes at most, with the network', async () => {
    const own = await nina()
    const begun = await uses()
    expect(begun).toBe(START.toISOString())
    vi.setSystemTime(START.getTime() + 5 * MINUTE_MS - 1)
    await ask(own)
    expect(await uses()).toBe(begun)
    vi.setSystemTime(START.getTime() + 5 * MINUTE_MS)
    const train = new SignInBrowser(own.parts, '203.0.113.9')
    for (const [name, value] of own.cookies) train.cookies.set(name, value)
    await ask(train)
    expect(await uses()).toBe(new Date().toISOString())
    const row = await database().db.selectFrom('session').select('network').executeTakeFirstOrThrow()
    expect(row.network).toBe('203.0.0.0/16')
  })

  test('one’s own sessions: where, with what, and when each was last used', async () => {
    const own = await nina()
    at(2)
    const phone = new SignInBrowser(own.parts, '203.0.113.9')
    await phone.password(EMAIL)
    at(3)
    const staff = await ask(own)
    if (staff === null) throw new Error('not signed in')
    const read = () => readOwnAccount(database(), own.parts.auth, staff, new Date())
    const time = (hours: number) => new Date(START.getTime() + hours * HOUR_MS).toISOString()
    const browser = 'Firefox, Windows'
    expect((await read()).sessions).toMatchObject([
      { present: false, browser, network: '203.0.0.0/16', createdAt: time(2), lastUsedAt: time(2) },
      { present: true, browser, network: '198.51.0.0/16', createdAt: time(0), lastUsedAt: time(3) },
    ])
    at(14)
    expect((await read()).sessions).toMatchObject([{ present: true }])
  })

  test('one that is ended is over at once; its browser is unknown, the present one is not', async () => {
    const own = await nina()
    const phone = new SignInBrowser(own.parts, '203.0.113.9')
    await phone.password(EMAIL)
    await own.password(EMAIL)
    const staff = await ask(own)
    if (staff === null) throw new Error('not signed in')
    const endAll = (id?: string) =>
      database()
        .db.transaction()
        .execute((transaction) => endSessions(transaction, staff, id))
    const known = (browser: SignInBrowser) =>
      findDevice({ ...browser.parts, now: new Date() }, EMAIL, browser.headers())
    expect(await endAll(staff.sessionId)).toBe(0)
    expect(await endAll('somebody-else')).toBe(0)
    expect(await ask(phone)).not.toBeNull()
    // The one of the telephone, and the earlier one of this browser.
    const otherProcess = signInParts(database()).auth
    const there = () => phone.asVisitor(() => readStaffSession(phone.headers(), otherProcess))
    expect(await there()).not.toBeNull()
    expect(await endAll()).toBe(2)
    expect(await there()).toBeNull()
    expect(await ask(phone)).toBeNull()
    expect(await end(phone)).toBe('ended')
    expect([await known(phone), await known(own)]).toMatchObject([undefined, { hasSignedIn: true }])
    expect(await ask(own)).not.toBeNull()
  })

  test('rows without a use are deleted, not those that still give the reason', async () => {
    const own = await nina()
    await own.setUpCodes()
    await new SignInBrowser(own.parts).password(EMAIL)
    const rows = async () => [
      await database().db.selectFrom('session').select('id').execute(),
      await database().db.selectFrom('verification').select('id').execute(),
    ]
    at(13)
    await removeOldSignIns(database(), new Date())
    expect((await rows()).map(({ length }) => length)).toEqual([1, 0])
    at(7 * 24 + 1)
    await removeOldSignIns(database(), new Date())
    expect(await rows()).toEqual([[], []])
  })
})
