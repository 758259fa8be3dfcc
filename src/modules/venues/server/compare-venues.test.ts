import { describe, expect, test } from 'vitest'
import { ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { addVenue } from '../../../../tests/helpers/venue-rows.ts'
import { compareVenues } from './compare-venues.server.ts'

describe.each(ENGINES)('venues side by side on %s', (engine) => {
  const database = useDatabase(engine)

  test('come in the order asked for, without those that are gone or not published', async () => {
    await addVenue(database(), 'perle')
    await addVenue(database(), 'loft', { name: 'Loft' })
    await addVenue(database(), 'hidden', { status: 'draft' })
    const venues = await compareVenues(database(), 'en', ['loft', 'hidden', 'gone', 'perle'])
    expect(venues.map(({ slug }) => slug)).toEqual(['loft', 'perle'])
  })

  test('say how one gets in: the sheet first, and what it does not know from the equipment', async () => {
    await addVenue(database(), 'known', {
      access_steps: 0,
      lift: 'goods',
      goods_door_width_cm: 220,
      equipment: ['lift', 'wifi'],
    })
    await addVenue(database(), 'unknown', { equipment: ['step-free-access', 'freight-lift', 'wifi'] })
    const [known, unknown] = await compareVenues(database(), 'en', ['known', 'unknown'])
    expect(known?.access).toEqual([
      'Step-free',
      'Goods lift',
      'Goods door 220\u00a0cm wide',
      'Metro: Chemin Vert',
    ])
    expect(unknown?.access).toEqual(['Step-free access', 'Goods lift', 'Metro: Chemin Vert'])
    expect(known?.equipment).toEqual([
      { id: 'wifi', name: 'Wi-Fi' },
      { id: 'lift', name: 'Lift' },
    ])
  })

  test('count all photographs and give the second and the third', async () => {
    await addVenue(database(), 'perle', { photos: ['One', 'Two', 'Three', 'Four'].map((en) => ({ en })) })
    const [venue] = await compareVenues(database(), 'en', ['perle'])
    expect(venue).toMatchObject({ photoCount: 4, photos: [{ alt: 'Two' }, { alt: 'Three' }], hasPlan: false })
  })
})
