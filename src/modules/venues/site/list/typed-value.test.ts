import { expect, test } from 'vitest'
import { parseVenueFilter } from '../../model/venue-filter.ts'
import { isRejected, typedValue } from './typed-value.ts'

test('a number in use stands in its field', () => {
  const { filter, problems } = parseVenueFilter(new URLSearchParams('surfaceMin=40 m²'))
  expect(typedValue('surfaceMin', filter, problems)).toBe('40')
  expect(typedValue('surfaceMax', filter, problems)).toBe('')
  expect(isRejected('surfaceMin', problems)).toBe(false)
})

test('what could not be used is shown again', () => {
  const { filter, problems } = parseVenueFilter(new URLSearchParams('priceMax=cheap&guests=-5'))
  expect(typedValue('priceMax', filter, problems)).toBe('cheap')
  expect(typedValue('guests', filter, problems)).toBe('-5')
  expect(isRejected('priceMax', problems)).toBe(true)
})

test('both ends of an impossible range are shown again and refused', () => {
  const { filter, problems } = parseVenueFilter(new URLSearchParams('surfaceMin=300&surfaceMax=100'))
  expect(typedValue('surfaceMin', filter, problems)).toBe('300')
  expect(typedValue('surfaceMax', filter, problems)).toBe('100')
  expect(isRejected('surfaceMin', problems)).toBe(true)
  expect(isRejected('surfaceMax', problems)).toBe(true)
})
