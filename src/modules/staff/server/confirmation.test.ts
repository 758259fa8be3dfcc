import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { PASSWORD, SignInBrowser, signInParts } from '../../../../tests/helpers/sign-in-browser.ts'
import { totp } from '../../../../tests/helpers/totp.ts'
import { createAccount } from './accounts.server.ts'
import { confirmTotpCode } from './own-code.server.ts'
import { confirmPassword } from './own-password.server.ts'

const EMAIL = 'claire@example.com'

describe.each(ENGINES)('what is asked again within a session on %s', (engine) => {
  const database = useDatabase(engine)
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  async function claire() {
    await createAccount(database(), { email: EMAIL, role: 'agent', password: PASSWORD })
    const { id } = await database().db.selectFrom('user').select('id').executeTakeFirstOrThrow()
    const parts = signInParts(database())
    const session = (sessionId: string) => ({ id, name: 'claire', network: null, sessionId })
    return { parts, session }
  }

  test('failed sign-ins elsewhere, or in another session, do not block the owner', async () => {
    const { parts, session } = await claire()
    const stranger = new SignInBrowser(parts, '203.0.113.9')
    for (let trial = 0; trial < 8; trial++) await stranger.password(EMAIL, 'wrong')
    const confirm = (sessionId: string, password: string) =>
      confirmPassword(session(sessionId), password, parts)
    expect(await confirm('a', PASSWORD)).toBe('right')
    const outcomes: string[] = []
    for (let trial = 0; trial < 6; trial++) outcomes.push(await confirm('stolen', 'wrong'))
    expect(outcomes).toEqual([...Array(5).fill('wrong'), 'paused'])
    expect(await confirm('stolen', PASSWORD)).toBe('paused')
    expect(await confirm('a', PASSWORD)).toBe('right')
  })

  test('a code confirms once, and never without a finished set-up', async () => {
    const { parts, session } = await claire()
    const confirm = (code: string, sessionId = 'a') => confirmTotpCode(session(sessionId), code, parts)
    expect(await confirm('123456')).toBe('wrong')
    const browser = new SignInBrowser(parts)
    await browser.password(EMAIL)
    const { secret } = await browser.setUpCodes()
    const next = totp(secret, Date.now() + 30_000)
    expect(await confirm(`${next.slice(0, 3)} ${next.slice(3)}`)).toBe('right')
    expect(await confirm(next)).toBe('wrong')
    await database().db.updateTable('twoFactor').set({ verified: false, lastUsedStep: null }).execute()
    expect(await confirm(next)).toBe('wrong')
    for (let trial = 0; trial < 3; trial++) await confirm('000000')
    expect(await confirm(next)).toBe('paused')
  })
})
