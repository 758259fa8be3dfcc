import { expect, test } from 'vitest'
import { NEIGHBORHOOD_IDS } from '#/i18n/addresses/slugs-neighborhoods.ts'
import { NEIGHBORS, ringsAround } from './near-neighborhoods.ts'

test.each(NEIGHBORHOOD_IDS)('%s is a neighbour of its neighbours', (id) => {
  expect(NEIGHBORS[id]).not.toContain(id)
  for (const other of NEIGHBORS[id]) expect(NEIGHBORS[other]).toContain(id)
})

test('every quarter is reached from every other, each once', () => {
  for (const id of NEIGHBORHOOD_IDS) {
    const reached = ringsAround([id]).flat()
    expect([...reached, id].sort()).toEqual([...NEIGHBORHOOD_IDS].sort())
  }
})

test('around several quarters the rings begin at any of them', () => {
  expect(ringsAround(['bastille', 'invalides'])[0]).toEqual([
    'le-marais',
    'concorde-tuileries',
    'champs-elysees',
  ])
})
