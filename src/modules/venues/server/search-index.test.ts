import { describe, expect, test } from 'vitest'
import { indexedVenue } from '../../../../tests/helpers/venues.ts'
import { parseVenueFilter } from '../model/venue-filter.ts'
import type { IndexedVenue } from './search/indexed-venue.ts'
import { SearchIndex } from './search-index.server.ts'

const venue = (name: string, facts: Partial<IndexedVenue> = {}) =>
  indexedVenue(name.toLowerCase().replace(/[^a-z]+/g, '-'), { name, ...facts })

const CATALOGUE = [
  venue('Galerie de l’Œuvre', {
    ...{ goodsDoorWidthCm: 140, accessSteps: 0 },
    equipment: ['wifi', 'racks'],
    eventTypes: ['showroom'],
  }),
  venue('Éclat Saint-Sabin', {
    type: 'loft',
    neighborhood: 'bastille',
    arrondissement: 11,
    surfaceM2: 240,
    priceFromDayCents: 250_050,
    equipment: ['wifi'],
    capacities: { standing: 300, cocktailDinner: 200, seatedDinner: 120, runway: 0 },
  }),
  venue('Atelier 24', {
    goodsDoorWidthCm: 90,
    accessSteps: 3,
    type: 'showroom',
    neighborhood: 'invalides',
    arrondissement: 7,
    surfaceM2: 60,
    priceFromDayCents: 90_000,
    equipment: ['racks', 'toilets'],
    eventTypes: ['showroom', 'fashion-show'],
  }),
  venue('Salon zénith', {
    type: 'showroom',
    neighborhood: 'champs-elysees',
    arrondissement: 8,
    capacities: { standing: 40, cocktailDinner: 30, seatedDinner: 20, runway: 25 },
  }),
]
const index = new SearchIndex(CATALOGUE)

function search(query: string, language: 'en' | 'fr' = 'en') {
  return index.search(parseVenueFilter(new URLSearchParams(query)).filter, language)
}
const namesFor = (query: string) =>
  search(`${query}&sort=name`).slugs.map(
    (slug) => CATALOGUE.find((candidate) => candidate.slug === slug)?.name,
  )

describe('words', () => {
  test.each([
    ['oeuvre', ['Galerie de l’Œuvre']],
    ["l'ŒUVRE", ['Galerie de l’Œuvre']],
    ['saint sabin', ['Éclat Saint-Sabin']],
    ['sab ecl', ['Éclat Saint-Sabin']],
    ['ÉCLAT-saint', ['Éclat Saint-Sabin']],
    ['abin', []],
    ['champs elysees', ['Salon zénith']],
    ['Champs-Élysées', ['Salon zénith']],
    ['loft', ['Éclat Saint-Sabin']],
    ['galleries', ['Galerie de l’Œuvre']],
    ['showroom invalides', ['Atelier 24']],
    ['showroom bastille', []],
    ['マレ', ['Galerie de l’Œuvre']],
    ['玛黑', ['Galerie de l’Œuvre']],
    ['елисейские поля', ['Salon zénith']],
    ['바스티유 로프트', ['Éclat Saint-Sabin']],
    ['malequ', ['Galerie de l’Œuvre']],
    ['24', ['Atelier 24']],
    ['%', ['Atelier 24', 'Éclat Saint-Sabin', 'Galerie de l’Œuvre', 'Salon zénith']],
  ])('%s', (query, names) => {
    expect(namesFor(`q=${encodeURIComponent(query)}`)).toEqual(names)
  })

  test.each([
    '3',
    '3e',
    '3rd',
    '３',
    '75003',
    'IIIe',
    'iii',
    'Paris 3',
    '3e arrondissement',
    '3区',
    '3구',
    '3-й',
  ])('the third arrondissement as %s', (query) => {
    expect(namesFor(`q=${encodeURIComponent(query)}`)).toEqual(['Galerie de l’Œuvre'])
  })

  test('a number is one arrondissement, a beginning of a postal code is several', () => {
    expect(namesFor('q=1')).toEqual([])
    expect(namesFor('q=11')).toEqual(['Éclat Saint-Sabin'])
    expect(namesFor('q=7501')).toEqual(['Éclat Saint-Sabin'])
    expect(namesFor('q=7')).toEqual(['Atelier 24'])
    expect(search('q=750').total).toBe(4)
  })
})

describe('filters', () => {
  test('types and neighbourhoods: any of them; equipment: all of it', () => {
    expect(namesFor('type=loft&type=gallery')).toEqual(['Éclat Saint-Sabin', 'Galerie de l’Œuvre'])
    expect(namesFor('neighborhood=invalides&neighborhood=bastille')).toEqual([
      'Atelier 24',
      'Éclat Saint-Sabin',
    ])
    expect(namesFor('equipment=wifi&equipment=racks')).toEqual(['Galerie de l’Œuvre'])
  })

  test('numbers, with both ends included', () => {
    expect(namesFor('surfaceMin=60&surfaceMax=100&sort=surface')).toEqual([
      'Atelier 24',
      'Galerie de l’Œuvre',
      'Salon zénith',
    ])
    expect(namesFor('surfaceMin=241')).toEqual([])
    expect(namesFor('priceMax=900')).toEqual(['Atelier 24'])
    expect(namesFor('priceMax=2500')).not.toContain('Éclat Saint-Sabin')
    expect(namesFor('priceMax=2501')).toContain('Éclat Saint-Sabin')
  })

  test('a number that is not known is neither large enough nor zero', () => {
    expect(namesFor('goodsDoorMin=90')).toEqual(['Atelier 24', 'Galerie de l’Œuvre'])
    expect(namesFor('goodsDoorMin=91')).toEqual(['Galerie de l’Œuvre'])
    expect(namesFor('access=step-free')).toEqual(['Galerie de l’Œuvre'])
    expect(search('').facets.access).toEqual({ 'step-free': 1 })
    expect(search('type=showroom').facets.access).toEqual({ 'step-free': 0 })
  })

  test('guests are counted in the layout that was chosen', () => {
    expect(namesFor('guests=200')).toEqual(['Éclat Saint-Sabin'])
    expect(namesFor('guests=20&layout=seatedDinner')).toEqual(['Éclat Saint-Sabin', 'Salon zénith'])
    expect(namesFor('guests=60&layout=runway')).toEqual(['Atelier 24', 'Galerie de l’Œuvre'])
  })

  test('the kind of event', () => {
    expect(namesFor('event=fashion-show')).toEqual(['Atelier 24'])
  })
})

describe('counts', () => {
  test('a group passes over its own choices and minds all others', () => {
    const { facets, total } = search('type=showroom&neighborhood=invalides')
    expect(total).toBe(1)
    expect(facets.type).toEqual({ showroom: 1, gallery: 0, popup: 0, loft: 0 })
    expect(facets.neighborhood).toMatchObject({ invalides: 1, 'champs-elysees': 1, 'le-marais': 0 })
    expect(facets.equipment).toMatchObject({ racks: 1, toilets: 1, wifi: 0 })
  })

  test('equipment is counted among what is left', () => {
    expect(search('equipment=wifi').facets.equipment).toMatchObject({ wifi: 2, racks: 1, toilets: 0 })
    expect(search('equipment=wifi').facets.type).toEqual({ showroom: 0, gallery: 1, popup: 0, loft: 1 })
  })

  test('bounds are those of the whole catalogue', () => {
    expect(index.bounds).toEqual({
      surface: { min: 60, max: 240 },
      price: { min: 90_000, max: 250_050 },
      goodsDoor: { min: 90, max: 140 },
    })
    expect(new SearchIndex([]).bounds).toEqual({
      surface: { min: 0, max: 0 },
      price: { min: 0, max: 0 },
      goodsDoor: { min: 0, max: 0 },
    })
  })
})

describe('order', () => {
  test('by name, accents in their place', () => {
    expect(namesFor('')).toEqual(['Atelier 24', 'Éclat Saint-Sabin', 'Galerie de l’Œuvre', 'Salon zénith'])
  })

  test.each([
    ['price', ['Atelier 24', 'Galerie de l’Œuvre', 'Salon zénith', 'Éclat Saint-Sabin']],
    ['surface', ['Atelier 24', 'Galerie de l’Œuvre', 'Salon zénith', 'Éclat Saint-Sabin']],
    ['capacity', ['Salon zénith', 'Atelier 24', 'Galerie de l’Œuvre', 'Éclat Saint-Sabin']],
    ['neighborhood', ['Éclat Saint-Sabin', 'Salon zénith', 'Atelier 24', 'Galerie de l’Œuvre']],
  ])('by %s, equal ones by name', (sort, names) => {
    expect(namesFor(`sort=${sort}`)).toEqual(names)
  })

  test('our selection is the order in which the venues were given', () => {
    expect(search('').slugs).toEqual(CATALOGUE.map(({ slug }) => slug))
  })

  test('venues that do not offer the layout come last', () => {
    expect(namesFor('sort=capacity&layout=runway').at(-1)).toBe('Éclat Saint-Sabin')
  })

  test('a map shows a longer list, and beyond it the venues that are few in their neighbourhood', () => {
    const many = Array.from({ length: 60 }, (_, at) => venue(`Loft ${at}`, { slug: `s${at}` }))
    const few = ['a', 'b'].map((slug) => venue(slug, { slug, neighborhood: 'invalides' }))
    const all = new SearchIndex([...many, ...few])
    const found = (query: string) => all.search(parseVenueFilter(new URLSearchParams(query)).filter, 'en')
    expect(found('').pinned).toEqual([])
    expect(found('view=map').slugs).toHaveLength(36)
    expect(found('view=map').pinned).toEqual(['a', 'b'])
    expect(found('view=map&page=6').pinned).toEqual([])
    expect(found('view=map&neighborhood=invalides').pinned).toEqual([])
  })

  test('pages are cumulative', () => {
    const many = new SearchIndex(
      Array.from({ length: 30 }, (_, number) => venue(`Salle ${number}`, { slug: `s${number}` })),
    )
    const page = (number: number) =>
      many.search(parseVenueFilter(new URLSearchParams({ page: String(number) })).filter, 'en')
    expect(page(1).slugs).toHaveLength(12)
    expect(page(2).slugs).toHaveLength(24)
    expect(page(9).slugs).toHaveLength(30)
    expect(page(2).slugs.slice(0, 12)).toEqual(page(1).slugs)
    expect(page(1).slugs.slice(0, 3)).toEqual(['s0', 's1', 's2'])
  })
})

describe('what the agency named itself', () => {
  const [piano, skylight, unused] = [
    '0b3cbb5c-5a63-4a0e-9c3c-1f7f1a1d0001',
    '0b3cbb5c-5a63-4a0e-9c3c-1f7f1a1d0002',
    '0b3cbb5c-5a63-4a0e-9c3c-1f7f1a1d0003',
  ]
  const own = new SearchIndex(
    [
      venue('Un', { ownEquipment: [piano], equipment: ['wifi'] }),
      venue('Deux', { ownEquipment: [piano, skylight] }),
      venue('Trois', { ownEquipment: ['gone'] }),
    ],
    [
      { id: piano, names: { fr: 'Piano', ja: 'ピアノ' } },
      { id: skylight, names: { fr: 'Verrière', en: 'Skylight' } },
      { id: unused, names: { fr: 'Billard' } },
    ],
  )
  const ask = (query: string, language: 'fr' | 'ja' = 'fr') =>
    own.search(parseVenueFilter(new URLSearchParams(query)).filter, language)

  test('is a choice where a venue has it, by name in the language, with its count', () => {
    expect(ask('').facets.ownEquipment).toEqual([
      { id: piano, name: 'Piano', count: 2 },
      { id: skylight, name: 'Verrière', count: 1 },
    ])
    expect(ask('', 'ja').facets.ownEquipment.map(({ name }) => name)).toEqual(['Skylight', 'ピアノ'])
    expect([piano, unused, 'gone'].map((id) => own.knowsEquipment(id))).toEqual([true, false, false])
  })

  test('narrows the list, together with what comes with the site', () => {
    expect(ask(`equipment=${piano}`).slugs).toEqual(['un', 'deux'])
    expect(ask(`equipment=${piano}&equipment=${skylight}`).slugs).toEqual(['deux'])
    expect(ask(`equipment=${piano}&equipment=wifi`).slugs).toEqual(['un'])
    expect(ask(`equipment=${piano}&equipment=wifi`).facets.ownEquipment).toMatchObject([
      { count: 1 },
      { count: 0 },
    ])
    expect(ask(`equipment=${unused}`).total).toBe(0)
  })
})

test('venues that are taken leave the list and its choices, and are counted as far as they match', () => {
  const slugOf = (name: string) => CATALOGUE.find((candidate) => candidate.name === name)?.slug ?? ''
  const taken = [slugOf('Atelier 24'), slugOf('Éclat Saint-Sabin')]
  const { filter } = parseVenueFilter(new URLSearchParams('type=showroom'))
  const result = index.search(filter, 'en', taken)
  expect([result.total, result.taken, result.slugs]).toEqual([1, 1, [slugOf('Salon zénith')]])
  expect(result.near.map(({ slug }) => slug)).not.toContain(taken[0])
  expect(result.near.map(({ slug }) => slug)).not.toContain(taken[1])
  expect(index.search(filter, 'en').taken).toBe(0)
})
