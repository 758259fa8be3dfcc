import { describe, expect, test } from 'vitest'
import { BOTH_ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { keepCounters } from './counter-flush.server.ts'
import { DailyCounters, type EventStep } from './daily-counters.server.ts'
import { deleteBefore, readVitals } from './measured-rows.repository.server.ts'

const view = (day: string, page = 'venues'): EventStep => ({
  day,
  name: 'page_view',
  page,
  label: '',
  venueSlug: '',
  venueCategory: '',
  language: 'fr',
  value: 2.5,
})
const vital = (day: string, bucket: number) =>
  ({ day, page: 'home', device: 'phone', metric: 'LCP', bucket }) as const
const silent = { error: () => {}, warn: () => {} }

describe.each(BOTH_ENGINES)('counters on %s', (engine) => {
  const database = useDatabase(engine)
  const counterFlushOf = (counters: DailyCounters) =>
    keepCounters({ database: database(), counters, log: silent })
  const storedEvents = () =>
    database().db.selectFrom('measured_event').selectAll().orderBy('day').orderBy('page').execute()

  test('are added to the stored ones, from several processes at once', async () => {
    const processes = Array.from({ length: 4 }, () => new DailyCounters())
    const counterFlushes = processes.map(counterFlushOf)
    for (const counters of processes) {
      for (let n = 0; n < 3; n += 1) {
        // In another order in each process.
        for (const page of n % 2 === 0 ? ['home', 'venues'] : ['venues', 'home'])
          counters.addEvent(view('2026-11-20', page))
        counters.addVital(vital('2026-11-20', n))
      }
    }
    await Promise.all(counterFlushes.map((counterFlush) => counterFlush.flush()))
    processes[0]?.addEvent(view('2026-11-20'))
    await Promise.all(counterFlushes.map((counterFlush) => counterFlush.stop()))
    const rows = await storedEvents()
    expect(rows.map(({ page, count, value_sum }) => [page, count, value_sum])).toEqual([
      ['home', 12, 30],
      ['venues', 13, 32.5],
    ])
    const vitals = await readVitals(database(), '2026-11-20')
    expect(vitals.map(({ count }) => count)).toEqual([4, 4, 4])
  })

  test('wait when the database does not answer', async () => {
    const counters = new DailyCounters()
    const counterFlush = counterFlushOf(counters)
    await database().db.schema.alterTable('measured_event').renameTo('away').execute()
    counters.addEvent(view('2026-11-20'))
    await counterFlush.flush()
    expect(counters.size).toBe(1)
    await database().db.schema.alterTable('away').renameTo('measured_event').execute()
    counters.addEvent(view('2026-11-20'))
    await counterFlush.stop()
    expect(await storedEvents()).toMatchObject([{ count: 2, value_sum: 5 }])
  })

  test('more than a statement takes are written', async () => {
    const counters = new DailyCounters()
    for (let n = 0; n < 1200; n += 1) counters.addEvent(view('2026-11-20', `page-${n}`))
    await counterFlushOf(counters).stop()
    expect(await storedEvents()).toHaveLength(1200)
  })

  test('of old days go, each kind after its own time', async () => {
    const counters = new DailyCounters()
    for (const day of ['2024-01-01', '2026-06-01', '2026-11-20']) {
      counters.addEvent(view(day))
      counters.addVital(vital(day, 1))
    }
    await counterFlushOf(counters).stop()
    await deleteBefore(database(), { events: '2026-01-01', vitals: '2026-11-01' })
    expect((await storedEvents()).map(({ day }) => day)).toEqual(['2026-06-01', '2026-11-20'])
    // A month of days at a time: a wrong clock must not delete all of them.
    expect(await readVitals(database(), '2020-01-01')).toMatchObject([{ count: 2 }])
    await deleteBefore(database(), { events: '2026-01-01', vitals: '2026-11-01' })
    expect(await readVitals(database(), '2020-01-01')).toMatchObject([{ count: 1 }])
  })
})

test('a flood of different events is bounded and logged', () => {
  const counters = new DailyCounters()
  for (let n = 0; n < 25_000; n += 1) counters.addEvent(view('2026-11-20', `page-${n}`))
  expect([counters.size, counters.dropped]).toEqual([20_000, 5000])
})
