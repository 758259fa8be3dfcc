import { expect, test } from 'vitest'
import { countContradictions, readClaims } from './contradictions.ts'

test('claims with different readings come first', () => {
  const claims = {
    years: { everywhere: 20 },
    since: { home: 2002, about: 1983 },
    venues: { home: 350, about: 350 },
  }
  expect(readClaims(claims).map(({ claim, contradicts }) => [claim, contradicts])).toEqual([
    ['since', true],
    ['years', false],
    ['venues', false],
  ])
  expect(readClaims(claims)[0]?.readings).toEqual([
    { place: 'home', value: 2002 },
    { place: 'about', value: 1983 },
  ])
})

test('no page denies another: figures that differ count different things', () => {
  expect(readClaims().filter(({ contradicts }) => contradicts)).toEqual([])
  expect(countContradictions()).toBe(0)
})
