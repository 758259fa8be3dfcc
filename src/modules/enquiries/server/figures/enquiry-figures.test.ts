import { describe, expect, test } from 'vitest'
import { reportPeriod } from '#/lib/report-period.ts'
import { BOTH_ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { addEnquiry, type EnquiryOptions } from '../../../../../tests/helpers/enquiry-rows.ts'
import { readEnquiryFigures } from './enquiry-figures.repository.server.ts'

/** Friday. */
const NOW = new Date('2026-11-20T13:42:00Z')
const WEEK = reportPeriod('week', NOW)

describe.each(BOTH_ENGINES)('figures of requests on %s', (engine) => {
  const database = useDatabase(engine)
  const add = async (all: readonly EnquiryOptions[]) => {
    for (const options of all) await addEnquiry(database(), options)
  }

  test('without requests every day has none', async () => {
    const figures = await readEnquiryFigures(database(), WEEK)
    expect(figures).toMatchObject({ count: 0, before: 0, statuses: [], pages: [], languages: [] })
    expect(figures.days).toHaveLength(7)
    expect(figures.days.every(({ count }) => count === 0)).toBe(true)
  })

  test('the week up to now stands beside the week before up to the same moment, day by day in Paris', async () => {
    await add([
      // Monday in Paris, Sunday in London.
      { created_at: '2026-11-15T23:10:00.000Z' },
      { created_at: '2026-11-20T13:41:59.999Z' },
      { created_at: '2026-11-09T08:00:00.000Z' },
      { created_at: '2026-11-13T13:41:00.000Z' },
      // The Friday before, later than now; and the evening of the Sunday before.
      { created_at: '2026-11-13T13:43:00.000Z' },
      { created_at: '2026-11-15T22:50:00.000Z' },
      // Longer ago than is asked for.
      { created_at: '2026-11-08T22:00:00.000Z' },
    ])
    const { count, before, days, daysBefore } = await readEnquiryFigures(database(), WEEK)
    expect([count, before]).toEqual([2, 2])
    expect(days.map((day) => day.count)).toEqual([1, 0, 0, 0, 1, 0, 0])
    expect(daysBefore.map((day) => day.count)).toEqual([1, 0, 0, 0, 2, 0, 1])
    expect(days[0]?.day).toBe('2026-11-16')
  })

  test('what the staff entered is counted by how it came, and not among the pages', async () => {
    await add([
      { channel: 'phone', source_page: '' },
      { channel: 'phone', source_page: '' },
      { channel: 'fair', source_page: '', created_at: '2026-11-10T10:00:00.000Z' },
      { source_page: '/fr' },
    ])
    const { count, pages, channels } = await readEnquiryFigures(database(), WEEK)
    expect(count).toBe(3)
    expect(channels).toEqual([
      { channel: 'phone', count: 2, before: 0 },
      { channel: 'fair', count: 0, before: 1 },
    ])
    expect(pages).toEqual([{ page: 'home', count: 1, before: 0 }])
  })

  test('status, page and language are counted, the most frequent first, whatever the address looked like', async () => {
    await add([
      { status: 'won', language: 'fr', source_page: '/fr/contact-lieu' },
      { status: 'new', language: 'ja', source_page: '/ja/contact-venue' },
      { status: 'new', language: 'fr', source_page: '/fr' },
      {
        status: 'new',
        language: 'fr',
        source_page: '/contact-venue',
        created_at: '2026-11-10T10:00:00.000Z',
      },
      { status: 'new', language: 'de', source_page: '', created_at: '2026-11-10T10:00:00.000Z' },
    ])
    const { statuses, pages, languages } = await readEnquiryFigures(database(), WEEK)
    expect(statuses).toEqual([
      { status: 'new', count: 2 },
      { status: 'won', count: 1 },
    ])
    expect(pages).toEqual([
      { page: 'contact-venue', count: 2, before: 1 },
      { page: 'home', count: 1, before: 0 },
      { page: null, count: 0, before: 1 },
    ])
    expect(languages).toEqual([
      { language: 'fr', count: 2, before: 1 },
      { language: 'ja', count: 1, before: 0 },
      { language: 'de', count: 0, before: 1 },
    ])
  })

  test('spam is nowhere among them', async () => {
    await add([{ status: 'spam' }, {}])
    const figures = await readEnquiryFigures(database(), WEEK)
    expect(figures.count).toBe(1)
    expect(figures.statuses).toEqual([{ status: 'new', count: 1 }])
    expect(figures.days.map(({ count }) => count)).toEqual([0, 0, 0, 0, 1, 0, 0])
  })
})
