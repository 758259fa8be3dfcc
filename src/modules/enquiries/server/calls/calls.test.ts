import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../../tests/helpers/stored-colleague.ts'
import { storedEnquiry } from '../../../../../tests/helpers/stored-enquiry.ts'
import { sendReply } from '../reply/send-reply.server.ts'
import { markAnswered, unmarkAnswered } from './answered.server.ts'
import { changeEnquiry } from './change-enquiry.server.ts'
import { readEnquiry } from './read-enquiry.server.ts'

const reference = 'Q-26-1187'
const NOW = new Date('2026-11-22T09:00:00.000Z')

describe.each(ENGINES)('requests without an address on %s', (engine) => {
  const database = useDatabase(engine)

  async function setUp() {
    const lea = await storedColleague(database(), 'Léa Morel')
    const fields = {
      reference,
      email: '',
      phone_e164: '+33612345678',
      channel: 'phone',
      source_page: '',
    } as const
    await storedEnquiry(database(), fields)
    const viewer = { ...lea, role: 'agent', singleKeys: true } as const
    const read = () => readEnquiry(database(), reference, { viewer, language: 'fr', now: NOW })
    return { lea, read }
  }

  test('answered on the telephone: the clock stops, once, and goes on when that is taken back', async () => {
    const { lea, read } = await setUp()
    const entry = randomUUID()
    const answer = { reference, version: 1, entry }
    expect(await markAnswered(database(), answer, lea, NOW)).toBe(true)
    expect(await markAnswered(database(), answer, lea, NOW)).toBe(false)
    expect(await read()).toMatchObject({
      status: 'in-progress',
      owner: { name: 'Léa Morel' },
      answeredAt: NOW.toISOString(),
      version: 2,
      log: [{ event: 'answered', actor: { name: 'Léa Morel' } }],
    })
    expect(await unmarkAnswered(database(), { reference, entry }, lea, NOW)).toBe(true)
    expect(await unmarkAnswered(database(), { reference, entry }, lea, NOW)).toBe(false)
    expect(await read()).toMatchObject({ status: 'new', owner: null, answeredAt: null, version: 3, log: [] })
  })

  test('another user was first: nothing changes; what they change later stays when it is taken back', async () => {
    const { lea, read } = await setUp()
    const change = (version: number) =>
      changeEnquiry(database(), { reference, version, change: { status: 'quoted' } }, lea, NOW)
    await change(1)
    const entry = randomUUID()
    expect(await markAnswered(database(), { reference, version: 1, entry }, lea, NOW)).toBe(false)
    expect(await markAnswered(database(), { reference, version: 2, entry }, lea, NOW)).toBe(true)
    await changeEnquiry(database(), { reference, version: 3, change: { status: 'won' } }, lea, NOW)
    expect(await unmarkAnswered(database(), { reference, entry }, lea, NOW)).toBe(true)
    expect(await read()).toMatchObject({ status: 'won', answeredAt: null })
  })

  test('shows its channel and that there is no address, and accepts no reply', async () => {
    const { lea, read } = await setUp()
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
      cc: [],
    } as const
    expect(await sendReply(database(), { ...reply, venues: [], cc: [] }, lea, NOW)).toEqual({
      kind: 'no-address',
    })
    expect(await database().db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })
})
