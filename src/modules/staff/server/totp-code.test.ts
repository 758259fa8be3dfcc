import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BOTH_ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { PASSWORD, SECRET, SignInBrowser, signInParts } from '../../../../tests/helpers/sign-in-browser.ts'
import { totp } from '../../../../tests/helpers/totp.ts'
import { createAccount } from './accounts.server.ts'
import { spendTotpCode } from './auth/totp-code.ts'

const STEP_MS = 30_000
const EMAIL = 'claire@example.com'

describe.each(BOTH_ENGINES)('codes of an app on %s', (engine) => {
  const database = useDatabase(engine)
  // No step begins in the middle of a test.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  async function claire() {
    await createAccount(database(), { email: EMAIL, role: 'agent', password: PASSWORD })
    const parts = signInParts(database())
    const browser = new SignInBrowser(parts)
    await browser.password(EMAIL)
    return { parts, ...(await browser.setUpCodes()) }
  }

  /** As if a long time had passed since the latest code. */
  const forgetSteps = () => database().db.updateTable('twoFactor').set({ lastUsedStep: null }).execute()

  test('the code that set the app up does not sign in, the one after it does, once', async () => {
    const { parts, secret } = await claire()
    const tried: unknown[] = []
    for (const at of [0, STEP_MS, STEP_MS]) {
      const browser = new SignInBrowser(parts)
      await browser.password(EMAIL)
      tried.push(await browser.code(totp(secret, Date.now() + at)))
    }
    expect(tried).toMatchObject([
      { problem: 'code-wrong' },
      { location: '/admin' },
      { problem: 'code-wrong' },
    ])
  })

  test('a code that was used while the clock was ahead keeps nobody out until that day', async () => {
    const { parts, secret } = await claire()
    await database()
      .db.updateTable('twoFactor')
      .set({ lastUsedStep: Math.floor(Date.now() / STEP_MS) + 1_000_000 })
      .execute()
    const browser = new SignInBrowser(parts)
    await browser.password(EMAIL)
    expect(await browser.code(totp(secret))).toMatchObject({ location: '/admin' })
  })

  test('of two browsers with the same code at the same time, one comes in', async () => {
    const { parts, secret } = await claire()
    await forgetSteps()
    const browsers = [1, 2, 3, 4].map(() => new SignInBrowser(parts))
    for (const browser of browsers) await browser.password(EMAIL)
    const code = totp(secret)
    const outcomes = await Promise.all(browsers.map((browser) => browser.code(code)))
    expect(outcomes.filter((outcome) => 'location' in outcome)).toHaveLength(1)
  })

  test('a backup code comes in once, in however many browsers at the same time', async () => {
    const { parts, backupCodes } = await claire()
    const browsers = [1, 2, 3, 4].map(() => new SignInBrowser(parts))
    for (const browser of browsers) await browser.password(EMAIL)
    const outcomes = await Promise.all(browsers.map((browser) => browser.backup(backupCodes[0] ?? '')))
    expect(outcomes.filter((outcome) => 'location' in outcome)).toHaveLength(1)
    expect(
      outcomes.filter((outcome) => 'problem' in outcome && outcome.problem === 'backup-wrong'),
    ).toHaveLength(3)
  })

  test('a code one step ahead or behind is accepted, two are not; an earlier step never after a later one', async () => {
    const { secret } = await claire()
    const { id } = await database().db.selectFrom('user').select('id').executeTakeFirstOrThrow()
    const now = new Date('2026-11-22T10:00:10Z')
    const use = (steps: number, code = totp(secret, now.getTime() + steps * STEP_MS)) =>
      spendTotpCode({ db: database().db, key: SECRET }, id, code, now)
    await forgetSteps()
    expect(await use(-2)).toBe(false)
    expect(await use(2)).toBe(false)
    expect(await use(0, ` ${totp(secret, now.getTime())}`)).toBe(false)
    expect(await use(-1)).toBe(true)
    expect(await use(1)).toBe(true)
    expect(await use(0)).toBe(false)
    expect(await use(1)).toBe(false)
    await forgetSteps()
    const same = await Promise.all([1, 2, 3, 4].map(() => use(0)))
    expect(same.filter(Boolean)).toHaveLength(1)
  })
})
