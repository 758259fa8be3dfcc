import { describe, expect, test } from 'vitest'
import { ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { addVenue } from '../../../../tests/helpers/venue-rows.ts'
import { readVenuePhotos } from './venue-photos.repository.server.ts'

describe.each(ENGINES)('photographs of venues on %s', (engine) => {
  const database = useDatabase(engine)

  test('all of them, in the order that was asked for, and of published venues only', async () => {
    await addVenue(database(), 'perle', { photos: [{ en: 'First' }, { en: 'Second' }, { en: 'Third' }] })
    await addVenue(database(), 'loft', { name: 'Loft', photos: [{ en: 'Only' }] })
    await addVenue(database(), 'hidden', { status: 'draft', photos: [{ en: 'Hidden' }] })
    const found = await readVenuePhotos(database(), ['loft', 'hidden', 'gone', 'perle'], 'en')
    expect(found.map(({ slug, name, photos }) => [slug, name, photos.map(({ alt }) => alt)])).toEqual([
      ['loft', 'Loft', ['Only']],
      ['perle', 'Galerie Perle', ['First', 'Second', 'Third']],
    ])
    expect(await readVenuePhotos(database(), [], 'en')).toEqual([])
  })
})
