import { expect, test } from 'vitest'
import { CLAIM_GROUPS, readClaimGroups } from './claim-groups.ts'
import { CLAIMS } from './claims.ts'

test('groups with different values come first, each with everything that the pages state', () => {
  const claims = {
    years: { everywhere: 20 },
    houseSince: { home: 2002, about: 1983 },
    venues: { home: 350, about: 350 },
  }
  const groups = readClaimGroups(claims)
  expect(groups[0]).toEqual({
    name: 'origin',
    readings: [
      { claim: 'houseSince', place: 'home', value: 2002 },
      { claim: 'houseSince', place: 'about', value: 1983 },
    ],
    values: [2002, 1983],
    differs: true,
  })
  expect(groups.slice(1).every(({ differs }) => !differs)).toBe(true)
})

test('every claim stands in one group', () => {
  const grouped: string[] = Object.values(CLAIM_GROUPS).flat()
  expect(grouped.toSorted()).toEqual(Object.keys(CLAIMS).toSorted())
})

test('no page denies another: figures that differ count different things', () => {
  for (const [claim, places] of Object.entries(CLAIMS))
    expect(new Set(Object.values(places)).size, claim).toBe(1)
})

test('the figures that a reader may take for one another are those to decide', () => {
  const open = readClaimGroups().filter(({ differs }) => differs)
  expect(open.map(({ name, values }) => [name, values])).toEqual([
    ['events', [5000, 1000, 500]],
    ['origin', [2002, 1983]],
    ['answer', [48, 24]],
  ])
})
