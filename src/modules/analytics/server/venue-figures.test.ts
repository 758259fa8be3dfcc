import { describe, expect, test } from 'vitest'
import { BOTH_ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { addEnquiry } from '../../../../tests/helpers/enquiry-rows.ts'
import { addVenue } from '../../../../tests/helpers/venue-rows.ts'
import { DailyCounters } from './daily-counters.server.ts'
import { addToStored } from './measured-rows.repository.server.ts'
import { readVenueFigures, type VenueFigureOrder } from './venue-figures.repository.server.ts'

/** The 20th in Paris: seven days are the 14th to the 20th. */
const NOW = new Date('2026-11-20T13:00:00Z')

describe.each(BOTH_ENGINES)('figures of venues on %s', (engine) => {
  const database = useDatabase(engine)
  const read = (order: VenueFigureOrder = 'views', limit = 10) =>
    readVenueFigures(database(), { days: 7, order, limit, now: NOW })

  async function see(
    slug: string,
    days: readonly string[],
    name: 'venue_view' | 'add_to_favorites' = 'venue_view',
  ) {
    const counters = new DailyCounters()
    for (const [n, day] of days.entries())
      counters.addEvent({
        day,
        name,
        page: 'venue',
        label: '',
        language: n % 2 === 0 ? 'fr' : 'en',
        venueSlug: slug,
        venueCategory: 'gallery',
        value: 0,
      })
    await addToStored(database(), counters.take())
  }

  test('views, favourites and requests stand beside each other, with the views of the days before', async () => {
    const id = await addVenue(database(), 'perle', { name: 'Galerie Perle', photos: [{}, {}] })
    await addVenue(database(), 'unseen')
    await see('perle', ['2026-11-14', '2026-11-20', '2026-11-20', '2026-11-13', '2026-11-07'])
    await see('perle', ['2026-11-06', '2026-11-21'])
    await see('perle', ['2026-11-20', '2026-11-13'], 'add_to_favorites')
    const venues = [{ id, slug: 'perle' }]
    // Its first day has begun in Paris and not in London.
    await addEnquiry(database(), { venues, created_at: '2026-11-13T23:10:00.000Z' })
    await addEnquiry(database(), { venues, created_at: '2026-11-13T22:50:00.000Z' })
    await addEnquiry(database(), { venues, status: 'spam' })
    expect(await read()).toEqual([
      {
        id,
        slug: 'perle',
        name: 'Galerie Perle',
        status: 'published',
        cover: 'perle-1',
        views: 3,
        viewsBefore: 2,
        favorites: 1,
        requests: 1,
      },
    ])
  })

  test('the list is ordered by what is asked for, and cut', async () => {
    const [a, b, c] = [
      await addVenue(database(), 'a'),
      await addVenue(database(), 'b'),
      await addVenue(database(), 'c', { status: 'archived' }),
    ]
    await see('a', ['2026-11-20'])
    await see('b', ['2026-11-20', '2026-11-19'])
    await see('c', ['2026-11-20'], 'add_to_favorites')
    await addEnquiry(database(), {
      venues: [
        { id: c, slug: 'c' },
        { id: a, slug: 'a' },
      ],
    })
    await addEnquiry(database(), { venues: [{ id: a, slug: 'a' }] })
    expect((await read('views')).map(({ slug }) => slug)).toEqual(['b', 'a', 'c'])
    expect((await read('requests')).map(({ slug }) => slug)).toEqual(['a', 'c', 'b'])
    expect((await read('favorites', 1)).map(({ id, cover }) => [id, cover])).toEqual([[c, null]])
    expect((await read('views', 1)).map(({ id }) => id)).toEqual([b])
  })
})
