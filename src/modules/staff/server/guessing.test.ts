import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import {
  PASSWORD,
  type Signed,
  SignInBrowser,
  signInParts,
} from '../../../../tests/helpers/sign-in-browser.ts'
import { totp } from '../../../../tests/helpers/totp.ts'
import { createAccount } from './accounts.server.ts'

const EMAIL = 'nina@example.com'
const IN = { location: '/admin' }
const problemOf = (outcome: Signed) => ('problem' in outcome ? outcome.problem : 'in')

describe.each(ENGINES)('guessing on %s', (engine) => {
  const database = useDatabase(engine)
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  /** Nina, who has signed in with her computer before, and a factory of unknown browsers. */
  async function office() {
    await createAccount(database(), { email: EMAIL, role: 'agent', password: PASSWORD })
    const parts = signInParts(database())
    const own = new SignInBrowser(parts, '198.51.100.1')
    expect(await own.password(EMAIL)).toEqual(IN)
    const strangerAt = (address: string) => new SignInBrowser(parts, address)
    return { parts, own, strangerAt }
  }

  async function guess(browser: SignInBrowser, times: number): Promise<string[]> {
    const outcomes: string[] = []
    for (let trial = 0; trial < times; trial++)
      outcomes.push(problemOf(await browser.password(EMAIL, 'wrong')))
    return outcomes
  }

  test('guesses, even from her own network, do not lock a colleague out of her own browser', async () => {
    const { own, strangerAt } = await office()
    expect(await guess(strangerAt('198.51.100.1'), 6)).toEqual([
      ...Array(4).fill('wrong'),
      'paused',
      'paused',
    ])
    expect(await strangerAt('198.51.100.1').password(EMAIL)).toMatchObject({ problem: 'paused' })
    expect(await own.password(EMAIL)).toEqual(IN)
    // Nor from another network, as long as few others guess.
    expect(await strangerAt('203.0.113.5').password(EMAIL)).toEqual(IN)
  })

  test('many networks together are stopped; her own browser still comes in, and a stolen cookie is stopped too', async () => {
    const { own, strangerAt } = await office()
    const guesses: string[] = []
    for (let network = 0; network < 8; network++)
      guesses.push(...(await guess(strangerAt(`203.0.113.${network}`), 4)))
    expect(guesses.filter((outcome) => outcome === 'wrong')).toHaveLength(19)
    expect(await strangerAt('192.0.2.200').password(EMAIL)).toMatchObject({ problem: 'paused' })
    expect(await own.password(EMAIL)).toEqual(IN)
    expect(await guess(own, 6)).toEqual([...Array(4).fill('wrong'), 'paused', 'paused'])
    expect(await own.password(EMAIL)).toMatchObject({ problem: 'paused' })
  })

  test('one who signs in with an account of their own in between guesses no more often', async () => {
    const { parts, strangerAt } = await office()
    const people = Array.from({ length: 9 }, (_, number) => `person-${number}@example.com`)
    for (const email of ['me@example.com', ...people])
      await createAccount(database(), { email, role: 'agent', password: PASSWORD })
    const me = strangerAt('203.0.113.9')
    let [rejected, wrong] = [0, 0]
    for (const email of people) {
      for (let trial = 0; trial < 4; trial++) {
        const outcome = problemOf(await me.password(email, 'wrong'))
        if (outcome === 'wrong') wrong++
        else rejected++
      }
      // With a browser that forgets its cookies.
      await new SignInBrowser(parts, '203.0.113.9').password('me@example.com')
    }
    expect([wrong, rejected]).toEqual([29, 7])
  })

  test('right passwords of an office behind one address use nothing up', async () => {
    const { strangerAt } = await office()
    for (let morning = 0; morning < 40; morning++)
      expect(await strangerAt('203.0.113.9').password(EMAIL)).toEqual(IN)
    expect(await guess(strangerAt('203.0.113.9'), 5)).toEqual([...Array(4).fill('wrong'), 'paused'])
  })

  test('guessed codes: a stranger with the password is stopped, the owner is not kept out', async () => {
    const { own, strangerAt } = await office()
    const { secret } = await own.setUpCodes()
    const stranger = strangerAt('203.0.113.9')
    const outcomes: string[] = []
    for (let trial = 0; trial < 6; trial++) {
      await stranger.password(EMAIL)
      outcomes.push(problemOf(await stranger.code('000000')))
    }
    expect(outcomes).toEqual([...Array(4).fill('code-wrong'), 'code-paused', 'code-paused'])
    expect(await stranger.code(totp(secret, Date.now() + 30_000))).toMatchObject({ problem: 'code-paused' })
    for (let network = 0; network < 4; network++) {
      const other = strangerAt(`192.0.2.${network}`)
      await other.password(EMAIL)
      for (let trial = 0; trial < 4; trial++) await other.backup('wrong-code1')
    }
    own.cookies.delete('passage.session_token')
    await own.password(EMAIL)
    expect(await own.code(totp(secret, Date.now() + 30_000))).toEqual(IN)
  })
})
