import { expect, test } from 'vitest'
import { EMPTY_FILTER } from '#/modules/venues/model/venue-filter.ts'
import { wishesSearch } from '#/modules/venues/model/wishes.ts'
import { quotePrefill, quoteSearch } from './quote-prefill.ts'

test('reads one venue or several, each once', () => {
  expect(quotePrefill({ venue: 'a' }).venues).toEqual(['a'])
  expect(quotePrefill({ venue: ['b', 'a', 'b', ''] }).venues).toEqual(['b', 'a'])
  expect(quotePrefill({}).venues).toEqual([])
})

test('keeps the order of the venues, and no other', () => {
  expect(quotePrefill({ venue: ['b', 'a'], duration: ['4', '3'] })).toEqual(
    quotePrefill({ venue: ['b', 'a'], duration: ['3', '4'] }),
  )
  expect(quotePrefill({ venue: ['b', 'a'] }).venues).toEqual(['b', 'a'])
})

test('keeps no more venues than a page can show', () => {
  const venue = Array.from({ length: 50 }, (_, n) => `venue-${n}`)
  expect(quotePrefill({ venue }).venues).toHaveLength(20)
})

test('takes a range of guests or the range of a number', () => {
  expect(quotePrefill({ guests: '51-100' }).guestCount).toBe('51-100')
  expect(quotePrefill({ guests: '10' }).guestCount).toBe('1-10')
  expect(quotePrefill({ guests: '11' }).guestCount).toBe('11-25')
  expect(quotePrefill({ guests: '200' }).guestCount).toBe('101-200')
  expect(quotePrefill({ guests: '201' }).guestCount).toBe('200+')
  expect(quotePrefill({ guests: '0' }).guestCount).toBe('')
  expect(quotePrefill({ guests: 'many' }).guestCount).toBe('')
})

test('keeps what was looked for, within bounds', () => {
  const search = wishesSearch({ ...EMPTY_FILTER, guests: 120, type: ['loft'], sort: 'price', page: 3 })
  expect(search).toBe('guests=120&wishes=guests%3D120%26type%3Dloft')
  const prefill = quotePrefill(Object.fromEntries(new URLSearchParams(search)))
  expect(prefill).toMatchObject({ guestCount: '101-200', wishes: 'guests=120&type=loft' })
  expect(quoteSearch(prefill, ['a'])).toBe('guests=120&venue=a&wishes=guests%3D120%26type%3Dloft')
  expect(quotePrefill({ wishes: 'q=a'.repeat(1000) }).wishes).toHaveLength(1000)
  const ownEquipment = Array.from({ length: 40 }, () => crypto.randomUUID())
  expect(wishesSearch({ ...EMPTY_FILTER, ownEquipment })).toBe('')
})

test('leaves out a day that is none', () => {
  expect(quotePrefill({ startDate: '2027-03-01' }).startDate).toBe('2027-03-01')
  expect(quotePrefill({ startDate: '1 March' }).startDate).toBe('')
})

test('writes the address again without a venue and with the rest', () => {
  const prefill = quotePrefill({ venue: ['a', 'b'], startDate: '2027-03-01', duration: '4', guests: '20' })
  expect(quoteSearch(prefill, ['b'])).toBe('duration=4&guests=20&startDate=2027-03-01&venue=b')
  expect(quoteSearch(quotePrefill({ venue: 'a' }), [])).toBe('')
})

test('what is the form’s alone is written again, and is no brief', () => {
  const prefill = quotePrefill({
    startDate: '2020-03-01',
    duration: 'a week',
    event: 'showroom',
    layout: 'rails',
  })
  expect(prefill.brief).toEqual({ event: 'showroom', layout: 'rails' })
  expect(quoteSearch(prefill, ['a'])).toBe(
    'duration=a+week&event=showroom&layout=rails&startDate=2020-03-01&venue=a',
  )
})
