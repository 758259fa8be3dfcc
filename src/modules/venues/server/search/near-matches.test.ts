import { describe, expect, test } from 'vitest'
import type { NeighborhoodId } from '#/i18n/addresses/slugs-neighborhoods.ts'
import { indexedVenue } from '../../../../../tests/helpers/venues.ts'
import { parseVenueFilter } from '../../model/venue-filter.ts'
import { SearchIndex } from '../search-index.server.ts'
import type { IndexedVenue } from './indexed-venue.ts'

const model = indexedVenue('x', {
  neighborhood: 'bastille',
  arrondissement: 11,
  equipment: ['wifi'],
  eventTypes: ['showroom'],
})
const venue = (slug: string, facts: Partial<IndexedVenue> = {}) => ({ ...model, slug, name: slug, ...facts })

const standing = (guests: number) => ({ capacities: { ...model.capacities, standing: guests } })
const inQuarter = (neighborhood: NeighborhoodId, facts: Partial<IndexedVenue> = {}) =>
  venue(neighborhood, { neighborhood, ...facts })

function nearTo(query: string, venues: readonly IndexedVenue[]) {
  const { filter } = parseVenueFilter(new URLSearchParams(query))
  return new SearchIndex(venues).search(filter, 'en').near
}
const slugsNear = (query: string, venues: readonly IndexedVenue[]) =>
  nearTo(query, venues).map(({ slug }) => slug)

describe('what a venue gives up', () => {
  test.each<[string, Partial<IndexedVenue>, object]>([
    ['guests=110', standing(100), { field: 'guests', value: 100, asked: 110, layout: 'standing' }],
    ['surfaceMin=120', {}, { field: 'surfaceMin', by: 20 }],
    ['surfaceMax=95', {}, { field: 'surfaceMax', by: 5 }],
    ['priceMax=999', { priceFromDayCents: 100_050 }, { field: 'priceMax', by: 2 }],
    ['goodsDoorMin=120&type=gallery', {}, { field: 'unknown', key: 'goodsDoorMin' }],
    ['goodsDoorMin=120', { goodsDoorWidthCm: 90 }, { field: 'goodsDoorMin', by: 30 }],
    ['access=step-free&type=gallery', {}, { field: 'missing', key: 'access', value: 'step-free' }],
    ['access=step-free&type=gallery', { accessSteps: 2 }, { field: 'steps', value: 2 }],
    ['equipment=racks&type=gallery', {}, { field: 'missing', key: 'equipment', value: 'racks' }],
    ['event=fashion-show&type=gallery', {}, { field: 'missing', key: 'event', value: 'fashion-show' }],
    ['type=loft&guests=100', {}, { field: 'type', value: 'gallery' }],
    ['neighborhood=le-marais', {}, { field: 'neighborhood', value: 'bastille', isNext: true }],
    ['neighborhood=opera&type=gallery', {}, { field: 'neighborhood', value: 'bastille', isNext: false }],
    ['q=xylophon&type=gallery', {}, { field: 'q', text: 'xylophon' }],
    ['q=Bastille+xylophon', {}, { field: 'q', text: 'xylophon' }],
  ])('%s', (query, facts, concession) => {
    expect(nearTo(query, [venue('one', facts)])).toEqual([{ slug: 'one', concession }])
  })
})

describe('which venues are near', () => {
  test('those that give up least come first, never one that is found', () => {
    const venues = [
      venue('found', standing(120)),
      venue('half', standing(60)),
      venue('nearly', standing(110)),
      venue('hardly', standing(50)),
      inQuarter('le-marais', standing(120)),
      inQuarter('opera', standing(120)),
    ]
    expect(slugsNear('guests=120&neighborhood=bastille', venues)).toEqual(['nearly', 'le-marais', 'half'])
  })

  test('a venue that misses two conditions is not near', () => {
    expect(slugsNear('type=loft&surfaceMin=110', [venue('one')])).toEqual([])
  })

  test('one that misses more than half of a number is not near', () => {
    expect(slugsNear('guests=201', [venue('one')])).toEqual([])
    expect(slugsNear('guests=10&layout=seatedDinner', [venue('one')])).toEqual([])
    expect(slugsNear('surfaceMax=0', [venue('one')])).toEqual([])
  })

  test('something of what was asked is always left', () => {
    expect(slugsNear('type=loft', [venue('one')])).toEqual([])
    expect(slugsNear('q=xylophon', [venue('one')])).toEqual([])
    expect(slugsNear('neighborhood=opera', [venue('one')])).toEqual([])
    expect(slugsNear('', [venue('one')])).toEqual([])
  })

  test('after a list of six nothing is missing', () => {
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => venue(slug))
    const near = inQuarter('le-marais')
    expect(slugsNear('neighborhood=bastille', [...six, near])).toEqual([])
    expect(slugsNear('neighborhood=bastille', [...six.slice(1), near])).toEqual(['le-marais'])
  })

  test('three follow a short list, six an empty one, always the same', () => {
    const venues = Array.from({ length: 9 }, (_, at) => venue(`v${at}`, { neighborhood: 'le-marais' }))
    expect(slugsNear('neighborhood=bastille', venues)).toHaveLength(6)
    expect(slugsNear('neighborhood=bastille', [...venues, venue('found')])).toHaveLength(3)
    expect(slugsNear('neighborhood=bastille', venues)).toEqual(slugsNear('neighborhood=bastille', venues))
  })
})

describe('overlooked words', () => {
  const overlookedFor = (query: string) => {
    const { filter } = parseVenueFilter(new URLSearchParams(query))
    return new SearchIndex([venue('Atelier Charonne')], [], () => 'Une tapisserie').search(filter, 'en')
      .overlooked
  }

  test('are named as they were typed, with what was found instead', () => {
    expect(overlookedFor('q=Atelyer')).toEqual([{ typed: 'Atelyer', meant: 'Atelier' }])
    expect(overlookedFor('q=galery')).toEqual([{ typed: 'galery', meant: 'Gallery' }])
  })

  test('of texts, whose spelling is not kept, are named alone', () => {
    expect(overlookedFor('q=tapiserie')).toEqual([{ typed: 'tapiserie' }])
  })

  test('are not spoken of where the word is right or nothing is found', () => {
    expect(overlookedFor('q=atelier')).toEqual([])
    expect(overlookedFor('q=xylophon')).toEqual([])
  })
})
