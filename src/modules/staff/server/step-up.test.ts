import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { PASSWORD, SignInBrowser, signInParts } from '../../../../tests/helpers/sign-in-browser.ts'
import { totp } from '../../../../tests/helpers/totp.ts'
import { createAccount } from './accounts.server.ts'
import { rejectionFor } from './auth/staff-needs.ts'
import { readStaffSession } from './auth/staff-session.ts'
import { confirmSession, confirmWithPasskey } from './step-up.server.ts'

const EMAIL = 'claire@example.com'
const MINUTE_MS = 60_000
const NEEDS = { confirmed: true } as const

describe.each(ENGINES)('showing again who one is on %s', (engine) => {
  const database = useDatabase(engine)
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00Z') }))
  afterEach(() => void vi.useRealTimers())

  async function claire() {
    await createAccount(database(), { email: EMAIL, role: 'agent', password: PASSWORD })
    const parts = signInParts(database())
    const open = async () => {
      const browser = new SignInBrowser(parts)
      await browser.password(EMAIL)
      return browser
    }
    return { parts, open, browser: await open() }
  }

  async function sessionOf(browser: SignInBrowser) {
    const staff = await browser.asVisitor(() => readStaffSession(browser.headers(), browser.parts.auth))
    if (staff === null) throw new Error('nobody has signed in')
    return staff
  }

  const rejected = async (browser: SignInBrowser) => rejectionFor(await sessionOf(browser), NEEDS, new Date())
  const wait = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE_MS)
  const noted = async () =>
    (
      await database()
        .db.selectFrom('audit_log')
        .select(['action', 'actor', 'details'])
        .where('action', 'like', 'session.confirm%')
        .orderBy('at')
        .execute()
    ).map(({ action, actor, details }) => [action, actor, details])

  test('a sign-in and a confirmation each hold for fifteen minutes, in their own session', async () => {
    const { parts, browser, open } = await claire()
    expect(await rejected(browser)).toBeUndefined()
    wait(15)
    expect(await rejected(browser)).toBe('step-up-required')
    const confirm = { method: 'password', secret: PASSWORD } as const
    expect(await confirmSession(await sessionOf(browser), confirm, parts)).toBe('right')
    expect(await rejected(browser)).toBeUndefined()
    wait(14)
    expect(await rejected(browser)).toBeUndefined()
    wait(1)
    expect(await rejected(browser)).toBe('step-up-required')
    const other = await open()
    wait(15)
    await confirmSession(await sessionOf(browser), confirm, parts)
    expect([await rejected(browser), await rejected(other)]).toEqual([undefined, 'step-up-required'])
    expect(await noted()).toEqual(Array(2).fill(['session.confirmed', 'claire', { method: 'password' }]))
  })

  test('a clock that was set back makes no confirmation last longer: what began ahead of it has ended', async () => {
    const { browser } = await claire()
    wait(-60)
    await expect(sessionOf(browser)).rejects.toThrow('nobody has signed in')
  })

  test('wrong passwords pause the confirmation of this session and nothing else; both are in the audit log', async () => {
    const { parts, browser, open } = await claire()
    wait(15)
    const staff = await sessionOf(browser)
    const outcomes: string[] = []
    for (const secret of ['1', '2', '3', '4', '5', PASSWORD]) {
      outcomes.push(await confirmSession(staff, { method: 'password', secret }, parts))
      wait(1)
    }
    expect(outcomes).toEqual([...Array(5).fill('wrong'), 'paused'])
    expect(await rejected(browser)).toBe('step-up-required')
    expect(await noted()).toEqual([
      ...Array(4).fill(['session.confirmation-refused', 'claire', { method: 'password' }]),
      ['session.confirmation-paused', 'claire', { minutes: 15 }],
    ])
    // Signing in is not paused by it.
    expect(await rejected(await open())).toBeUndefined()
  })

  test('a code of the app confirms, once', async () => {
    const { parts, browser } = await claire()
    const { secret } = await browser.setUpCodes()
    wait(20)
    const code = { method: 'code', secret: totp(secret) } as const
    const staff = await sessionOf(browser)
    expect(await confirmSession(staff, code, parts)).toBe('right')
    expect(await confirmSession(staff, code, parts)).toBe('wrong')
    expect(await rejected(browser)).toBeUndefined()
  })

  test('a passkey confirms the session of its owner only, and leaves no session of its own', async () => {
    const { parts, browser } = await claire()
    await createAccount(database(), { email: 'bruno@example.com', role: 'agent', password: PASSWORD })
    /** Confirm with an answer that better-auth accepts: it begins a session of the passkey's owner. */
    async function confirmWithKeyOf(email: string) {
      const owner = new SignInBrowser(parts)
      await owner.password(email)
      const { sessionId } = await sessionOf(owner)
      const session = await database()
        .db.selectFrom('session')
        .selectAll()
        .where('id', '=', sessionId)
        .executeTakeFirstOrThrow()
      const verify = vi.spyOn(parts.auth.api, 'verifyPasskeyAuthentication')
      verify.mockResolvedValueOnce({ session } as never)
      const answer = '{"id":"a-key","response":{}}'
      const isConfirmed = await confirmWithPasskey(await sessionOf(browser), answer, browser.headers(), parts)
      const left = await database()
        .db.selectFrom('session')
        .select('id')
        .where('id', '=', sessionId)
        .execute()
      return { isConfirmed, left }
    }
    wait(15)
    expect(await confirmWithKeyOf('bruno@example.com')).toEqual({ isConfirmed: false, left: [] })
    expect(await rejected(browser)).toBe('step-up-required')
    // The audit log is read in the order of its times.
    wait(1)
    expect(await confirmWithKeyOf(EMAIL)).toEqual({ isConfirmed: true, left: [] })
    expect(await rejected(browser)).toBeUndefined()
    expect(await noted()).toEqual([
      ['session.confirmation-refused', 'claire', { method: 'passkey' }],
      ['session.confirmed', 'claire', { method: 'passkey' }],
    ])
  })

  test('what is no answer of a passkey confirms nothing, and stands in the audit log', async () => {
    const { parts, browser } = await claire()
    wait(15)
    const staff = await sessionOf(browser)
    for (const answer of ['{', 'null', '{"id":7}', '{"id":"unknown","response":{}}'])
      expect(await confirmWithPasskey(staff, answer, browser.headers(), parts)).toBe(false)
    expect(await rejected(browser)).toBe('step-up-required')
    expect(await noted()).toEqual(
      Array(4).fill(['session.confirmation-refused', 'claire', { method: 'passkey' }]),
    )
  })
})
