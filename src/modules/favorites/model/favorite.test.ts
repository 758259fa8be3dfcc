import { expect, test } from 'vitest'
import { keptVenuesIn } from './favorite.ts'

const WHOLE = {
  ...{ slug: 'galerie-valois', name: 'Galerie Valois', type: 'gallery', neighborhood: 'le-marais' },
  ...{ arrondissement: 3, surfaceM2: 95, guests: 80, priceFromDayCents: 100_000, photos: [], language: 'en' },
}

test.each([
  ['id and name', { id: 'galerie-valois', name: 'Galerie Valois' }],
  ['a slug alone', { slug: 'galerie-valois' }],
  ['all but one field', { ...WHOLE, guests: undefined }],
  ['a field of another kind, and a note', { ...WHOLE, photos: 'none', note: 'Light' }],
])('an older entry with %s is kept, to be completed', (_, entry) => {
  const [kept, ...others] = keptVenuesIn(JSON.stringify([entry]))
  expect(kept).toMatchObject({ slug: 'galerie-valois', isPartial: true })
  expect(kept?.note).toBe('note' in entry ? entry.note : undefined)
  expect(others).toEqual([])
  // What is kept of it is read again as it is.
  expect(keptVenuesIn(JSON.stringify([kept]))).toEqual([kept])
})

test('a whole entry stays as it is, and one that names no venue is left out', () => {
  expect(keptVenuesIn(JSON.stringify([WHOLE, { name: 'Galerie' }, { id: 7 }, null, 'x']))).toEqual([WHOLE])
})
