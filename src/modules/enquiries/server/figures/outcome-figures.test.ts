import { describe, expect, test } from 'vitest'
import { BOTH_ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../../tests/helpers/stored-colleague.ts'
import { storedEnquiry } from '../../../../../tests/helpers/stored-enquiry.ts'
import { EMPTY_FILTER, readInboxFilter } from '../../model/inbox-filter.ts'
import { readInbox } from '../inbox/inbox.server.ts'
import { readOutcomeFigures } from './outcome-figures.repository.server.ts'
import { readWaiting } from './waiting.repository.server.ts'

const NOW = new Date('2026-11-25T12:00:00Z')

describe.each(BOTH_ENGINES)('what was won and lost on %s', (engine) => {
  const database = useDatabase(engine)

  async function setUp() {
    const lea = await storedColleague(database(), 'Léa Morel')
    const won = (outcome_at: string, outcome_net_cents: number | null, more = {}) =>
      storedEnquiry(database(), { status: 'won', outcome_at, outcome_net_cents, owner: lea.id, ...more })
    const lost = (outcome_at: string, outcome_reason: 'price' | 'dates-taken' | null, more = {}) =>
      storedEnquiry(database(), { status: 'lost', outcome_at, outcome_reason, ...more })
    // The evening of 31 October in UTC is November in Paris.
    await won('2026-10-31T23:30:00.000Z', 570_000, { channel: 'phone' })
    await won('2026-11-10T10:00:00.000Z', 1_200_000)
    await won('2026-11-11T10:00:00.000Z', null)
    await lost('2026-11-12T10:00:00.000Z', 'price', { owner: lea.id })
    await lost('2026-03-12T10:00:00.000Z', 'price')
    await lost('2026-03-12T10:00:00.000Z', 'dates-taken', { kind: 'quote-venue' })
    await lost('2026-03-12T10:00:00.000Z', null)
    // Not decided, reopened, decided too long ago, and closed before outcomes were asked.
    await storedEnquiry(database())
    await storedEnquiry(database(), { status: 'quoted', outcome_at: '2026-11-10T10:00:00.000Z' })
    await won('2025-11-30T10:00:00.000Z', 900_000)
    await storedEnquiry(database(), { status: 'lost' })
    return lea
  }

  test('nothing decided', async () => {
    const { all, months, agents, sources } = await readOutcomeFigures(database(), NOW)
    expect(all).toEqual({ won: 0, lost: 0, netCents: 0, reasons: [] })
    expect(months.map(({ month }) => month)).toHaveLength(12)
    expect([months[0]?.month, months[11]?.month]).toEqual(['2025-12', '2026-11'])
    expect([agents, sources]).toEqual([[], []])
  })

  test('amounts and reasons by month of Paris, agent and source', async () => {
    const lea = await setUp()
    const { all, months, agents, sources } = await readOutcomeFigures(database(), NOW)
    expect(all).toEqual({
      won: 3,
      lost: 4,
      netCents: 1_770_000,
      reasons: [
        { reason: 'price', count: 2 },
        { reason: 'dates-taken', count: 1 },
      ],
    })
    expect(months.filter(({ won, lost }) => won + lost > 0)).toMatchObject([
      { month: '2026-03', won: 0, lost: 3, netCents: 0 },
      { month: '2026-11', won: 3, lost: 1, netCents: 1_770_000, reasons: [{ reason: 'price', count: 1 }] },
    ])
    expect(agents).toMatchObject([
      { id: lea.id, name: 'Léa Morel', won: 3, lost: 1, netCents: 1_770_000 },
      { id: null, name: null, won: 0, lost: 3 },
    ])
    expect(sources).toMatchObject([
      { source: 'quote', won: 2, lost: 3, netCents: 1_200_000 },
      { source: 'phone', won: 1, lost: 0, netCents: 570_000 },
      { source: 'quote-venue', won: 0, lost: 1 },
    ])
  })

  test('the list behind each bar has as many requests as the bar says', async () => {
    const lea = await setUp()
    const count = async (query: Record<string, string | string[]>) => {
      const filter = { ...EMPTY_FILTER, ...readInboxFilter(query) }
      return (await readInbox(database(), filter, { me: lea.id, now: NOW })).total
    }
    expect(await count({ view: 'won', decided: '2026-11' })).toBe(3)
    expect(await count({ view: 'won', decided: '2026-10' })).toBe(0)
    expect(await count({ view: 'lost', outcome: 'price', decided: 'year' })).toBe(2)
    expect(await count({ view: 'lost', outcome: 'lacking', decided: 'year' })).toBe(1)
    const decided = { status: ['won', 'lost'], decided: 'year' }
    expect(await count({ ...decided, source: 'quote' })).toBe(5)
    expect(await count({ ...decided, source: 'phone' })).toBe(1)
    expect(await count({ ...decided, owner: lea.id })).toBe(4)
    expect(await count({ ...decided, owner: 'nobody' })).toBe(3)
    // What is still to be said is what "To do" counts.
    expect(await count({ outcome: 'lacking' })).toBe(2)
    expect((await readWaiting(database(), NOW)).lacking).toBe(2)
  })
})
