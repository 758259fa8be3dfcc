import { describe, expect, test } from 'vitest'
import { estimateLines, type PricedVenue } from './estimate.ts'

const venue = (type: PricedVenue['type'], priceFromDayCents = 100_000): PricedVenue => ({
  slug: type,
  name: type,
  type,
  priceFromDayCents,
})
const daysOf = (duration: string, type: PricedVenue['type']) => {
  const [line] = estimateLines(duration, [venue(type)])
  return line && [line.days, line.minimum, line.cents]
}

describe('the estimate', () => {
  test.each([
    ['4 days', 'loft', [4, false, 400_000]],
    ['4 days', 'showroom', [4, false, 400_000]],
    ['3 jours', 'showroom', [3, false, 300_000]],
    ['2 Tage', 'showroom', [3, true, 300_000]],
    ['2日', 'popup', [14, true, 1_400_000]],
    ['2 недели', 'popup', [14, false, 1_400_000]],
    ['4 hours', 'gallery', [1, false, 100_000]],
    ['', 'showroom', [3, true, 300_000]],
    ['a while', 'popup', [14, true, 1_400_000]],
    ['', 'loft', undefined],
    ['0', 'gallery', undefined],
    ['400 days', 'loft', undefined],
  ] as const)('of %j in a %s', (duration, type, expected) => {
    expect(daysOf(duration, type)).toEqual(expected)
  })

  test('has a line for each venue that has a price for these days, in their order', () => {
    const lines = estimateLines('', [venue('popup', 50_000), venue('loft'), venue('showroom')])
    expect(lines.map(({ venue: { slug }, cents }) => [slug, cents])).toEqual([
      ['popup', 700_000],
      ['showroom', 300_000],
    ])
  })

  test('goes by the minimum hire of the venue where it is known', () => {
    const lines = estimateLines('2 days', [
      { ...venue('gallery'), minimumDays: 3 },
      { ...venue('showroom'), minimumDays: 1 },
    ])
    expect(lines.map(({ days, minimum }) => [days, minimum])).toEqual([
      [3, true],
      [2, false],
    ])
  })
})
