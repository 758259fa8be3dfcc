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

test('the specification contradicts itself about the events and the founding year', () => {
  const found = readClaims().filter(({ contradicts }) => contradicts)
  expect(found.map(({ claim }) => claim)).toEqual(['events', 'since'])
  expect(countContradictions()).toBe(2)
})
