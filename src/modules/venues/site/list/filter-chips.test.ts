import { expect, test } from 'vitest'
import { EMPTY_FILTER, parseVenueFilter, type VenueFilter } from '../../model/venue-filter.ts'
import { clearedSearch, filterChips } from './filter-chips.ts'

function filterOf(search: string): VenueFilter {
  return parseVenueFilter(new URLSearchParams(search)).filter
}

test('a list without filters has no chips', () => {
  expect(filterChips(EMPTY_FILTER)).toEqual([])
  expect(filterChips(filterOf('sort=price&page=3&layout=runway'))).toEqual([])
})

test('every filter becomes a chip, in the order of the form', () => {
  const filter = filterOf(
    'equipment=wifi&event=showroom&guests=80&layout=runway&neighborhood=opera&priceMax=2000&q=marais' +
      '&surfaceMax=200&surfaceMin=40&type=loft&type=gallery',
  )
  expect(filterChips(filter).map(({ field, value }) => [field, value])).toEqual([
    ['q', 'marais'],
    ['type', 'gallery'],
    ['type', 'loft'],
    ['neighborhood', 'opera'],
    ['event', 'showroom'],
    ['guests', 80],
    ['surfaceMin', 40],
    ['surfaceMax', 200],
    ['priceMax', 2000],
    ['equipment', 'wifi'],
  ])
})

test('a chip leads to the first page of the list without itself and keeps all else', () => {
  const chips = filterChips(filterOf('type=gallery&type=loft&surfaceMin=40&sort=price&page=2'))
  expect(chips.map(({ search }) => search)).toEqual([
    'sort=price&surfaceMin=40&type=loft',
    'sort=price&surfaceMin=40&type=gallery',
    'sort=price&type=gallery&type=loft',
  ])
})

test('the chip of the guests takes the layout that it names along', () => {
  const [chip] = filterChips(filterOf('guests=120&layout=seatedDinner'))
  expect(chip).toEqual({ field: 'guests', value: 120, layout: 'seatedDinner', search: '' })
})

test('a stay is one chip, and goes as one', () => {
  const stay = 'duration=4&startDate=2999-03-01'
  expect(filterChips(filterOf(`${stay}&type=loft`))).toMatchObject([
    { field: 'stay', value: stay, search: 'type=loft' },
    { field: 'type', search: stay },
  ])
})

test('clearing keeps the order of the list only', () => {
  expect(clearedSearch(filterOf('q=loft&type=loft&sort=surface&page=4'))).toBe('sort=surface')
})

test('what the agency named itself is a chip like any other', () => {
  const id = '0b3cbb5c-5a63-4a0e-9c3c-1f7f1a1d0001'
  const chips = filterChips(filterOf(`equipment=wifi&equipment=${id}&sort=price`))
  expect(chips).toEqual([
    { field: 'equipment', value: 'wifi', search: `equipment=${id}&sort=price` },
    { field: 'ownEquipment', value: id, search: 'equipment=wifi&sort=price' },
  ])
})
