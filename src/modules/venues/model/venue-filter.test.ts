import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { knownQuery } from '#/i18n/addresses/known-query.ts'
import { EVENT_IDS } from '#/i18n/addresses/slugs-events.ts'
import { NEIGHBORHOOD_IDS } from '#/i18n/addresses/slugs-neighborhoods.ts'
import { EQUIPMENT, LAYOUTS, VENUE_TYPES } from './venue.ts'
import {
  EMPTY_FILTER,
  parseVenueFilter,
  QUERY_KEYS,
  SORTS,
  type VenueFilter,
  VIEWS,
  venueFilterToSearch,
} from './venue-filter.ts'
import { CATEGORY_GROUPS } from './venue-options.ts'

const parse = (search: string) => parseVenueFilter(new URLSearchParams(search))

const choices = <T>(options: readonly T[]) => fc.subarray([...options])
const number = (min: number) => fc.integer({ min, max: 5000 })
const query = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) =>
    text
      .toWellFormed()
      .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
      .trim(),
  )
  .filter((text) => text !== '' && text.length <= 90)

const fieldFilters = fc.record(
  {
    q: query,
    event: fc.constantFrom(...EVENT_IDS),
    guests: number(1),
    surfaceMin: fc.integer({ min: 1, max: 200 }),
    surfaceMax: fc.integer({ min: 200, max: 5000 }),
    priceMax: number(0),
    goodsDoorMin: fc.integer({ min: 1, max: 1000 }),
  },
  { requiredKeys: [] },
)
const filters: fc.Arbitrary<VenueFilter> = fc
  .record({
    fieldFilters,
    type: choices(VENUE_TYPES),
    neighborhood: choices(NEIGHBORHOOD_IDS),
    access: choices(['step-free'] as const),
    group: choices(CATEGORY_GROUPS),
    equipment: choices(EQUIPMENT),
    ownEquipment: fc.uniqueArray(fc.uuid(), { maxLength: 3 }).map((ids) => ids.toSorted()),
    layout: fc.constantFrom(...LAYOUTS),
    sort: fc.constantFrom(...SORTS),
    page: fc.integer({ min: 1, max: 50 }),
    view: fc.constantFrom(...VIEWS),
  })
  .map(({ fieldFilters, ...rest }) => ({ ...fieldFilters, ...rest }))

describe('the filter in the address', () => {
  test('reading what was written gives the same filter', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const search = venueFilterToSearch(filter).toString()
        expect(parse(search)).toEqual({ filter, problems: [] })
      }),
      { numRuns: 100 },
    )
  })

  test('has one form: keys sorted, whatever the order in which it was asked', () => {
    fc.assert(
      fc.property(filters, fc.infiniteStream(fc.nat()), (filter, random) => {
        const entries = [...venueFilterToSearch(filter)]
        const shuffled = entries
          .map((entry) => ({ entry, at: random.next().value }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ entry }) => entry)
        const canonical = venueFilterToSearch(parseVenueFilter(new URLSearchParams(shuffled)).filter)
        expect([...canonical]).toEqual(entries)
        expect([...canonical.keys()]).toEqual([...canonical.keys()].toSorted())
      }),
      { numRuns: 100 },
    )
  })

  test('never throws, and what it gives can be written', () => {
    const keys = ['q', 'type', 'equipment', 'guests', 'surfaceMin', 'surfaceMax', 'page', 'sort', 'other']
    const pairs = fc.array(fc.tuple(fc.constantFrom(...keys), fc.string({ unit: 'binary' })))
    fc.assert(
      fc.property(pairs, (entries) => {
        const { filter } = parseVenueFilter(new URLSearchParams(entries))
        expect(parse(venueFilterToSearch(filter).toString())).toEqual({ filter, problems: [] })
      }),
      { numRuns: 100 },
    )
    // Arbitrary text is slow to make where many tests share the cores.
  }, 30_000)

  test('leaves defaults and empty fields of a form out', () => {
    const { filter, problems } = parse(
      'q=+&type=&guests=&surfaceMin=0&layout=standing&sort=selection&page=1&view=list&utm_source=x',
    )
    expect(filter).toEqual(EMPTY_FILTER)
    expect(problems).toEqual([])
    expect(venueFilterToSearch(filter).toString()).toBe('')
  })

  test.each([
    ['guests=many', { field: 'guests', code: 'number', text: 'many', min: 0, max: 100_000 }],
    ['surfaceMin=-5', { field: 'surfaceMin', code: 'number', text: '-5', min: 0, max: 100_000 }],
    ['priceMax=1000001', { field: 'priceMax', code: 'number', text: '1000001', min: 0, max: 1_000_000 }],
    ['priceMax=12.50.1', { field: 'priceMax', code: 'number', text: '12.50.1', min: 0, max: 1_000_000 }],
    ['priceMax=900 TTC', { field: 'priceMax', code: 'number', text: '900 TTC', min: 0, max: 1_000_000 }],
    ['surfaceMin=80,5', { field: 'surfaceMin', code: 'number', text: '80,5', min: 0, max: 100_000 }],
    ['type=castle', { field: 'type', code: 'unknown', text: 'castle' }],
    ['neighborhood=mars', { field: 'neighborhood', code: 'unknown', text: 'mars' }],
    ['equipment=pool', { field: 'equipment', code: 'unknown', text: 'pool' }],
    ['goodsDoorMin=1001', { field: 'goodsDoorMin', code: 'number', text: '1001', min: 0, max: 1000 }],
    ['access=stairs', { field: 'access', code: 'unknown', text: 'stairs' }],
    ['sort=age', { field: 'sort', code: 'unknown', text: 'age' }],
    [`event=${'x'.repeat(500)}`, { field: 'event', code: 'unknown', text: `${'x'.repeat(59)}…` }],
    ['surfaceMin=90&surfaceMax=40', { field: 'surfaceMin', code: 'range', min: 90, max: 40 }],
  ])('explains and leaves out %s', (search, problem) => {
    expect(parse(search)).toEqual({ filter: EMPTY_FILTER, problems: [problem] })
  })

  test('keeps what is right beside what is wrong', () => {
    const { filter, problems } = parse('type=gallery&type=castle&type=loft&guests=x&surfaceMin=40')
    expect(filter).toEqual({ ...EMPTY_FILTER, type: ['gallery', 'loft'], surfaceMin: 40 })
    expect(problems.map((problem) => problem.field)).toEqual(['type', 'guests'])
  })

  test.each([
    ['surfaceMax', '1 200', 1200],
    ['surfaceMax', '1.200 m²', 1200],
    ['surfaceMax', '１２０', 120],
    ['surfaceMax', '80 m²', 80],
    ['priceMax', '1.900', 1900],
    ['priceMax', '1\u202f900 € HT', 1900],
    ['priceMax', '€1,900.00', 1900],
    ['priceMax', '2k', 2000],
    ['priceMax', '12.5', 13],
    ['goodsDoorMin', '180 cm', 180],
    ['guests', '150 personnes', 150],
    ['duration', '5 jours', 5],
  ] as const)('understands %s=%s', (field, text, value) => {
    expect(parse(new URLSearchParams({ [field]: text }).toString()).filter[field]).toBe(value)
  })

  test('every key of the filter is one that the page cache and the router keep', () => {
    const query = new URLSearchParams(QUERY_KEYS.map((key) => [key, '1']))
    expect(knownQuery('venues', query)).toBe(`?${query}`)
  })
})
