import { expect, test } from 'vitest'
import type { Favorite } from './favorite.ts'
import { localShortlist, NO_DETAILS, parseDetails } from './shortlist.ts'

const SAID = {
  title: 'March, the show',
  startDate: '2027-03-02',
  days: 4,
  guests: 120,
  layout: 'runway',
} as const

test('reads back what was said of the list', () => {
  expect(parseDetails(JSON.stringify(SAID))).toEqual(SAID)
})

test.each([null, '', '{', 'null', '7', '"text"', '[]', '[[]]'])('of %s nothing is said', (text) => {
  expect(parseDetails(text)).toEqual(NO_DETAILS)
})

test.each([
  ['startDate', '2 March', ''],
  ['startDate', '2027-13-40', ''],
  ['days', 0, null],
  ['days', 367, null],
  ['days', 1.5, null],
  ['guests', '12', 12],
  ['guests', '', null],
  ['guests', -1, null],
  ['layout', 'circus', null],
  ['title', { a: 1 }, ''],
])('%s of %j is %j, and the rest is kept', (key, given, read) => {
  expect(parseDetails(JSON.stringify({ ...SAID, [key]: given }))).toEqual({ ...SAID, [key]: read })
})

test('the whole list is its details with slugs and notes, in the order of the visitor', () => {
  const venues = [{ slug: 'b', note: 'The light at five' }, { slug: 'a' }] as Favorite[]
  expect(localShortlist(SAID, venues)).toEqual({
    ...SAID,
    venues: [
      { slug: 'b', note: 'The light at five' },
      { slug: 'a', note: '' },
    ],
  })
})
