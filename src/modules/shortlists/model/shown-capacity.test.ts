import { expect, test } from 'vitest'
import { capacityOf, purposeOf, shownCapacityOf } from './shown-capacity.ts'

const venue: Parameters<typeof capacityOf>[0] = {
  capacities: { standing: 200, cocktailDinner: 150, seatedDinner: 100, runway: 160 },
  planOffers: [{ layout: 'rails', most: 63, figures: { shown: 63, tables: 2, runway: 0 } }],
}

test.each([
  [{ layout: null, event: 'showroom' }, 63],
  [{ layout: null, event: 'fashion-show' }, 160],
  [{ layout: null, event: 'private-events' }, 200],
  [{ layout: null, event: null }, 200],
  [{ layout: 'seatedDinner', event: 'showroom' }, 100],
] as const)('a venue on a list for %j holds %d', (list, most) => {
  expect(capacityOf(venue, shownCapacityOf(list))).toBe(most)
})

test('a venue without a plan says nothing of rails', () => {
  expect(capacityOf({ ...venue, planOffers: [] }, 'rails')).toBe(0)
})

test('an event and a layout of one name are said once', () => {
  const nameOf = {
    event: () => 'Fashion show',
    layout: (id: string) => (id === 'runway' ? 'Fashion show' : id),
  }
  expect(purposeOf({ event: 'fashion-show', layout: 'runway' }, nameOf)).toEqual(['Fashion show'])
  expect(purposeOf({ event: 'fashion-show', layout: 'standing' }, nameOf)).toEqual([
    'Fashion show',
    'standing',
  ])
  expect(purposeOf({ event: null, layout: null }, nameOf)).toEqual([])
})
