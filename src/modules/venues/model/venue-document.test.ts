import { expect, test } from 'vitest'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { EMPTY_TEXTS } from './text-states.ts'
import { completed, givenDocument, venueDocument } from './venue-document.schema.ts'

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

test('a document from before an attribute existed does not know its value', () => {
  expect(venueDocument.parse(stored)).toMatchObject({
    metro: '',
    powerKw: null,
    lift: null,
    address: '',
    latitude: null,
    surfaceM2: null,
    capacity: { standing: 40, cocktailDinner: null, seatedDinner: null, runway: null },
    equipment: [],
    ownEquipment: [],
  })
})

test('a document that is sent without an attribute leaves it as it is; unknown is said', () => {
  const present = venueDocument.parse({
    ...stored,
    powerKw: 36,
    lift: 'goods',
    metro: 'Opéra',
    equipment: ['wifi'],
  })
  expect(completed(givenDocument.parse({ ...stored, lift: undefined }), present)).toEqual(present)
  const given = givenDocument.parse({ ...stored, powerKw: null, lift: null, metro: '', equipment: [] })
  expect(completed(given, present)).toMatchObject({ powerKw: null, lift: null, metro: '', equipment: [] })
})

test.each([
  { accessSteps: -1 },
  { railMetres: 2.5 },
  { lift: 'crane' },
  { musicUntil: '22:15' },
  { orientation: 'up' },
])('refuses %j', (wrong) => {
  expect(givenDocument.safeParse({ ...stored, ...wrong }).success).toBe(false)
})
