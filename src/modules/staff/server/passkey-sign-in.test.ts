import { describe, expect, test } from 'vitest'
import { ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { PASSWORD, SignInBrowser, signInParts } from '../../../../tests/helpers/sign-in-browser.ts'
import { createAccount } from './accounts.server.ts'
import { signInWithPasskey } from './passkey-sign-in.server.ts'

describe.each(ENGINES)('signing in with a passkey on %s', (engine) => {
  const database = useDatabase(engine)

  async function browserWithKey() {
    await createAccount(database(), { email: 'lea@example.com', role: 'agent', password: PASSWORD })
    const { id: userId } = await database().db.selectFrom('user').select('id').executeTakeFirstOrThrow()
    const key = { id: 'key', userId, name: 'Key', publicKey: '', credentialID: 'a-key', counter: 0 }
    await database()
      .db.insertInto('passkey')
      .values({
        ...key,
        deviceType: 'x',
        backedUp: false,
        transports: null,
        createdAt: new Date(),
        aaguid: null,
      })
      .execute()
    return new SignInBrowser(signInParts(database()))
  }

  /** Answer a challenge with an invented key. */
  const answer = (browser: SignInBrowser, id: string) =>
    browser.asVisitor(() =>
      signInWithPasskey(
        {
          id,
          rawId: id,
          type: 'public-key',
          clientExtensionResults: {},
          response: { clientDataJSON: '', authenticatorData: '', signature: '' },
        },
        browser.headers(),
        browser.parts,
      ),
    )
  const rejections = () =>
    database()
      .db.selectFrom('audit_log')
      .select(['actor_id', 'actor', 'subject', 'details', 'network'])
      .where('action', '=', 'session.refused')
      .orderBy('at')
      .execute()

  test('a rejected passkey is in the audit log, with its account where the key is known', async () => {
    const browser = await browserWithKey()
    expect(await answer(browser, 'a-key')).toBeUndefined()
    expect(await rejections()).toEqual([
      {
        actor_id: null,
        actor: 'lea@example.com',
        subject: 'lea',
        details: { reason: 'passkey' },
        network: '192.0.0.0/16',
      },
    ])
    expect(await answer(browser, 'another-key')).toBeUndefined()
    expect(await rejections()).toHaveLength(2)
    expect(await rejections()).toContainEqual(expect.objectContaining({ actor: '', subject: null }))
  })

  test('one network cannot fill the audit log', async () => {
    const browser = await browserWithKey()
    for (let trial = 0; trial < 32; trial++) await answer(browser, 'a-key')
    expect(await rejections()).toHaveLength(30)
    const other = new SignInBrowser(browser.parts, '203.0.113.5')
    await answer(other, 'a-key')
    expect(await rejections()).toHaveLength(31)
  })
})
