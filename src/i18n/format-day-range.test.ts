import { expect, test } from 'vitest'
import { formatDayRange, formatStayDays } from './format-day-range.ts'
import { LANGUAGE_CODES } from './languages.ts'

const inAll = (first: string, last: string) =>
  Object.fromEntries(LANGUAGE_CODES.map((code) => [code, formatDayRange(first, last, code)]))

test('days of one month', () => {
  expect(inAll('2027-03-01', '2027-03-04')).toEqual({
    en: '1–\u20604\u00a0March',
    fr: '1er–\u20604\u00a0mars',
    es: '1–\u20604\u00a0de marzo',
    it: '1º–\u20604\u00a0marzo',
    de: '1.–\u20604.\u00a0März',
    ru: '1–\u20604\u00a0марта',
    pt: '1º–\u20604\u00a0de março',
    cn: '3月1日至4日',
    ja: '3月1日～4日',
    ko: '3월 1일~4일',
  })
})

test('days of two months, and a single day', () => {
  expect(formatDayRange('2027-02-27', '2027-03-01', 'fr')).toBe('27\u00a0février\u00a0– 1er\u00a0mars')
  expect(formatDayRange('2027-02-27', '2027-03-01', 'ja')).toBe('2月27日～3月1日')
  expect(formatDayRange('2027-12-30', '2028-01-02', 'en')).toBe('30\u00a0December\u00a0– 2\u00a0January')
  expect(formatDayRange('2027-03-02', '2027-03-02', 'de')).toBe('2.\u00a0März')
})

test('a stay has its year once, or both years', () => {
  expect(formatStayDays('2027-03-02', 5, 'en')).toBe('2–\u20606\u00a0March 2027')
  expect(formatStayDays('2027-03-02', 5, 'es')).toBe('2–\u20606\u00a0de marzo de 2027')
  expect(formatStayDays('2027-03-02', 5, 'ko')).toBe('2027년 3월 2일~6일')
  expect(formatStayDays('2027-02-27', 3, 'ja')).toBe('2027年2月27日～3月1日')
  expect(formatStayDays('2026-12-30', 4, 'fr')).toBe('30\u00a0décembre 2026\u00a0– 2\u00a0janvier 2027')
  expect(formatStayDays('2027-03-01', null, 'it')).toBe('1º\u00a0marzo 2027')
})
