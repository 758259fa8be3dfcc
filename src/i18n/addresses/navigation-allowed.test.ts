import { expect, test } from 'vitest'
import { navigationAllowed } from './navigation-allowed.ts'

test.each([
  ['/events/showroom', true],
  ['/fr/evenements/showroom', true],
  ['/de/fr/evenements/product-launch', true],
  ['/fr/lieux', true],
  ['/es/events/showroom', true],
  ['/fr/events/showroom', false],
  ['/events/evenements/showroom', false],
  ['/de/fr/events/showroom', false],
])('the guard on %s says %s', (pathname, allowed) => {
  expect(navigationAllowed(pathname)).toBe(allowed)
})
