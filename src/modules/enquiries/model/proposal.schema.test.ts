import { describe, expect, test } from 'vitest'
import { checkTyped } from '#/forms/check-typed.ts'
import { proposalSchema } from './proposal.schema.ts'
import { PROPOSAL_FORM } from './proposal-fields.ts'

const RIGHT = {
  fullName: 'Camille Laurent',
  email: 'camille@example.com',
  venueName: 'Atelier Charlot',
  address: '12 rue Charlot, 75003 Paris',
  type: 'loft',
  surface: '180',
}

const check = (typed: Record<string, string | string[]>) =>
  checkTyped(proposalSchema(), { ...RIGHT, ...typed })

describe('a venue proposal', () => {
  test('needs its six fields and no more', () => {
    expect(check({})).toEqual({ kind: 'right', content: { ...RIGHT, surface: 180, photos: [] } })
    const empty = Object.fromEntries(PROPOSAL_FORM.fields.map((field) => [field, ' ']))
    expect(checkTyped(proposalSchema(), empty)).toEqual({
      kind: 'wrong',
      errors: PROPOSAL_FORM.required.map((field) => ({ field, code: 'required' })),
    })
  })

  test('reads numbers as people write them', () => {
    const typed = { surface: '1 200 m²', capacity: '1.500', capacityRunway: '80', priceFromDay: '€1,800.00' }
    expect(check(typed)).toMatchObject({
      content: { surface: 1200, capacity: 1500, capacityRunway: 80, priceFromDay: 1800 },
    })
  })

  test.each([
    '1800',
    '1 800 €',
    '1\u202f800\u00a0€',
    '1.800 EUR',
    '1,800ユーロ',
    '１８００',
    '1 800 € HT',
    '1800 € / jour',
    '1 800 евро',
    '1800,00 euros',
  ])('%s is a price', (priceFromDay) => {
    expect(check({ priceFromDay })).toMatchObject({ content: { priceFromDay: 1800 } })
  })

  test.each([
    ['surface', '0', { min: 1, max: 10_000 }],
    ['surface', 'big', { min: 1, max: 10_000 }],
    ['capacity', '-5', { min: 1, max: 5000 }],
    ['capacitySeatedDinner', '5001', { min: 1, max: 5000 }],
    ['priceFromDay', '0,50', { min: 1, max: 100_000 }],
    ['priceFromDay', '120 000', { min: 1, max: 100_000 }],
    ['priceFromDay', '99 999 999 999', { min: 1, max: 100_000 }],
  ])('%s %s says what is possible', (field, text, values) => {
    expect(check({ [field]: text })).toEqual({ kind: 'wrong', errors: [{ field, code: 'number', values }] })
  })

  test('a price may have cents', () => {
    expect(check({ priceFromDay: '1 800,50 € HT / jour' })).toMatchObject({
      content: { priceFromDay: 1800.5 },
    })
  })

  test.each([
    ['on request', { code: 'price.figures' }],
    ['-1800', { code: 'price.figures' }],
    ['18 00', { code: 'price.separators' }],
    ['1 800 – 2 400', { code: 'price.several' }],
    ['$1,800', { code: 'price.currency' }],
    ['9 000 €/semaine', { code: 'price.unit' }],
    ['2 160 € TTC', { code: 'price.tax', values: { net: 1800, percent: 20 } }],
  ])('the price %s is refused with its reason', (priceFromDay, error) => {
    expect(check({ priceFromDay })).toEqual({ kind: 'wrong', errors: [{ field: 'priceFromDay', ...error }] })
  })

  test.each([
    ['type', 'castle', { field: 'type', code: 'choice' }],
    ['neighborhood', 'montmartre', { field: 'neighborhood', code: 'choice' }],
    ['email', 'camille@', { field: 'email', code: 'email' }],
    ['description', 'x'.repeat(3001), { field: 'description', code: 'tooLong', values: { max: 3000 } }],
    ['address', 'x'.repeat(201), { field: 'address', code: 'tooLong', values: { max: 200 } }],
  ])('a wrong %s is named', (field, text, error) => {
    expect(check({ [field]: text })).toEqual({ kind: 'wrong', errors: [error] })
  })

  test('takes twelve photographs', () => {
    const photos = Array.from({ length: 13 }, (_, at) => `photo-${at}`)
    expect(check({ photos: photos.slice(0, 12) })).toMatchObject({ kind: 'right' })
    expect(check({ photos })).toEqual({
      kind: 'wrong',
      errors: [{ field: 'photos', code: 'tooManyPhotos', values: { max: 12 } }],
    })
  })
})
