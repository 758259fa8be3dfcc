import { expect, test } from 'vitest'
import { matchingTargets } from './matching-targets.ts'

const TARGETS = [
  { path: '/fr/lieux', name: 'Lieux' },
  { path: '/fr/lieu/grand-loft', name: 'Grand loft' },
  { path: '/fr/lieu/loft-etoile', name: 'Loft Étoile' },
  { path: '/fr/contact', name: null },
]
const paths = (typed: string) => matchingTargets(TARGETS, typed).map(({ path }) => path)

test('pages are found by name in any spelling, and by path', () => {
  expect(paths('LOFT')).toEqual(['/fr/lieu/loft-etoile', '/fr/lieu/grand-loft'])
  expect(paths('etoile')).toEqual(['/fr/lieu/loft-etoile'])
  // Words may be begun only, and may be in any order.
  expect(paths('loft eto')).toEqual(['/fr/lieu/loft-etoile'])
  expect(paths('eto lof')).toEqual(['/fr/lieu/loft-etoile'])
  expect(paths('/fr/con')).toEqual(['/fr/contact'])
  expect(paths('nirgends')).toEqual([])
  expect(paths('')).toHaveLength(4)
})
