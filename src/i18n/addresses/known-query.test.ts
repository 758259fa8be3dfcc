import { expect, test } from 'vitest'
import { knownQuery } from './known-query.ts'

const of = (query: string) => knownQuery('venues', new URLSearchParams(query))

test('unknown keys and empty values go, the rest is sorted', () => {
  expect(of('utm_source=x&type=loft&q=&surfaceMin=40&type=gallery')).toBe(
    '?surfaceMin=40&type=gallery&type=loft',
  )
})

test('a page without filters has no query', () => {
  expect(knownQuery('about', new URLSearchParams('type=loft'))).toBe('')
})

test('the form is its own canonical form', () => {
  const once = of('type=loft&equipment=wifi&q=caf%C3%A9')
  expect(of(once.slice(1))).toBe(once)
})

test('a query longer than any filter is dropped', () => {
  expect(of(`q=${'x'.repeat(3000)}`)).toBe('')
})

test('venues of a request stay in the order in which they were put', () => {
  const query = new URLSearchParams('venue=b&startDate=2027-03-01&venue=a')
  expect(knownQuery('contact-venue', query)).toBe('?startDate=2027-03-01&venue=b&venue=a')
})
