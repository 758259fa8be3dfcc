import { describe, expect, test } from 'vitest'
import { ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { createAccount } from '../accounts.server.ts'
import { awaitsCode } from '../sign-in-pages.server.ts'
import { createAuth } from './auth.ts'
import { readStaffSession } from './staff-session.ts'

const PASSWORD = 'plum tree over the canal'
const COOKIES = ['session_token', 'two_factor', 'trust_device', 'better-auth-passkey'] as const

describe.each(ENGINES)('cookies of the staff on %s', (engine) => {
  const database = useDatabase(engine)

  async function signedIn(siteUrl: string) {
    const auth = createAuth(database(), { authSecret: 'a secret of at least 32 characters', siteUrl })
    await createAccount(database(), { email: 'lea@example.com', role: 'agent', password: PASSWORD })
    const { headers } = await auth.api.signInEmail({
      body: { email: 'lea@example.com', password: PASSWORD },
      returnHeaders: true,
    })
    const cookie = headers.getSetCookie().find((text) => text.includes('session_token=')) ?? ''
    const { createAuthCookie } = await auth.$context
    return { auth, cookie, names: COOKIES.map((name) => createAuthCookie(name).name) }
  }

  const reads = async ({ auth }: Awaited<ReturnType<typeof signedIn>>, cookie: string) =>
    (await readStaffSession(new Headers({ cookie }), auth))?.email

  test('with encryption no other host and no plain connection can set them', async () => {
    const signed = await signedIn('https://passage.example')
    const [pair = '', ...attributes] = signed.cookie.split('; ')
    expect(pair).toMatch(/^__Host-passage\.session_token=/)
    expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']))
    expect(attributes.some((attribute) => attribute.startsWith('Domain'))).toBe(false)
    expect(signed.names).toEqual(COOKIES.map((name) => `__Host-passage.${name}`))
    expect(await reads(signed, pair)).toBe('lea@example.com')
    // A subdomain can set these.
    for (const name of ['passage.session_token', '__Secure-passage.session_token'])
      expect(await reads(signed, pair.replace('__Host-passage.session_token', name))).toBeUndefined()
  })

  test('without, sessions work all the same', async () => {
    const signed = await signedIn('http://localhost:3000')
    const [pair = '', ...attributes] = signed.cookie.split('; ')
    expect(pair).toMatch(/^passage\.session_token=/)
    expect(attributes).not.toContain('Secure')
    expect(await reads(signed, pair)).toBe('lea@example.com')
  })
})

test.each([
  ['__Host-passage.two_factor=a', true],
  ['a=b; passage.two_factor=a', true],
  ['__Secure-passage.two_factor=a', false],
  ['xpassage.two_factor=a', false],
])('the step of the code is known by %s: %s', (cookie, awaited) => {
  expect(awaitsCode(new Headers({ cookie }))).toBe(awaited)
})
