import { expect, test } from 'vitest'
import { parseSearch } from '#/i18n/addresses/search-params.ts'
import { listSearchOf, tidySearch } from './list-search.ts'

test('only what concerns the list is taken from an address', () => {
  expect(listSearchOf(parseSearch('?utm_source=mail&type=gallery&q=+'))).toBe('type=gallery')
  expect(listSearchOf({})).toBe('')
})

test('the order in which an address is written does not matter', () => {
  const written = listSearchOf(parseSearch('?type=loft&surfaceMin=40&type=gallery&page=2'))
  expect(written).toBe('page=2&surfaceMin=40&type=gallery&type=loft')
  expect(listSearchOf(parseSearch(written))).toBe(written)
})

test('an endless query is no filter', () => {
  expect(listSearchOf({ q: 'x'.repeat(20_000) })).toBe('')
})

test('a form with nothing in it is the bare list', () => {
  expect(tidySearch(new URLSearchParams('q=&event=&layout=standing&guests=&sort=selection'))).toBe('')
})

test('a form that can be used is written canonically, from the first page', () => {
  const typed = new URLSearchParams('type=loft&surfaceMin=40 m²&q= Marais &type=gallery&page=3')
  expect(tidySearch(typed)).toBe('q=Marais&surfaceMin=40&type=gallery&type=loft')
})

test('what cannot be used stays as it was typed, all else is canonical', () => {
  const typed = new URLSearchParams('surfaceMin= large &q=&type=loft&layout=standing&sort=selection&page=2')
  expect(tidySearch(typed)).toBe('surfaceMin=large&type=loft')
})

test('both ends of an impossible range stay', () => {
  const typed = new URLSearchParams('surfaceMin=300&surfaceMax=100&type=castle')
  expect(tidySearch(typed)).toBe('surfaceMax=100&surfaceMin=300&type=castle')
  expect(tidySearch(new URLSearchParams(tidySearch(typed)))).toBe(tidySearch(typed))
})
