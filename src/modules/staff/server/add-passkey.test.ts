import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { PASSWORD, SignInBrowser, signInParts } from '../../../../tests/helpers/sign-in-browser.ts'
import { createAccount } from './accounts.server.ts'
import { addPasskey } from './add-passkey.server.ts'
import { readStaffSession } from './auth/staff-session.ts'

const EMAIL = 'claire@example.com'

/** Bits of the authenticator data (WebAuthn, 6.1): present, unlocked, with a new key. */
const PRESENT = 0x01
const UNLOCKED = 0x04
const WITH_KEY = 0x40

/** What an authenticator answers to a registration, without attestation. */
function registration(challenge: string, flags: number): string {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({
    format: 'jwk',
  })
  const point = (text: string) => Buffer.from(text, 'base64url')
  const id = randomBytes(16)
  // COSE: an EC2 key for ES256 on P-256.
  const key = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    point(x),
    Buffer.from('225820', 'hex'),
    point(y),
  ])
  const data = Buffer.concat([
    createHash('sha256').update('localhost').digest(),
    Buffer.of(flags),
    Buffer.alloc(4 + 16),
    Buffer.of(0, id.length),
    id,
    key,
  ])
  // CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes}.
  const attestationObject = Buffer.concat([
    Buffer.from('a363', 'hex'),
    Buffer.from('fmt'),
    Buffer.from('64', 'hex'),
    Buffer.from('none'),
    Buffer.from('67', 'hex'),
    Buffer.from('attStmt'),
    Buffer.from('a068', 'hex'),
    Buffer.from('authData'),
    Buffer.of(0x58, data.length),
    data,
  ])
  const client = { type: 'webauthn.create', challenge, origin: 'http://localhost:3000', crossOrigin: false }
  return JSON.stringify({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: Buffer.from(JSON.stringify(client)).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
    },
  })
}

describe.each(ENGINES)('adding a passkey on %s', (engine) => {
  const database = useDatabase(engine)

  async function add(flags: number) {
    await createAccount(database(), { email: EMAIL, role: 'agent', password: PASSWORD })
    const parts = signInParts(database())
    const browser = new SignInBrowser(parts)
    await browser.password(EMAIL)
    const staff = await browser.asVisitor(() => readStaffSession(browser.headers(), parts.auth))
    if (staff === null) throw new Error('nobody has signed in')
    const { headers, response } = await parts.auth.api.generatePasskeyRegistrationOptions({
      headers: browser.headers(),
      query: {},
      returnHeaders: true,
    })
    browser.keep(headers)
    const made = { response: registration(response.challenge, flags), name: 'Key' }
    const added = await addPasskey(staff, made, browser.headers(), parts)
    return { added, keys: await database().db.selectFrom('passkey').select('name').execute() }
  }

  test('one whose owner has unlocked it is stored', async () => {
    const { added, keys } = await add(PRESENT | UNLOCKED | WITH_KEY)
    expect(added).toEqual(expect.any(Array))
    expect(keys).toEqual([{ name: 'Key' }])
  })

  test('a bare key, which could never sign in, is rejected before anybody relies on it', async () => {
    expect(await add(PRESENT | WITH_KEY)).toEqual({ added: undefined, keys: [] })
  })
})
