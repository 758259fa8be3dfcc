import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount, formatPrice } from '#/i18n/format.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { readAmount } from './read-amount.ts'

const amount = (euros: number, more: object = {}) => ({
  kind: 'amount',
  cents: Math.round(euros * 100),
  perDay: false,
  ...more,
})

describe('an amount', () => {
  test.each([
    '12 600 €',
    '12.600',
    '12,600',
    "12'600",
    '12’600.-',
    '12600',
    '€12,600',
    '１２，６００ユーロ',
    '12,600.00',
    '12.600,00',
    '12k',
  ])('%s', (typed) => {
    expect(readAmount(typed)).toEqual(amount(typed === '12k' ? 12_000 : 12_600))
  })

  test.each([
    ['12 600 HT', amount(12_600, { tax: 'excl' })],
    ['12 600 € TTC', amount(12_600, { tax: 'incl' })],
    ['1 900,50 HT', amount(1900.5, { tax: 'excl' })],
    ['1\u202f900,50', amount(1900.5)],
    ['1900.5', amount(1900.5)],
    ['12,5', amount(12.5)],
    ['1.900', amount(1900)],
    ['1,900', amount(1900)],
    ['1,5 k€', amount(1500)],
    ['950 €/jour', amount(950, { perDay: true })],
    ['1 234 567,89', amount(1_234_567.89)],
    ['0', amount(0)],
    ['10 000 000', amount(10_000_000)],
  ])('%s', (typed, read) => {
    expect(readAmount(typed)).toEqual(read)
  })

  test.each([
    ['1\u00a0900\u2009€', amount(1900)],
    ['\u200e1 900 €\u2069', amount(1900)],
    ['1´900', amount(1900)],
    ['12€50', amount(12.5)],
    ['1.900,–', amount(1900)],
    ['EUR 1.900,00', amount(1900)],
    ['12 kEUR', amount(12_000)],
    ['1900,', amount(1900)],
    ['+1900', amount(1900)],
    ['950 € HT / jour', amount(950, { tax: 'excl', perDay: true })],
    ['950 € par jour (HT)', amount(950, { tax: 'excl', perDay: true })],
    ['€950 a day + VAT', amount(950, { tax: 'excl', perDay: true })],
    ['€950 incl. VAT', amount(950, { tax: 'incl' })],
    ['950 € al día, IVA incluido', amount(950, { tax: 'incl', perDay: true })],
    ['950 € al giorno + IVA', amount(950, { tax: 'excl', perDay: true })],
    ['950 €/Tag zzgl. MwSt.', amount(950, { tax: 'excl', perDay: true })],
    ['950 евро в день без НДС', amount(950, { tax: 'excl', perDay: true })],
    ['€ 950 por dia', amount(950, { perDay: true })],
    ['每天950欧元含税', amount(950, { tax: 'incl', perDay: true })],
    ['1日あたり950ユーロ（税抜）', amount(950, { tax: 'excl', perDay: true })],
    ['하루 950유로 부가세 별도', amount(950, { tax: 'excl', perDay: true })],
  ])('%s, as it is written elsewhere', (typed, read) => {
    expect(readAmount(typed)).toEqual(read)
  })

  test.each(['', ' ', '\u200b', '\u00a0\t'])('%j is nothing', (typed) => {
    expect(readAmount(typed)).toEqual({ kind: 'nothing' })
  })

  test.each([
    ...['12 60', '1.26.00', '12.600.50', '1,26,000', '12 600.000', '0.900', '007', '1,250k', '12 , 5'].map(
      (typed) => [typed, 'separators'] as const,
    ),
    ...['-500', '(500)', '−500 €', '€ -500', '-€500', '500-', 'moins 500'].map(
      (typed) => [typed, 'negative'] as const,
    ),
    ...['12 000 – 15 000', '12k-15k', 'entre 12 000 et 15 000 €', '12 600 HT / 15 120 TTC', '3 x 950'].map(
      (typed) => [typed, 'several'] as const,
    ),
    ...['$12,600', '12,600円', '1200 CHF', '£950', '12600元', '1200 Fr.', '950 USD', '1200원'].map(
      (typed) => [typed, 'currency'] as const,
    ),
    ...['950 €/semaine', '12 €/m²', '950 per week'].map((typed) => [typed, 'unit'] as const),
    ...['douze mille', '1.2万', 'sur demande', '€', 'HT', '12 600 HT TTC', '1e3', '9'.repeat(101)].map(
      (typed) => [typed, 'figures'] as const,
    ),
    ...['10 000 000,01', '99999999999999999999'].map((typed) => [typed, 'tooLarge'] as const),
  ])('%s is refused: %s', (typed, reason) => {
    expect(readAmount(typed)).toEqual({ kind: 'refused', reason })
  })

  test('that is written out in any of the ten languages is read as itself', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000_000 })
    fc.assert(
      fc.property(cents, fc.constantFrom(...LANGUAGE_CODES), (sum, language) => {
        expect(readAmount(formatAmount(sum, language))).toEqual(amount(sum / 100))
        const whole = Math.floor(sum / 100)
        expect(readAmount(formatPrice(whole * 100, language))).toEqual(amount(whole))
      }),
    )
  })

  test('is read from any text without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const read = readAmount(text)
        if (read.kind === 'amount') expect(Number.isSafeInteger(read.cents) && read.cents >= 0).toBe(true)
      }),
    )
  })
})
