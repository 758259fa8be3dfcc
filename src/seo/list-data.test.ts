import { expect, test } from 'vitest'
import { breadcrumbData, itemListData } from './list-data.ts'

const STEPS = [
  { name: 'Home', url: 'https://passage.example/' },
  { name: 'Venues', url: 'https://passage.example/venues' },
]

test('positions count from one', () => {
  expect(breadcrumbData(STEPS)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://passage.example/' },
      { position: 2, name: 'Venues', item: 'https://passage.example/venues' },
    ],
  })
})

test('a list that is shown in part says how many there are', () => {
  expect(itemListData(STEPS)).toMatchObject({ numberOfItems: 2 })
  expect(itemListData(STEPS, 24)).toMatchObject({
    numberOfItems: 24,
    itemListElement: [
      { position: 1, name: 'Home' },
      { position: 2, url: 'https://passage.example/venues' },
    ],
  })
})
