import { expect, test } from 'vitest'
import { stayPrice } from '#/modules/venues/model/hire.ts'
import { readPrice } from './read-price.ts'
import { replyPrices } from './reply-prices.ts'
import type { ReplyVenue } from './reply-venues.ts'

test.each([
  ['12.600', undefined, { netCents: 1_260_000 }],
  ['12,600', undefined, { netCents: 1_260_000 }],
  ['12 600 € HT', undefined, { netCents: 1_260_000 }],
  ['1 900,50', undefined, { netCents: 190_050 }],
  ['950 €/jour', 14, { netCents: 1_330_000 }],
  ['950 €/jour', undefined, { problem: 'noDays' }],
  ['15 120 TTC', 14, { problem: 'taxed' }],
  ['0', 14, { problem: 'free' }],
  ['', 14, { problem: 'nothing' }],
  ['12 60', 14, { problem: 'separators' }],
  ['$12,600', 14, { problem: 'currency' }],
  ['a lot', 14, { problem: 'figures' }],
] as const)('%j for %s days', (typed, days, read) => {
  expect(readPrice(typed, days)).toEqual(read)
})

const venue: ReplyVenue = {
  slug: 'popup',
  name: 'Pop-up',
  neighborhood: 'le-marais',
  surfaceM2: 60,
  photo: null,
  priceFromDayCents: 95_000,
  minimumDays: 14,
  stay: stayPrice({ priceFromDayCents: 95_000, minimumDays: 14 }, 2),
}

test('a price is for the minimum hire, or for the days asked for', () => {
  const price = (bills: 'charged' | 'asked') => replyPrices([venue], { popup: { amount: '950/day', bills } })
  expect(price('charged')).toMatchObject([{ netCents: 1_330_000, stay: { days: 14, minimum: true } }])
  expect(price('asked')).toMatchObject([{ netCents: 190_000, stay: { days: 2, minimum: false } }])
})

test('one price that is missing or cannot be read is enough to have none', () => {
  const other = { ...venue, slug: 'constructor' }
  const popup = { amount: '13300', bills: 'charged' } as const
  expect(replyPrices([venue], { popup })).toHaveLength(1)
  expect(replyPrices([venue, other], { popup })).toBeUndefined()
  expect(replyPrices([venue], { popup: { ...popup, amount: '13 30' } })).toBeUndefined()
  expect(replyPrices([], {})).toBeUndefined()
})
