import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '#/i18n/addresses/search-params.ts'
import { EMPTY_FILTER, inboxSearch, readInboxFilter } from './inbox-filter.ts'

test('a filter survives its address', () => {
  const filter = {
    ...EMPTY_FILTER,
    view: 'late',
    q: 'kuroda & co',
    kind: ['quote', 'contact'],
    language: ['ja'],
    status: ['new'],
    owner: 'me',
    venue: 'galerie-perle',
    from: '2026-11-01',
    sort: 'event',
    page: 3,
  } as const
  const address = stringifySearch(
    inboxSearch({ ...filter, kind: [...filter.kind], language: ['ja'], status: ['new'] }),
  )
  expect(readInboxFilter(parseSearch(address))).toEqual(filter)
})

test('what goes without saying is not written', () => {
  expect(stringifySearch(inboxSearch(EMPTY_FILTER))).toBe('')
})

test('what is unknown in an address counts for nothing', () => {
  const address =
    '?view=x&kind=x&kind=quote&language=xx&status=&received=2&from=yesterday&sort=z&page=-1&page=2&x=y'
  expect(readInboxFilter(parseSearch(address))).toEqual({ ...EMPTY_FILTER, kind: ['quote'] })
})
