import { describe, expect, test } from 'vitest'
import { followedByOwnType, moveBetween, type SelectedVenue, shownVenues } from './our-selection.ts'

describe('the move between two orders', () => {
  test.each([
    ['abcde', 'bcade', { id: 'a', from: 0, to: 2 }],
    ['abcde', 'eabcd', { id: 'e', from: 4, to: 0 }],
    ['abcde', 'acdbe', { id: 'b', from: 1, to: 3 }],
    ['abcde', 'abcde', undefined],
    ['abcde', 'badce', undefined],
    ['abcde', 'edcba', undefined],
    ['', '', undefined],
  ])('%s → %s', (before, after, move) => {
    expect(moveBetween([...before], [...after])).toEqual(move)
  })

  test('either of two neighbours may have moved', () => {
    expect(moveBetween([...'abc'], [...'acb'], 'b')).toEqual({ id: 'b', from: 1, to: 2 })
    expect(moveBetween([...'abc'], [...'acb'], 'c')).toEqual({ id: 'c', from: 2, to: 1 })
    expect(moveBetween([...'abc'], [...'acb'], 'a')).toEqual({ id: 'b', from: 1, to: 2 })
  })
})

const venue = (id: string, type: SelectedVenue['type'], status: SelectedVenue['status'] = 'published') => ({
  ...{ id, name: id, slug: id, cover: null },
  ...{ type, status },
})

test('venues that visitors do not see stand between nobody', () => {
  const followed = followedByOwnType([
    venue('one', 'gallery'),
    venue('draft', 'loft', 'draft'),
    venue('two', 'gallery'),
    venue('three', 'loft'),
    venue('four', 'loft', 'archived'),
  ])
  expect([...followed]).toEqual(['one'])
})

test('found by words of the name without accents, drafts and archived ones apart, each with its place', () => {
  const venues = [
    venue('Salon Opéra', 'showroom'),
    venue('Caveau', 'loft', 'draft'),
    venue('Opéra bis', 'loft', 'archived'),
  ]
  const found = (q: string, part: 'all' | 'public' | 'unseen' | 'last') =>
    shownVenues(venues, { q, part }).map(({ venue: { name }, at }) => [name, at])
  expect(found('OPERA', 'all')).toEqual([
    ['Salon Opéra', 0],
    ['Opéra bis', 2],
  ])
  expect(found('opera sal', 'all')).toEqual([['Salon Opéra', 0]])
  expect(found('', 'public')).toEqual([['Salon Opéra', 0]])
  expect(found('opera', 'unseen')).toEqual([['Opéra bis', 2]])
  expect(found('', 'last')).toHaveLength(3)
})
