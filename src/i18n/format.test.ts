import { describe, expect, it } from 'vitest'
import { formatArea, formatDate, formatPrice } from './format.ts'
import { formatPhone } from './format-phone.ts'
import type { Language } from './languages.ts'

/** Make no-break spaces visible: `~` is U+00A0, `¦` is U+202F. */
const visible = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u202f', '¦')

const PRICES: Record<Language, string> = {
  en: '€1,500',
  fr: '1¦500~€',
  es: '1.500~€',
  it: '1.500~€',
  de: '1.500~€',
  ru: '1~500~€',
  pt: '€~1.500',
  cn: '€1,500',
  ja: '€1,500',
  ko: '€1,500',
}

const DATES: Record<Language, string> = {
  en: '3~March 2026',
  fr: '3~mars 2026',
  es: '3~de marzo de 2026',
  it: '3~marzo 2026',
  de: '3.~März 2026',
  ru: '3~марта 2026~г.',
  pt: '3~de março de 2026',
  cn: '2026年3月3日',
  ja: '2026年3月3日',
  ko: '2026년 3월 3일',
}

describe('formatPrice', () => {
  it.each(Object.entries(PRICES))('prints 1,500 euros in %s', (language, expected) => {
    expect(visible(formatPrice(150_000, language as Language))).toBe(expected)
  })

  it('rounds to whole euros', () => {
    expect(formatPrice(99_950, 'en')).toBe('€1,000')
  })
})

describe('formatArea', () => {
  it('uses a no-break space and the letters of the language', () => {
    expect(visible(formatArea(180, 'de'))).toBe('180~m²')
    expect(visible(formatArea(180, 'ru'))).toBe('180~м²')
    expect(formatArea(180, 'ja')).toBe('180㎡')
    expect(visible(formatArea(1200, 'fr'))).toBe('1¦200~m²')
  })
})

describe('formatDate', () => {
  it.each(Object.entries(DATES))('prints a long date in %s', (language, expected) => {
    expect(visible(formatDate('2026-03-03', language as Language))).toBe(expected)
  })

  it('writes the first of a month with its ordinal', () => {
    expect(visible(formatDate('2026-03-01', 'fr'))).toBe('1er~mars 2026')
    expect(visible(formatDate('2026-03-01', 'it'))).toBe('1º~marzo 2026')
    expect(visible(formatDate('2026-03-01', 'pt'))).toBe('1º~de março de 2026')
    expect(visible(formatDate('2026-03-11', 'fr'))).toBe('11~mars 2026')
  })

  it('drops the Russian "г." on labels', () => {
    expect(visible(formatDate('2026-03-03', 'ru', 'label'))).toBe('3~марта 2026')
  })

  it('takes the day of Paris, not of the server', () => {
    expect(visible(formatDate('2026-03-02T23:30:00Z', 'en'))).toBe('3~March 2026')
  })

  it('rejects an invalid date', () => {
    expect(() => formatDate('soon', 'en')).toThrow(RangeError)
  })
})

describe('formatPhone', () => {
  it('is national on French pages and international elsewhere', () => {
    expect(visible(formatPhone('+33199001234', 'fr'))).toBe('01~99~00~12~34')
    expect(visible(formatPhone('+33199001234', 'ja'))).toBe('+33~1~99~00~12~34')
  })

  it('leaves a number of another country as it is', () => {
    expect(formatPhone('+390612345678', 'fr')).toBe('+390612345678')
  })
})
