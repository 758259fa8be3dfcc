/** What readers far from Paris find in their language: prices, phone numbers, messengers, the clock of a promise. */
import { type HTMLElement, parse } from 'node-html-parser'
import { describe, expect, inject, test } from 'vitest'
import { localize } from '../../src/i18n/addresses/localize.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { fetchPage } from './read-page.ts'

const at = async (address: string) => parse((await fetchPage(inject('siteToRead'), address)).html)
const venue = (language: Language) => at(localize('venue', { slug: 'galerie-perle' }, language))
/** Text with common spaces. */
const plainText = (element: HTMLElement | null) => element?.text.replaceAll(/\s+/gu, ' ').trim()

describe('the price of a venue', () => {
  test.each([
    ['cn', '每天€1,450起，不含法国增值税（20%）'],
    ['ja', '1日€1,450から（フランス付加価値税20%別）'],
    ['ko', '1일 €1,450부터, 프랑스 부가가치세 20% 별도'],
    ['ru', 'от 1 450 € в день, без французского НДС (20 %)'],
    ['en', 'from €1,450 / day, excl. VAT'],
  ] as const)(
    'in %s has the spaces of the language, and says whose tax it leaves out',
    async (language, said) => {
      expect(plainText((await venue(language)).querySelector('.quote-card .price'))).toBe(said)
    },
  )

  test('the bar on narrow screens has the same spaces, without the tax', async () => {
    expect(plainText((await venue('ko')).querySelector('.dock .price'))).toBe('1일 €1,450부터')
  })
})

test.each([
  ['cn', '周一至周五，巴黎时间（比北京时间晚6至7小时）'],
  ['en', 'Monday to Friday, Paris time'],
] as const)('a promise of time in %s names its days and its clock', async (language, said) => {
  expect(plainText((await venue(language)).querySelector('.quote-card li small'))).toBe(said)
})

test.each([
  ['cn', '131 2345 6789'],
  ['fr', '01 99 00 56 78'],
] as const)('the form in %s shows a phone number of its country', async (language, example) => {
  const page = await at(localize('contact', {}, language))
  expect(page.querySelector('main [name=phone]')?.getAttribute('placeholder')).toBe(example)
})

describe('the share menu', () => {
  /** The entries of the menu in the bar, in their order. */
  const entries = async (language: Language) =>
    (await at(localize('about', {}, language)))
      .querySelector('.pop .share-links')
      ?.querySelectorAll('a, button')
      .map((entry) => plainText(entry))

  test('has the six targets of all, and before them the messenger of the language', async () => {
    const all = ['Facebook', 'LinkedIn', 'X (Twitter)', 'WhatsApp']
    expect(await entries('en')).toEqual([...all, 'E-mail', 'Copy link'])
    expect((await entries('ja'))?.slice(0, 5)).toEqual(['LINE', ...all])
    expect((await entries('ko'))?.slice(0, 5)).toEqual(['카카오톡', ...all])
    expect((await entries('ru'))?.slice(0, 5)).toEqual(['Telegram', ...all])
    expect(await entries('cn')).toEqual(['复制链接', '微信', ...all, '电子邮件'])
  })

  test('the messenger gets the address of the page', async () => {
    const path = localize('about', {}, 'cn')
    const code = (await at(path)).querySelector('.pop [data-code]')?.getAttribute('data-code')
    expect(new URL(code ?? '').pathname).toBe(path)
    const line = (await at(localize('about', {}, 'ja'))).querySelector('.pop .share-links a')
    expect(line?.getAttribute('href')).toMatch(
      /^https:\/\/social-plugins\.line\.me\/lineit\/share\?url=https?%3A/,
    )
  })
})
