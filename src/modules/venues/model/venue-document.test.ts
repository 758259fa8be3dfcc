import { expect, test } from 'vitest'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { EMPTY_TEXTS } from './text-states.ts'
import { venueDocument } from './venue-document.schema.ts'

test('a document from before an attribute existed does not know its value', () => {
  const stored = {
    name: 'Perle',
    slug: 'perle',
    type: 'gallery',
    neighborhood: 'opera',
    capacity: { standing: 40 },
    texts: Object.fromEntries(LANGUAGE_CODES.map((language) => [language, EMPTY_TEXTS])),
    sources: {},
    photos: [],
  }
  expect(venueDocument.parse(stored)).toMatchObject({
    metro: '',
    address: '',
    latitude: null,
    surfaceM2: null,
    capacity: { standing: 40, cocktailDinner: null, seatedDinner: null, runway: null },
    equipment: [],
    ownEquipment: [],
  })
})
