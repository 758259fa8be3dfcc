import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { beforeEach, describe, expect, test } from 'vitest'
import type { FormChallenge } from '#/forms/bot-protection/form-challenge.ts'
import {
  LEAST_FILLING_MS,
  makeFormToken,
  TOKEN_LIFETIME_MS,
  WAIT_MS,
} from '#/platform/rate-limits/form-token.ts'
import type { Taken } from '#/platform/rate-limits/limits.ts'
import { ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { quoteForm } from '../../../../../tests/helpers/quote-forms.ts'
import { QUOTE_VENUE_DEFINITION } from '../enquiry-forms.server.ts'
import { submitEnquiry } from './submit-enquiry.server.ts'

const SECRET = 'a secret of at least 32 characters'
// The work of a challenge is dated by the real clock.
const NOW = new Date()
const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds)
const tokenOf = (age: number) => makeFormToken('form', SECRET, ago(age))
const UNSUSPICIOUS: Taken = { kind: 'free', before: { subscriber: 0, surrounding: 0 } }
const BUSY: Taken = { kind: 'free', before: { subscriber: 5, surrounding: 5 } }

describe.each(ENGINES)('judging submissions on %s', (engine) => {
  const database = useDatabase(engine)
  let taken: Taken = UNSUSPICIOUS
  beforeEach(() => {
    taken = UNSUSPICIOUS
  })

  const submit = (fields: Record<string, string>, now = NOW) =>
    submitEnquiry(QUOTE_VENUE_DEFINITION, quoteForm({ startDate: '2099-03-03', ...fields }), {
      language: 'en',
      sourcePage: '/contact-venue',
      visitorAddress: '2001:db8:1:2:3:4:5:6',
      now,
      database: database(),
      protection: { secret: () => SECRET, countForm: async () => taken, mayAcknowledge: async () => true },
    })
  const challengeOf = async (fields: Record<string, string>): Promise<FormChallenge> => {
    const outcome = await submit(fields)
    if (outcome.kind !== 'challenge' || !outcome.challenge) throw new Error(`not challenged: ${outcome.kind}`)
    return outcome.challenge
  }
  const stored = () =>
    database().db.selectFrom('enquiry').select(['status', 'company', 'sender_network']).execute()

  test('a form filled in at leisure is taken; its sender’s address is kept truncated only', async () => {
    expect(await submit({ formToken: tokenOf(LEAST_FILLING_MS) })).toMatchObject({ kind: 'accepted' })
    expect(await stored()).toEqual([
      { status: 'new', company: 'Maison Aubrac', sender_network: '2001:db8:1::/48' },
    ])
  })

  test('a form without script is accepted in quiet times and asked to wait in busy ones', async () => {
    expect(await submit({})).toMatchObject({ kind: 'accepted' })
    taken = BUSY
    const { token, waitSeconds } = await challengeOf({ company: 'Another' })
    expect(waitSeconds).toBe(WAIT_MS / 1000)
    expect(await stored()).toHaveLength(1)
    const again = { company: 'Another', formToken: token }
    const early = await submit(again, new Date(NOW.getTime() + 3000))
    expect(early, 'the clock of the first token goes on').toMatchObject({
      kind: 'challenge',
      challenge: { token, waitSeconds: (WAIT_MS - 3000) / 1000 },
    })
    expect(await submit(again, new Date(NOW.getTime() + WAIT_MS))).toMatchObject({ kind: 'accepted' })
    expect(await stored()).toHaveLength(2)
  })

  test('with script the work is done instead of waiting, once', async () => {
    taken = BUSY
    const challenge = await challengeOf({ formToken: tokenOf(LEAST_FILLING_MS - 1) })
    const solution = await solveChallenge({ challenge: challenge.work, deriveKey })
    const proof = Buffer.from(JSON.stringify({ challenge: challenge.work, solution })).toString('base64')
    const proven = { formToken: challenge.token, proof }
    expect(await submit(proven)).toMatchObject({ kind: 'accepted' })
    expect(await submit({ ...proven, company: 'A second one' })).toMatchObject({ kind: 'challenge' })
    expect(await stored()).toHaveLength(1)
  })

  test('too fast, forged, used for something else: all are asked; nothing of it is stored', async () => {
    const used = tokenOf(LEAST_FILLING_MS)
    expect(await submit({ formToken: used })).toMatchObject({ kind: 'accepted' })
    expect(await submit({ formToken: used }), 'the same again').toMatchObject({ kind: 'accepted' })
    for (const formToken of [used, tokenOf(LEAST_FILLING_MS - 1), `${tokenOf(9999).slice(0, -1)}_`]) {
      expect(await submit({ formToken, company: 'Other' })).toMatchObject({
        kind: 'challenge',
        values: { company: 'Other' },
      })
    }
    expect(await stored()).toHaveLength(1)
  })

  test('a form that was left open for days is taken all the same', async () => {
    expect(await submit({ formToken: tokenOf(TOKEN_LIFETIME_MS + 1) })).toMatchObject({ kind: 'accepted' })
  })

  test('two contents with one token at the same time: one is stored, the other is asked', async () => {
    const formToken = tokenOf(LEAST_FILLING_MS)
    const outcomes = await Promise.all(['One', 'Two'].map((company) => submit({ formToken, company })))
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['accepted', 'challenge'])
    expect(await stored()).toHaveLength(1)
  })

  test('over the limit nothing is stored, and the time to wait is given', async () => {
    taken = { kind: 'exceeded', retryAfterSeconds: 120 }
    const formToken = tokenOf(LEAST_FILLING_MS)
    expect(await submit({ formToken })).toMatchObject({
      kind: 'limited',
      retryAfterSeconds: 120,
      values: { company: 'Maison Aubrac' },
    })
    expect(await stored()).toEqual([])
  })

  test('spam is stored with its reasons, marked, without mails, and answered like any other', async () => {
    const message = '[url=https://pills.example]x[/url] https://pills.example https://pills.example'
    expect(await submit({ formToken: tokenOf(LEAST_FILLING_MS), message })).toMatchObject({
      kind: 'accepted',
    })
    expect(await stored()).toMatchObject([{ status: 'spam' }])
    const history = await database().db.selectFrom('enquiry_history').select('details').execute()
    expect(history).toMatchObject([{ details: { spamReasons: ['link-code', 'links'] } }])
    expect(await database().db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })
})
