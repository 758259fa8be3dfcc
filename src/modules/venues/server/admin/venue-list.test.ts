import { describe, expect, test } from 'vitest'
import { ENGINES } from '../../../../../tests/helpers/database.ts'
import { FRENCH, LEA, saved, useEditedVenues } from '../../../../../tests/helpers/edited-venues.ts'
import { addVenue } from '../../../../../tests/helpers/venue-rows.ts'
import { venueListQuery } from '../../model/venue-list.schema.ts'
import { changeStatus } from './venue-life.server.ts'
import { listVenueRows } from './venue-list.server.ts'

describe.each(ENGINES)('the list of venues on %s', (engine) => {
  const { database, begin } = useEditedVenues(engine)
  const list = (query: object = {}) => listVenueRows(database(), venueListQuery.parse(query))

  test('the list: tabs, search without accents, filters, order, what is missing', async () => {
    const id = await addVenue(database(), 'hotel-de-marbeuf', {
      name: 'Hôtel de Marbeuf',
      surface_m2: 310,
      words: { fr: FRENCH },
      photos: [{ fr: 'Salle' }],
      equipment: ['lift'],
    })
    await addVenue(database(), 'atelier', { name: 'Atelier', type: 'loft', status: 'archived' })
    await begin('Cour des Rosiers')
    expect((await list()).counts).toEqual({ all: 3, published: 1, draft: 1, archived: 1, todo: 2 })
    const names = async (query: object) => (await list(query)).venues.map(({ name }) => name)
    expect(await names({ q: 'hotel marb' })).toEqual(['Hôtel de Marbeuf'])
    expect(await names({ q: 'rosiers' })).toEqual(['Cour des Rosiers'])
    expect(await names({ type: 'loft' })).toEqual(['Atelier'])
    expect(await names({ equipment: 'lift' })).toEqual(['Hôtel de Marbeuf'])
    await addVenue(database(), 'small', {
      name: 'Small',
      capacity_standing: 40,
      capacity_cocktail_dinner: 30,
    })
    expect(await names({ guests: '110', sort: 'name', order: 'up' })).toEqual(['Atelier', 'Hôtel de Marbeuf'])
    expect(await names({ guests: '81', priceMax: '1199' })).toEqual([])
    // A draft without a price is no cheap one.
    expect(await names({ priceMax: '1200', guests: '40', q: 'small' })).toEqual(['Small'])
    expect(await names({ priceMax: '1200', q: 'rosiers' })).toEqual([])
    await database().db.deleteFrom('venue').where('slug', '=', 'small').execute()
    expect(await names({ view: 'todo', incomplete: 'fr' })).toEqual(['Cour des Rosiers'])
    expect(await names({ sort: 'name', order: 'up' })).toEqual([
      'Atelier',
      'Cour des Rosiers',
      'Hôtel de Marbeuf',
    ])
    expect(await names({ sort: 'nonsense', page: 'x' })).toHaveLength(3)
    const [venue] = (await list({ q: 'marbeuf' })).venues
    expect(venue).toMatchObject({
      photos: 1,
      withoutAlt: 1,
      percents: { fr: 100, de: 0 },
      cover: 'hotel-de-marbeuf-1',
    })
    await saved(changeStatus(database(), { id, version: 1, status: 'draft' }, LEA))
    expect((await list({ q: 'marbeuf' })).venues[0]?.status).toBe('draft')
  })
})
