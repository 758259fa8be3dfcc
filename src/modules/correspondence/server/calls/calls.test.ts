import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { CallOutcome } from '#/modules/enquiries/model/call-outcome.ts'
import { readReplyTimes } from '#/modules/enquiries/server/figures/reply-times.repository.server.ts'
import { changeEnquiry } from '#/modules/enquiries/server/record/change-enquiries.server.ts'
import { readEnquiry } from '#/modules/enquiries/server/view/read-enquiry.server.ts'
import { ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../../tests/helpers/stored-colleague.ts'
import { storedEnquiry } from '../../../../../tests/helpers/stored-enquiry.ts'
import { sendReply } from '../reply/send-reply.server.ts'
import { recordCall, removeCall } from './calls.server.ts'

const reference = 'Q-26-1187'
const CAME = '2026-11-22T07:00:00.000Z'
const NOW = new Date('2026-11-22T09:00:00.000Z')
const DAY = { from: new Date('2026-11-22T00:00:00.000Z'), to: new Date('2026-11-23T00:00:00.000Z') }

describe.each(ENGINES)('calls on %s', (engine) => {
  const database = useDatabase(engine)

  async function setUp(fields: Parameters<typeof storedEnquiry>[1] = {}) {
    const lea = await storedColleague(database(), 'Léa Morel')
    await storedEnquiry(database(), { reference, created_at: CAME, ...fields })
    const viewer = { ...lea, role: 'agent', singleKeys: true } as const
    const read = () => readEnquiry(database(), reference, { viewer, language: 'fr', now: NOW })
    const call = (outcome: CallOutcome, text = '', entry: string = randomUUID()) =>
      recordCall(database(), { reference, entry, outcome, text }, lea, NOW)
    const actions = async () =>
      (await database().db.selectFrom('audit_log').select('action').orderBy('at').execute()).map(
        ({ action }) => action,
      )
    return { lea, read, call, actions }
  }

  test.each(['spoke', 'message'] as const)(
    'the clock stops once (%s), whether there is an address or not, and goes on when that is taken back',
    async (outcome) => {
      const { lea, read, call, actions } = await setUp()
      const entry = randomUUID()
      expect(await call(outcome, 'Rappelle jeudi', entry)).toBe(true)
      expect(await call(outcome, 'Rappelle jeudi', entry)).toBe(true)
      expect(await read()).toMatchObject({
        status: 'in-progress',
        owner: { name: 'Léa Morel' },
        answeredAt: NOW.toISOString(),
        version: 2,
        log: [{ event: 'called', outcome, text: 'Rappelle jeudi', actor: { name: 'Léa Morel' } }],
      })
      expect(await readReplyTimes(database(), DAY)).toMatchObject({ answers: 1, within24: 1 })
      expect(await removeCall(database(), { reference, entry }, lea, NOW)).toBe(true)
      expect(await removeCall(database(), { reference, entry }, lea, NOW)).toBe(false)
      expect(await read()).toMatchObject({
        status: 'new',
        owner: null,
        answeredAt: null,
        version: 3,
        log: [],
      })
      expect(await readReplyTimes(database(), DAY)).toMatchObject({ answers: 0 })
      expect((await actions()).toSorted()).toEqual(['request.call-removed', 'request.called'])
    },
  )

  test('without an answer it is written down, and the clock goes on', async () => {
    const { lea, read, call } = await setUp()
    const entry = randomUUID()
    await call('none', '', entry)
    expect(await read()).toMatchObject({
      status: 'new',
      owner: null,
      answeredAt: null,
      version: 1,
      log: [{ event: 'called', outcome: 'none' }],
    })
    expect(await removeCall(database(), { reference, entry }, lea, NOW)).toBe(true)
    expect(await read()).toMatchObject({ version: 1, log: [] })
  })

  test('after the first answer a call changes nothing else, and taking it back neither', async () => {
    const answered = '2026-11-22T08:00:00.000Z'
    const { lea, read, call } = await setUp()
    await database()
      .db.updateTable('enquiry')
      .set({ first_answered_at: answered, status: 'quoted', owner: lea.id })
      .execute()
    const entry = randomUUID()
    await call('spoke', 'Hésite', entry)
    expect(await read()).toMatchObject({ status: 'quoted', answeredAt: answered, version: 1 })
    await removeCall(database(), { reference, entry }, lea, NOW)
    expect(await read()).toMatchObject({ status: 'quoted', answeredAt: answered, version: 1 })
  })

  test('what colleagues change before and after stays; only the caller takes it back', async () => {
    const { lea, read, call } = await setUp()
    const nina = await storedColleague(database(), 'Nina Brandt')
    await changeEnquiry(database(), { reference, version: 1, change: { status: 'quoted' } }, nina, NOW)
    const entry = randomUUID()
    expect(await call('spoke', '', entry)).toBe(true)
    await changeEnquiry(database(), { reference, version: 3, change: { status: 'won' } }, nina, NOW)
    expect(await removeCall(database(), { reference, entry }, nina, NOW)).toBe(false)
    expect(await removeCall(database(), { reference, entry }, lea, NOW)).toBe(true)
    expect(await read()).toMatchObject({ status: 'won', owner: { name: 'Léa Morel' }, answeredAt: null })
  })

  test('a request without an address shows its channel and accepts no reply', async () => {
    const { lea, read } = await setUp({
      email: '',
      phone_e164: '+33612345678',
      channel: 'phone',
      source_page: '',
    })
    expect(await read()).toMatchObject({
      channel: 'phone',
      requester: { email: null, phone: { e164: '+33612345678' } },
      facts: [],
    })
    const reply = {
      reference,
      key: randomUUID(),
      version: 1,
      language: 'fr',
      template: 'checking',
      subject: 'Objet',
      body: 'Texte',
      typed: {},
      venues: [],
      refused: [],
      prices: {},
      cc: [],
    } as const
    expect(await sendReply(database(), { ...reply, venues: [], refused: [], cc: [] }, lea, NOW)).toEqual({
      kind: 'no-address',
    })
    expect(await database().db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })
})
