import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { beforeEach, describe, expect, test } from 'vitest'
import type { FormChallenge } from '#/forms/form-challenge.ts'
import {
  LEAST_FILLING_MS,
  makeFormToken,
  TOKEN_LIFETIME_MS,
  WAIT_MS,
} from '#/platform/rate-limits/form-token.ts'
import type { Taken } from '#/platform/rate-limits/limits.ts'
import { ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { quoteForm } from '../../../../../tests/helpers/quote-forms.ts'
import { storedColleague } from '../../../../../tests/helpers/stored-colleague.ts'
import { EMPTY_FILTER } from '../../model/inbox-filter.ts'
import { QUOTE_VENUE_DEFINITION } from '../enquiry-forms.server.ts'
import { readWaiting } from '../figures/waiting.repository.server.ts'
import { readInboxIds } from '../inbox/inbox-ids.server.ts'
import { readInboxRows } from '../inbox/inbox-rows.repository.server.ts'
import { changeEnquiry } from '../record/change-enquiries.server.ts'
import { readEnquiry } from '../view/read-enquiry.server.ts'
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
  const proofOf = async ({ work }: FormChallenge): Promise<string> => {
    const solution = await solveChallenge({ challenge: work, deriveKey })
    return Buffer.from(JSON.stringify({ challenge: work, solution })).toString('base64')
  }
  const mails = () => database().db.selectFrom('outbox').select('payload').orderBy('created_at').execute()
  const stored = () =>
    database()
      .db.selectFrom('enquiry')
      .select(['status', 'company', 'sender_network', 'perhaps_spam'])
      .execute()

  test('a form filled in at leisure is taken; its sender’s address is kept truncated only', async () => {
    expect(await submit({ formToken: tokenOf(LEAST_FILLING_MS) })).toMatchObject({ kind: 'accepted' })
    expect(await stored()).toEqual([
      { status: 'new', company: 'Maison Aubrac', sender_network: '2001:db8:1::/48', perhaps_spam: 0 },
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
    const proven = { formToken: challenge.token, proof: await proofOf(challenge) }
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

  test.each(['remark', 'website'])(
    'the hidden field %s, filled in by a password manager, costs one proof and nothing else',
    async (name) => {
      const filled = { [name]: 'https://maison.example', formToken: tokenOf(LEAST_FILLING_MS) }
      const challenge = await challengeOf(filled)
      expect(await stored()).toEqual([])
      const proven = { ...filled, formToken: challenge.token, proof: await proofOf(challenge) }
      expect(await submit(proven)).toMatchObject({ kind: 'accepted', isUnacknowledged: false })
      expect(await stored()).toMatchObject([{ status: 'new', perhaps_spam: 0 }])
      expect(await mails()).toHaveLength(2)
      // Without the field it is the same enquiry.
      expect(await submit({})).toMatchObject({ kind: 'accepted' })
      expect(await stored()).toHaveLength(1)
    },
  )

  test('what looks like spam is stored, marked and mailed all the same, with its signs in words', async () => {
    const message = '[url=https://pills.example]x[/url] https://pills.example https://pills.example'
    const challenge = await challengeOf({ message, formToken: tokenOf(LEAST_FILLING_MS) })
    expect(await stored(), 'refused in words, so not stored').toEqual([])
    const proven = { message, formToken: challenge.token, proof: await proofOf(challenge) }
    expect(await submit(proven)).toMatchObject({ kind: 'accepted' })
    expect(await stored()).toMatchObject([{ status: 'new', perhaps_spam: 1 }])
    const history = await database().db.selectFrom('enquiry_history').select('details').execute()
    expect(history).toMatchObject([{ details: { spamSigns: ['link-code', 'links'] } }])
    expect((await mails()).map(({ payload }) => payload)).toMatchObject([
      { template: 'quote-acknowledgement' },
      { template: 'quote-notification', data: { spamReasons: ['link-code', 'links'] } },
    ])

    // In the inbox like any other, with its mark, until the staff decide.
    const me = {
      ...(await storedColleague(database(), 'Inès Faure')),
      role: 'agent',
      singleKeys: true,
    } as const
    const asking = { me: me.id, now: NOW }
    const suspects = async () => ({
      counted: (await readWaiting(database(), NOW)).perhapsSpam,
      listed: await readInboxIds(database(), { ...EMPTY_FILTER, suspect: 'spam' }, asking),
      all: await readInboxIds(database(), EMPTY_FILTER, asking),
    })
    const idsIn = ({ segments }: Awaited<ReturnType<typeof readInboxIds>>) =>
      segments.flatMap(({ ids }) => ids)
    const before = await suspects()
    expect([before.counted, idsIn(before.listed).length, idsIn(before.all).length]).toEqual([1, 1, 1])
    const [row] = await readInboxRows(database(), idsIn(before.all), me.id)
    expect(row).toMatchObject({ status: 'new', perhapsSpam: true })
    const view = await readEnquiry(database(), row?.reference ?? '', { viewer: me, language: 'en' })
    expect(view?.spamSigns).toEqual(['link-code', 'links'])

    const change = { status: 'in-progress' } as const
    await changeEnquiry(database(), { reference: row?.reference ?? '', version: 1, change }, me)
    const after = await suspects()
    expect([after.counted, idsIn(after.listed).length, idsIn(after.all).length]).toEqual([0, 0, 1])
  })
})
