import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDate } from '#/i18n/format.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { laterDay } from '../iso-day.ts'
import { readDay } from './read-day.ts'

const TODAY = '2026-11-25'
const MARCH = { kind: 'day', day: '2027-03-05' }
const refused = (reason: string) => ({ kind: 'refused', reason })

test.each([
  ...[
    '2027-03-05',
    '2027/3/5',
    '2027. 3. 5.',
    '２０２７年３月５日',
    '2027년 3월 5일',
    '3月5日',
    '3月5日（金）',
  ],
  ...['5.3.2027', '05.03.27', '5 mars 2027', 'vendredi 5 mars', '5 mars', '5. März 2027', 'March 5th, 2027'],
  ...['5 March', '5 de marzo de 2027', 'Friday 5 March 27', '5 marzo', '5 марта 2027 г.', '5 de março'],
])('%s is 5 March 2027', (typed) => {
  expect(readDay(typed, TODAY)).toEqual(MARCH)
})

test.each([
  ['', { kind: 'nothing' }],
  ['\u200b ', { kind: 'nothing' }],
  ['5/3/2027', { kind: 'ask', days: ['2027-03-05', '2027-05-03'] }],
  ['5-3-2027', { kind: 'ask', days: ['2027-03-05', '2027-05-03'] }],
  ['5/3', { kind: 'ask', days: ['2027-03-05', '2027-05-03'] }],
  ['3/3/2027', { kind: 'day', day: '2027-03-03' }],
  ['25/3/2027', { kind: 'day', day: '2027-03-25' }],
  ['3/25/2027', { kind: 'day', day: '2027-03-25' }],
  ['1er avril', { kind: 'day', day: '2027-04-01' }],
  ['mardi 2 mars 2027', { kind: 'day', day: '2027-03-02' }],
  ['25 novembre', { kind: 'day', day: '2026-11-25' }],
  ['24 novembre', { kind: 'day', day: '2027-11-24' }],
  ['29/2/2028', { kind: 'day', day: '2028-02-29' }],
  ['6 мая', { kind: 'day', day: '2027-05-06' }],
  ['30 février', refused('missing')],
  ['30.2.2027', refused('missing')],
  ['2027-02-29', refused('missing')],
  ['31/4/2027', refused('missing')],
  ['20/20/2027', refused('missing')],
  ['3 au 7 mars', refused('unclear')],
  ['mars 2027', refused('unclear')],
  ['début mars', refused('unclear')],
  ['5', refused('unclear')],
  ['5 mars avril', refused('unclear')],
  ['demain', refused('unclear')],
  ['5 mars 20277', refused('unclear')],
  ['5'.repeat(61), refused('unclear')],
])('%j', (typed, read) => {
  expect(readDay(typed, TODAY)).toEqual(read)
})

test('a date that is written out in any of the ten languages is read as itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), fc.constantFrom(...LANGUAGE_CODES), (days, language) => {
      const day = laterDay(TODAY, days)
      expect(readDay(formatDate(day, language), TODAY)).toEqual({ kind: 'day', day })
    }),
  )
})
