import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { latestLinkToken } from '../../../../tests/helpers/link-token.ts'
import { PASSWORD, SECRET, SignInBrowser, signInParts } from '../../../../tests/helpers/sign-in-browser.ts'
import { totp } from '../../../../tests/helpers/totp.ts'
import { createAccount, resetPassword, resetTwoFactor } from './accounts.server.ts'
import { readStaffSession, type StaffSession } from './auth/staff-session.ts'
import { changeOwnPassword } from './own-password.server.ts'
import { requestReset, resetWithToken } from './reset.server.ts'
import { beginApp, confirmApp, makeBackupCodes, removeApp, removePasskey } from './second-factor.server.ts'

const EMAIL = 'claire@example.com'
const DAY_MS = 24 * 60 * 60 * 1000

describe.each(ENGINES)('changes of an account on %s', (engine) => {
  const database = useDatabase(engine)
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00Z') }))
  afterEach(() => void vi.useRealTimers())

  async function signedIn(role: 'administrator' | 'agent' = 'agent') {
    await createAccount(database(), { email: EMAIL, role, password: PASSWORD })
    const parts = signInParts(database())
    const browser = new SignInBrowser(parts)
    await browser.password(EMAIL)
    return { parts, browser, staff: await sessionOf(browser) }
  }

  async function sessionOf(browser: SignInBrowser): Promise<StaffSession> {
    const staff = await browser.asVisitor(() => readStaffSession(browser.headers(), browser.parts.auth))
    if (staff === null) throw new Error('nobody has signed in')
    return staff
  }

  async function setUpApp(staff: StaffSession, parts: ReturnType<typeof signInParts>) {
    const begun = await beginApp(staff, parts)
    const secret = new URL(begun?.uri ?? '').searchParams.get('secret') ?? ''
    expect(await confirmApp(staff, '000 000', parts)).toBe(false)
    expect(await confirmApp(staff, totp(secret), parts)).toBe(true)
    return { secret, backupCodes: begun?.backupCodes ?? [] }
  }

  async function addKey(userId: string, id: string) {
    const key = { id, userId, name: id, publicKey: '', credentialID: id, counter: 0, deviceType: 'x' }
    await database()
      .db.insertInto('passkey')
      .values({ ...key, backedUp: false, transports: null, createdAt: new Date(), aaguid: null })
      .execute()
  }

  /** Mails in order, and the audit log's entries about accounts. */
  async function told() {
    const rows = await database().db.selectFrom('outbox').select('payload').orderBy('created_at').execute()
    const alerts = rows
      .map(({ payload }) => payload as { template: string; data: { kind: string; from?: unknown } })
      .filter(({ template }) => template === 'account-alert')
    return alerts.map(({ data }) => data)
  }

  const entries = async (area: string) =>
    (
      await database()
        .db.selectFrom('audit_log')
        .select(['action', 'actor'])
        .where('action', 'like', `${area}.%`)
        .orderBy('at')
        .execute()
    ).map(({ action }) => action)

  const kinds = async () => (await told()).map(({ kind }) => kind).filter((kind) => kind !== 'new-device')

  test('an app from its set-up to its end: each step sends a mail and is in the audit log', async () => {
    const { parts, browser, staff } = await signedIn()
    const { secret, backupCodes } = await setUpApp(staff, parts)
    expect(backupCodes).toHaveLength(10)
    expect(await beginApp(staff, parts)).toBeUndefined()
    // better-auth asks for the app that was set up, and its backup codes sign in.
    vi.setSystemTime(Date.now() + 60_000)
    const other = new SignInBrowser(parts)
    expect(await other.password(EMAIL)).toMatchObject({ location: expect.stringContaining('step=code') })
    expect(await other.code(totp(secret))).toEqual({ location: '/admin' })
    const third = new SignInBrowser(parts)
    await third.password(EMAIL)
    expect(await third.backup(backupCodes[0] ?? '')).toEqual({ location: '/admin' })
    vi.setSystemTime(Date.now() + 60_000)
    const fresh = await makeBackupCodes(staff, parts)
    expect(fresh).toHaveLength(10)
    const fourth = new SignInBrowser(parts)
    await fourth.password(EMAIL)
    expect(await fourth.backup(backupCodes[1] ?? '')).toMatchObject({ problem: 'backup-wrong' })
    expect(await fourth.backup(fresh?.[0] ?? '')).toEqual({ location: '/admin' })
    vi.setSystemTime(Date.now() + 60_000)
    expect(await removeApp(await sessionOf(browser), parts)).toBe('done')
    expect(await removeApp(await sessionOf(browser), parts)).toBe('missing')
    expect(await makeBackupCodes(staff, parts)).toBeUndefined()
    expect(await new SignInBrowser(parts).password(EMAIL)).toEqual({ location: '/admin' })
    expect(await kinds()).toEqual(['app-added', 'backup-codes-made', 'app-removed'])
    expect(await entries('account')).toEqual([
      'account.two-factor-on',
      'account.backup-codes-made',
      'account.two-factor-off',
    ])
    const [first] = (await told()).filter(({ kind }) => kind === 'app-added')
    expect(first).toMatchObject({
      email: EMAIL,
      name: 'claire',
      language: 'fr',
      at: '2026-11-22T10:00:00.000Z',
      from: { network: '192.0.0.0/16', browser: 'Firefox, Windows' },
    })
  })

  test('a rejected code or backup code is in the audit log with the account whose password was right', async () => {
    const { parts, staff } = await signedIn()
    await setUpApp(staff, parts)
    const other = new SignInBrowser(parts)
    await other.password(EMAIL)
    await other.code('000000')
    await other.backup('aaaaa-aaaaa')
    const rejected = await database()
      .db.selectFrom('audit_log')
      .select(['actor_id', 'actor', 'subject_id', 'subject', 'details'])
      .where('action', '=', 'session.refused')
      .execute()
    const entry = { actor_id: null, actor: EMAIL, subject_id: staff.id, subject: 'claire' }
    expect(rejected).toHaveLength(2)
    for (const reason of ['code', 'backup'])
      expect(rejected).toContainEqual({ ...entry, details: { reason } })
  })

  test('a change whose mail cannot be enqueued does not happen', async () => {
    const { parts, browser, staff } = await signedIn()
    await setUpApp(staff, parts)
    await addKey(staff.id, 'key')
    const { db } = database()
    await db.schema.alterTable('outbox').renameTo('no_outbox').execute()
    const change = { present: PASSWORD, wanted: 'seven boats in the harbour' }
    for (const attempt of [
      () => removeApp(staff, parts),
      () => makeBackupCodes(staff, parts),
      () => removePasskey(staff, 'key', parts),
      () => changeOwnPassword(staff, change, browser.headers(), parts),
      () => resetPassword(database(), EMAIL, change.wanted),
      () => resetTwoFactor(database(), EMAIL),
    ])
      await expect(attempt()).rejects.toThrow()
    await db.schema.alterTable('no_outbox').renameTo('outbox').execute()
    expect(await db.selectFrom('passkey').select('id').execute()).toHaveLength(1)
    expect(await sessionOf(browser)).toMatchObject({ twoFactorEnabled: true })
    expect(await new SignInBrowser(parts).password(EMAIL)).toMatchObject({
      location: expect.stringContaining('step=code'),
    })
    expect(await entries('account')).toEqual(['account.two-factor-on'])
  })

  test('a password changed here, by the link, or on the server: one mail each', async () => {
    const { parts, browser, staff } = await signedIn()
    const wanted = 'seven boats in the harbour'
    const changed = await changeOwnPassword(staff, { present: PASSWORD, wanted }, browser.headers(), parts)
    expect(changed.outcome).toBe('done')
    browser.keep(new Headers(changed.cookies.map((cookie) => ['set-cookie', cookie] as [string, string])))
    expect((await sessionOf(browser)).id).toBe(staff.id)
    vi.setSystemTime(Date.now() + 60_000)
    await requestReset(EMAIL, 'en', browser.headers(), parts)
    const token = await latestLinkToken(database(), 'account-reset', SECRET)
    const agent = 'Mozilla/5.0 (iPhone) Version/19.0 Safari/604.1'
    const reset = (password: string) => resetWithToken(token, password, agent, parts)
    expect(await reset('a lantern in the orchard')).toMatchObject({ kind: 'done' })
    expect(await reset('another quiet afternoon')).toEqual({ kind: 'expired' })
    vi.setSystemTime(Date.now() + 60_000)
    await resetPassword(database(), EMAIL, 'plum tree over the river')
    vi.setSystemTime(Date.now() + 60_000)
    await resetTwoFactor(database(), EMAIL)
    expect((await told()).filter(({ kind }) => kind !== 'new-device')).toMatchObject([
      { kind: 'password-changed', from: { browser: 'Firefox, Windows' } },
      { kind: 'password-changed', from: { browser: 'Safari, iPhone' } },
      { kind: 'password-changed', from: 'shell' },
      { kind: 'second-factors-removed', from: 'shell' },
    ])
  })

  test('an administrator keeps one factor once the seven days are over; removing and adding starts no new ones', async () => {
    const { parts, browser, staff } = await signedIn('administrator')
    const end = new Date(Date.now() + 7 * DAY_MS)
    expect(staff.secondFactorBy).toEqual(end)
    await setUpApp(staff, parts)
    expect((await sessionOf(browser)).secondFactorBy).toBeNull()
    expect(await removeApp(staff, parts)).toBe('done')
    expect((await sessionOf(browser)).secondFactorBy).toEqual(end)
    vi.setSystemTime(Date.now() + 60_000)
    await setUpApp(staff, parts)
    await addKey(staff.id, 'key')
    vi.setSystemTime(end)
    // Of two removals at the same time, one is rejected.
    const outcomes = await Promise.all([removeApp(staff, parts), removePasskey(staff, 'key', parts)])
    expect(outcomes.toSorted()).toEqual(['done', 'last-factor'])
  })

  test('an agent may give up every factor', async () => {
    const { parts, staff } = await signedIn()
    await addKey(staff.id, 'key')
    vi.setSystemTime(Date.now() + 30 * DAY_MS)
    expect(await removePasskey(staff, 'key', parts)).toBe('done')
    expect(await removePasskey(staff, 'key', parts)).toBe('missing')
    expect(await kinds()).toEqual(['passkey-removed'])
  })
})
