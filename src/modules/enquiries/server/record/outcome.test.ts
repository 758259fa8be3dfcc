import { describe, expect, test } from 'vitest'
import { ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../../tests/helpers/stored-colleague.ts'
import { storedEnquiry } from '../../../../../tests/helpers/stored-enquiry.ts'
import { addVenue } from '../../../../../tests/helpers/venue-rows.ts'
import type { EnquiryChange } from '../../model/change-enquiry.ts'
import { lacksOutcome, outcomeSchema } from '../../model/outcome.ts'
import { erasePerson } from '../privacy/person.ts'
import { readEnquiry } from '../view/read-enquiry.server.ts'
import { changeEnquiries, changeEnquiry } from './change-enquiries.server.ts'

const reference = 'Q-26-0815'
const WON = { status: 'won', venue: 'galerie-perle', netCents: 570_000 } as const
const LOST = { status: 'lost', reason: 'price', note: '' } as const
const at = (hour: number) => new Date(Date.UTC(2026, 10, 25, hour))

describe.each(ENGINES)('outcomes on %s', (engine) => {
  const database = useDatabase(engine)

  async function setUp() {
    const lea = await storedColleague(database(), 'Léa Morel')
    await addVenue(database(), 'galerie-perle')
    const id = await storedEnquiry(database(), { reference, status: 'quoted' })
    const viewer = { ...lea, role: 'agent', singleKeys: true } as const
    const read = async () => {
      const view = await readEnquiry(database(), reference, { viewer, language: 'fr' })
      if (view === undefined) throw new Error('The request is gone')
      return view
    }
    const change = async (wanted: EnquiryChange, hour: number) => {
      const { version } = await read()
      expect(
        await changeEnquiry(database(), { reference, version, change: wanted }, lea, at(hour)),
      ).toMatchObject({ kind: 'changed' })
      return read()
    }
    const audit = () =>
      database().db.selectFrom('audit_log').select(['action', 'details']).orderBy('at').execute()
    return { id, lea, read, change, audit }
  }

  test('won with venue and amount, corrected, and the correction taken back', async () => {
    const { change, audit } = await setUp()
    const won = await change({ status: 'won', outcome: WON }, 9)
    expect(won.outcome).toEqual({
      reason: null,
      note: null,
      venue: { slug: 'galerie-perle', name: 'Galerie Perle' },
      netCents: 570_000,
      at: at(9).toISOString(),
      by: expect.objectContaining({ name: 'Léa Morel' }),
    })
    expect(lacksOutcome('won', won.outcome)).toBe(false)
    const corrected = await change({ status: 'won', outcome: { ...WON, netCents: 1_260_000 } }, 12)
    // The moment of the decision stays: the figures of its month do too.
    expect(corrected.outcome).toMatchObject({ netCents: 1_260_000, at: at(9).toISOString() })
    expect(corrected.log[0]).toMatchObject({
      event: 'outcome',
      outcome: { netCents: 1_260_000 },
      former: { netCents: 570_000, venue: 'Galerie Perle' },
    })
    expect((await change({ outcome: 'former' }, 13)).outcome).toEqual(won.outcome)
    expect(await audit()).toMatchObject([
      { action: 'request.status-changed', details: { to: 'won', netCents: 570_000, venue: 'Galerie Perle' } },
      { action: 'request.outcome-changed', details: { netCents: 1_260_000 } },
      { action: 'request.outcome-changed', details: { netCents: 570_000 } },
    ])
  })

  test('decided now and said later; then it lacks nothing', async () => {
    const { change } = await setUp()
    const lost = await change({ status: 'lost' }, 9)
    expect(lacksOutcome('lost', lost.outcome)).toBe(true)
    const said = await change({ status: 'lost', outcome: { ...LOST, note: 'Trop cher' } }, 15)
    expect(said.outcome).toMatchObject({ reason: 'price', note: 'Trop cher', at: at(9).toISOString() })
    expect(lacksOutcome('lost', said.outcome)).toBe(false)
  })

  test('reopening keeps the former outcome in the history, and its undo brings it back as it was', async () => {
    const { change, read } = await setUp()
    const won = await change({ status: 'won', outcome: WON }, 9)
    const open = await change({ status: 'in-progress' }, 10)
    expect(open.outcome).toBeNull()
    expect(open.log[0]).toMatchObject({ event: 'status', former: { netCents: 570_000 }, outcome: null })
    const undone = await change({ status: 'won', outcome: 'former' }, 11)
    expect(undone.outcome).toEqual(won.outcome)
    // And from won to lost and back.
    await change({ status: 'lost', outcome: LOST }, 12)
    expect((await change({ status: 'won', outcome: 'former' }, 13)).outcome).toEqual(won.outcome)
    expect((await read()).status).toBe('won')
  })

  test('many are lost for one reason; the undo opens them again', async () => {
    const { id, lea } = await setUp()
    const second = await storedEnquiry(database(), {})
    const { changed } = await changeEnquiries(
      database(),
      [id, second].map((one) => ({ id: one, version: 1, status: 'lost', outcome: LOST })),
      lea,
      { now: at(9) },
    )
    expect(changed).toHaveLength(2)
    const rows = () =>
      database().db.selectFrom('enquiry').select(['status', 'outcome_reason', 'outcome_at']).execute()
    expect(await rows()).toMatchObject([
      { status: 'lost', outcome_reason: 'price' },
      { status: 'lost', outcome_reason: 'price' },
    ])
    await changeEnquiries(
      database(),
      changed.map(({ id: one, version, before }) => ({ id: one, version, ...before })),
      lea,
      { now: at(10) },
    )
    expect((await rows()).map(({ outcome_at, outcome_reason }) => [outcome_at, outcome_reason])).toEqual([
      [null, null],
      [null, null],
    ])
  })

  test('of an erased person the reason stays for the figures, what was typed does not', async () => {
    const { change } = await setUp()
    await change({ status: 'lost', outcome: { ...LOST, note: 'Camille a changé d’avis' } }, 9)
    await erasePerson(
      { email: 'camille@example.com' },
      { database: database(), remove: async () => undefined },
    )
    const { db } = database()
    expect(
      await db.selectFrom('enquiry').select(['outcome_reason', 'outcome_note', 'outcome_at']).execute(),
    ).toEqual([{ outcome_reason: 'price', outcome_note: null, outcome_at: at(9).toISOString() }])
    const history = await db.selectFrom('enquiry_history').select('details').execute()
    expect(JSON.stringify(history)).not.toContain('Camille')
  })

  test('a venue that does not exist changes nothing', async () => {
    const { lea, read } = await setUp()
    const change = { status: 'won', outcome: { ...WON, venue: 'nowhere' } } as const
    await expect(changeEnquiry(database(), { reference, version: 1, change }, lea)).rejects.toThrow('no')
    expect(await read()).toMatchObject({ status: 'quoted', version: 1 })
  })
})

test('what the schema refuses', () => {
  expect(outcomeSchema.safeParse(WON).success).toBe(true)
  expect(outcomeSchema.safeParse({ ...WON, netCents: 0 }).success).toBe(false)
  expect(outcomeSchema.safeParse({ ...WON, netCents: 12.5 }).success).toBe(false)
  expect(outcomeSchema.safeParse({ ...LOST, reason: 'other' }).success).toBe(false)
  expect(outcomeSchema.safeParse({ ...LOST, reason: 'other', note: ' Autre projet ' }).success).toBe(true)
})
