import { describe, expect, test } from 'vitest'
import { BOTH_ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { DailyCounters } from '../server/daily-counters.server.ts'
import { addToStored } from '../server/measured-rows.repository.server.ts'
import { siteVitals, templateVitals } from '../server/site-vitals.server.ts'
import type { Device, Metric } from './vital-names.ts'
import { bucketOf } from './vital-scale.ts'

const NOW = new Date('2026-11-20T23:30:00Z')

describe.each(BOTH_ENGINES)('the site’s vitals on %s', (engine) => {
  const database = useDatabase(engine)

  async function store(
    visits: readonly { day?: string; page?: string; device?: Device; metric?: Metric; value: number }[],
  ) {
    const counters = new DailyCounters()
    for (const { day = '2026-11-20', page = 'venue', device = 'phone', metric = 'LCP', value } of visits)
      counters.addVital({ day, page, device, metric, bucket: bucketOf(metric, value) })
    await addToStored(database(), counters.take())
  }

  test('without visits there are none', async () => {
    expect(await siteVitals(database(), NOW)).toEqual([])
  })

  test('are the 75th percentiles by kind of page and device, and of all pages', async () => {
    await store([
      ...[1000, 1100, 1200, 1300].map((value) => ({ value })),
      ...[3000, 3000].map((value) => ({ value, page: 'home' })),
      { value: 900, device: 'desktop' },
      { value: 0.02, metric: 'CLS' },
    ])
    const figures = await siteVitals(database(), NOW)
    expect(figures.map(({ template, device, metric, visits }) => [template, device, metric, visits])).toEqual(
      [
        ['all', 'phone', 'LCP', 6],
        ['all', 'phone', 'CLS', 1],
        ['all', 'desktop', 'LCP', 1],
        ['home', 'phone', 'LCP', 2],
        ['venue', 'phone', 'LCP', 4],
        ['venue', 'phone', 'CLS', 1],
        ['venue', 'desktop', 'LCP', 1],
      ],
    )
    const venue = figures.find(({ template, device }) => template === 'venue' && device === 'phone')
    expect(venue?.value).toBeGreaterThanOrEqual(1200)
    expect(venue?.value).toBeLessThanOrEqual(1300)
  })

  test('all devices together are one distribution, not a mean of theirs', async () => {
    await store([
      ...[1000, 1000, 1000, 4200].map((value) => ({ value })),
      ...[3000, 3000, 3000, 3000].map((value) => ({ value, device: 'desktop' as const })),
    ])
    const [all, venue] = await templateVitals(database(), NOW)
    expect([all?.template, venue?.template]).toEqual(['all', 'venue'])
    expect(venue?.visits).toBe(8)
    expect(venue?.value).toBeGreaterThanOrEqual(3000)
    expect(venue?.value).toBeLessThanOrEqual(3100)
  })

  test('pages of one kind are added up, and days in Paris count: 28 of them', async () => {
    await store([
      { page: 'neighborhood', value: 1000 },
      { page: 'neighborhoods', value: 1000 },
      // It is the 21st in Paris, so the 25th of October is the first of 28 days.
      { page: 'home', value: 1000, day: '2026-10-25' },
      { page: 'home', value: 1000, day: '2026-10-24' },
    ])
    const figures = await siteVitals(database(), NOW)
    expect(figures.map(({ template, visits }) => [template, visits])).toEqual([
      ['all', 3],
      ['home', 1],
      ['neighborhoods', 2],
    ])
  })
})
