import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { latestLinkToken } from '../../../../tests/helpers/link-token.ts'
import { PASSWORD, SECRET, SignInBrowser, signInParts } from '../../../../tests/helpers/sign-in-browser.ts'
import { totp } from '../../../../tests/helpers/totp.ts'
import { createAccount, resetPassword } from './accounts.server.ts'
import { createAuth } from './auth/auth.ts'
import { readStaffSession } from './auth/staff-session.ts'
import { findDevice, keepDevice } from './known-device.server.ts'
import { changeOwnPassword } from './own-password.server.ts'
import { deactivate, signOutPerson } from './people.server.ts'
import { requestReset, resetWithToken } from './reset.server.ts'
import { removeOldSignIns } from './sign-in-cleanup.server.ts'

const EMAIL = 'nina@example.com'
const OTHER_PASSWORD = 'seven boats in the harbour'
const IN = { location: '/admin' }
const ASKS_CODE = { location: '/admin/login?step=code' }
const DAY_MS = 24 * 60 * 60_000

describe.each(ENGINES)('known browsers on %s', (engine) => {
  const database = useDatabase(engine)
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  async function nina() {
    await createAccount(database(), { email: EMAIL, role: 'agent', password: PASSWORD })
    const parts = signInParts(database())
    const own = new SignInBrowser(parts, '198.51.100.1')
    await own.password(EMAIL)
    const { id } = await database().db.selectFrom('user').select('id').executeTakeFirstOrThrow()
    return { parts, own, id }
  }

  const known = (browser: SignInBrowser, email = EMAIL) =>
    findDevice({ ...browser.parts, now: new Date() }, email, browser.headers())

  const alerts = async () => {
    const rows = await database().db.selectFrom('outbox').select('payload').orderBy('created_at').execute()
    const payloads = rows.map(({ payload }) => payload as { template: string; data: Record<string, unknown> })
    return payloads.filter(({ template }) => template === 'account-alert').map(({ data }) => data)
  }

  async function resetByMail(browser: SignInBrowser, password: string) {
    const { parts } = browser
    const now = new Date()
    await browser.asVisitor(() => requestReset(EMAIL, 'en', browser.headers(), { ...parts, now }))
    const token = await latestLinkToken(database(), 'account-reset', SECRET)
    const outcome = await browser.asVisitor(() => resetWithToken(token, password, null, { ...parts, now }))
    if (outcome.kind !== 'done') throw new Error(outcome.kind)
    browser.keep(new Headers({ 'Set-Cookie': outcome.cookie }))
  }

  test('the cookie is of one account, unseen by scripts and other sites, and cannot be made up', async () => {
    const { own, id } = await nina()
    const [name = '', value = ''] =
      [...own.cookies].find(([cookie]) => cookie.startsWith('passage.device-')) ?? []
    expect(name).not.toContain('nina')
    expect(await known(own)).toMatchObject({ hasSignedIn: true, trustedUntil: null })
    expect(await known(own, 'samir@example.com')).toBeUndefined()
    const forged = new SignInBrowser(own.parts)
    const [device = ''] = value.split('.')
    for (const text of [device, `${device}.`, `${device}.${'A'.repeat(22)}`, '', '.']) {
      forged.cookies.set(name, text)
      expect(await known(forged), text).toBeUndefined()
    }
    const https = { ...own.parts, siteUrl: 'https://passage.example', now: new Date() }
    const { cookie } = await database()
      .db.transaction()
      .execute((transaction) =>
        keepDevice(transaction, https, { userId: id, email: EMAIL }, undefined, { signedIn: true }),
      )
    expect(cookie).toMatch(
      /^__Host-passage\.device-[\w-]{22}=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    )
  })

  test('a colleague on the same computer has a cookie beside', async () => {
    const { own } = await nina()
    await createAccount(database(), { email: 'samir@example.com', role: 'agent', password: PASSWORD })
    await own.password('samir@example.com')
    expect(await known(own)).toBeDefined()
    expect(await known(own, 'samir@example.com')).toBeDefined()
  })

  test('a mail reports a new device, once, and not the first one of an account', async () => {
    const { own } = await nina()
    expect(await alerts()).toEqual([])
    await own.password(EMAIL)
    expect(await alerts()).toEqual([])
    const phone = new SignInBrowser(own.parts, '203.0.113.77')
    await phone.password(EMAIL, 'wrong')
    expect(await alerts()).toEqual([])
    const now = new Date()
    await phone.password(EMAIL, PASSWORD, now)
    await phone.password(EMAIL)
    expect(await alerts()).toMatchObject([
      {
        kind: 'new-device',
        email: EMAIL,
        at: now.toISOString(),
        from: { network: '203.0.0.0/16', browser: 'Firefox, Windows' },
      },
    ])
  })

  test('a sign-in that still needs a code is reported only after it', async () => {
    const { own } = await nina()
    const { secret } = await own.setUpCodes()
    const phone = new SignInBrowser(own.parts)
    expect(await phone.password(EMAIL)).toEqual(ASKS_CODE)
    expect(await known(phone)).toBeUndefined()
    expect(await alerts()).toEqual([])
    expect(await phone.code(totp(secret, Date.now() + 30_000))).toEqual(IN)
    expect(await alerts()).toMatchObject([{ kind: 'new-device' }])
  })

  test('right after a reset by mail the owner cannot be locked out of the browser it was done with', async () => {
    const { own } = await nina()
    const stranger = new SignInBrowser(own.parts, '203.0.113.5')
    const fresh = new SignInBrowser(own.parts, '198.51.100.1')
    await resetByMail(fresh, OTHER_PASSWORD)
    expect(await known(own)).toBeUndefined()
    for (let network = 0; network < 8; network++) {
      const other = new SignInBrowser(own.parts, `192.0.2.${network}`)
      for (let trial = 0; trial < 4; trial++) await other.password(EMAIL, 'wrong')
    }
    expect(await stranger.password(EMAIL, OTHER_PASSWORD)).toMatchObject({ problem: 'paused' })
    expect(await fresh.password(EMAIL, OTHER_PASSWORD)).toEqual(IN)
    const kinds = (await alerts()).map(({ kind }) => String(kind))
    expect(kinds.toSorted()).toEqual(['new-device', 'password-changed'])
  })

  test('strangers who ask for links do not keep a known browser from one', async () => {
    const { own } = await nina()
    const asked = async (browser: SignInBrowser) => {
      const parts = { ...browser.parts, now: new Date() }
      await browser.asVisitor(() => requestReset(EMAIL, 'en', browser.headers(), parts))
      const rows = await database().db.selectFrom('outbox').select('payload').execute()
      return rows.filter(({ payload }) => (payload as { template: string }).template === 'account-reset')
        .length
    }
    for (let network = 0; network < 10; network++)
      await asked(new SignInBrowser(own.parts, `192.0.2.${network}`))
    expect(await asked(new SignInBrowser(own.parts, '203.0.113.5'))).toBe(6)
    expect(await asked(own)).toBe(7)
  })

  test('a new password makes every other browser unknown; so do a colleague’s "sign out" and the command line', async () => {
    const { parts, own, id } = await nina()
    const phone = new SignInBrowser(parts)
    await phone.password(EMAIL)
    const staff = await own.asVisitor(() => readStaffSession(own.headers(), parts.auth))
    if (staff === null) throw new Error('not signed in')
    const passwords = { present: PASSWORD, wanted: OTHER_PASSWORD }
    const changed = await own.asVisitor(() => changeOwnPassword(staff, passwords, own.headers(), parts))
    expect(changed.outcome).toBe('done')
    const headers = new Headers()
    for (const cookie of changed.cookies) headers.append('Set-Cookie', cookie)
    own.keep(headers)
    expect([await known(own), await known(phone)]).toMatchObject([{ hasSignedIn: true }, undefined])
    await createAccount(database(), { email: 'boss@example.com', role: 'administrator', password: PASSWORD })
    const boss = { id: 'boss', name: 'boss', network: null }
    expect(await signOutPerson(id, boss, parts)).toBe('done')
    expect(await known(own)).toBeUndefined()
    await own.password(EMAIL, OTHER_PASSWORD)
    expect(await known(own)).toBeDefined()
    await resetPassword(database(), EMAIL, PASSWORD)
    expect(await known(own)).toBeUndefined()
    await own.password(EMAIL)
    await deactivate(id, boss, parts)
    expect(await known(own)).toBeUndefined()
  })

  test('thirty days after its code a trusted browser is asked again, however often it signs in', async () => {
    const { own } = await nina()
    const { secret } = await own.setUpCodes()
    expect(await own.password(EMAIL)).toEqual(ASKS_CODE)
    expect(await own.code(totp(secret, Date.now() + 30_000), { trust: 'on' })).toEqual(IN)
    expect(await alerts()).toMatchObject([{ kind: 'trusted-device-added' }])
    const start = Date.now()
    for (const day of [10, 20, 29]) {
      vi.setSystemTime(start + day * DAY_MS)
      expect(await own.password(EMAIL), `day ${day}`).toEqual(IN)
    }
    vi.setSystemTime(start + 30 * DAY_MS + 1)
    expect(await own.password(EMAIL)).toEqual(ASKS_CODE)
    // The trust belongs to this browser: its cookies alone are worthless once it is unknown.
    expect(await own.code(totp(secret), { trust: 'on' })).toEqual(IN)
    await database().db.deleteFrom('known_device').execute()
    expect(await own.password(EMAIL)).toEqual(ASKS_CODE)
  })

  test('a browser that has not come for a year is forgotten', async () => {
    const { own } = await nina()
    const later = (days: number) => new Date(Date.now() + days * DAY_MS)
    await removeOldSignIns(database(), later(364))
    expect(await known(own)).toBeDefined()
    await removeOldSignIns(database(), later(366))
    expect(await known(own)).toBeUndefined()
  })

  test('the content of the tables alone allows no sign-in without the secret of the installation', async () => {
    const { own } = await nina()
    const { token } = await database().db.selectFrom('session').select('token').executeTakeFirstOrThrow()
    const stranger = (value: string) => new Headers({ cookie: `passage.session_token=${value}` })
    const signedElsewhere = createAuth(database(), {
      authSecret: 'another secret of 32 characters!',
      siteUrl: own.parts.siteUrl,
    })
    for (const value of [token, `${token}.`, `${token}.${'A'.repeat(43)}%3D`])
      expect(await readStaffSession(stranger(value), own.parts.auth), value).toBeNull()
    expect(await readStaffSession(own.headers(), signedElsewhere)).toBeNull()
    expect(await readStaffSession(own.headers(), own.parts.auth)).toMatchObject({ email: EMAIL })
  })
})
