import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatArea } from '#/i18n/format.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { readDegrees, readNumber } from './read-number.ts'

const number = (value: number) => ({ kind: 'number', value })
const refused = (reason: string) => ({ kind: 'refused', reason })

describe('a whole number', () => {
  test.each([
    ['200', 'squareMetres', number(200)],
    ['1.200', 'squareMetres', number(1200)],
    ['1,200 sq m', 'squareMetres', number(1200)],
    ['1 200 m²', 'squareMetres', number(1200)],
    ["1'200m2", 'squareMetres', number(1200)],
    ['１８０㎡', 'squareMetres', number(180)],
    ['180 м²', 'squareMetres', number(180)],
    ['180平米', 'squareMetres', number(180)],
    ['1.000 qm', 'squareMetres', number(1000)],
    ['200,5', 'squareMetres', refused('decimals')],
    ['200.00', 'squareMetres', refused('decimals')],
    ['1.26.00', 'squareMetres', refused('separators')],
    ['12 60', 'squareMetres', refused('separators')],
    ['-3', 'squareMetres', refused('negative')],
    ['200-300', 'squareMetres', refused('several')],
    ['200 x 3', 'squareMetres', refused('several')],
    ['large', 'squareMetres', refused('figures')],
    ['200 ft', 'squareMetres', refused('figures')],
    ['1 200 personnes', 'guests', number(1200)],
    ['150 pax', 'guests', number(150)],
    ['150人', 'guests', number(150)],
    ['150명', 'guests', number(150)],
    ['120–150', 'guests', refused('several')],
    ['5 jours', 'days', number(5)],
    ['5日間', 'days', number(5)],
    ['36 kW', 'kilowatts', number(36)],
    ['1 000 kg/m²', 'kilogramsPerSquareMetre', number(1000)],
    ['120 cm', 'centimetres', number(120)],
    ['1,20 m', 'centimetres', refused('figures')],
    ['+200', undefined, number(200)],
    ['', undefined, { kind: 'nothing' }],
    ['\u200b ', undefined, { kind: 'nothing' }],
    ['9'.repeat(61), undefined, refused('figures')],
  ] as const)('%s (%s)', (typed, unit, read) => {
    expect(readNumber(typed, { unit })).toEqual(read)
  })

  test('with its unit in any of the ten languages is read as itself', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.constantFrom(...LANGUAGE_CODES), (area, language) => {
        expect(readNumber(formatArea(area, language), { unit: 'squareMetres' })).toEqual(number(area))
      }),
    )
  })
})

describe('a number with two decimals', () => {
  test.each([
    ['3,7', number(3.7)],
    ['3.75 m', number(3.75)],
    ['3 m', number(3)],
    ['3m70', number(3.7)],
    ['3 m 70', number(3.7)],
    ['4,20米', number(4.2)],
    ['3,', number(3)],
    ['3,755', number(3755)],
    ['3,7555', refused('decimals')],
    ['370 cm', refused('figures')],
  ])('%s', (typed, read) => {
    expect(readNumber(typed, { decimals: 2, unit: 'metres' })).toEqual(read)
  })
})

describe('degrees', () => {
  test.each([
    ['48.8566', number(48.8566)],
    ['48,856', number(48.856)],
    ['-2.35°', number(-2.35)],
    ['−2,35', number(-2.35)],
    ['48.8566, 2.3522', refused('several')],
    ['48 nord', refused('figures')],
    ['', { kind: 'nothing' }],
  ])('%s', (typed, read) => {
    expect(readDegrees(typed)).toEqual(read)
  })
})
