import fc from 'fast-check'
import { expect, test } from 'vitest'
import { detectLanguage, isCrawler } from './detect-language.ts'
import { readLanguageCookie } from './language-cookie.ts'
import { writeLanguageCookie } from './write-language-cookie.ts'

const siteUrl = 'https://site.example'

test.each([
  ['fr', 'fr'],
  ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', 'fr'],
  ['en;q=0.5, de;q=0.9', 'de'],
  ['de;q=0.5,ja;q=0.5', 'de'],
  ['zh', 'cn'],
  ['zh-TW', 'cn'],
  ['ZH-hans-CN;Q=0.9', 'cn'],
  ['pt-PT', 'pt'],
  ['nl, it;q=0.1', 'it'],
  ['fr_FR', 'fr'],
  ['nl_NL, PT_br;q=0.8, fr_FR;q=0.2', 'pt'],
  ['zh_Hant_TW', 'cn'],
  ['fr;q=0, es;q=0.001', 'es'],
  ['fr;q=2, ko', 'ko'],
  ['en-US, fr;q=0.9', 'en'],
  ['fr;q=0', undefined],
  ['nl', undefined],
  ['cn', undefined],
  ['*', undefined],
  ['', undefined],
])('Accept-Language %j gives %s', (acceptLanguage, expected) => {
  expect(detectLanguage({ acceptLanguage, siteUrl })).toBe(expected)
})

test('the cookie wins, an invalid one does not count', () => {
  const acceptLanguage = 'fr'
  expect(detectLanguage({ cookie: 'a=b; language=ja', acceptLanguage, siteUrl })).toBe('ja')
  expect(detectLanguage({ cookie: 'language=en', acceptLanguage, siteUrl })).toBe('en')
  expect(detectLanguage({ cookie: 'language=xx', acceptLanguage, siteUrl })).toBe('fr')
  expect(readLanguageCookie(writeLanguageCookie('ko'))).toBe('ko')
})

test('a visitor who comes from a page of the site is not redirected', () => {
  expect(detectLanguage({ acceptLanguage: 'fr', referrer: `${siteUrl}/fr`, siteUrl })).toBeUndefined()
  expect(detectLanguage({ acceptLanguage: 'fr', referrer: 'https://search.example/', siteUrl })).toBe('fr')
  expect(detectLanguage({ acceptLanguage: 'fr', referrer: 'nonsense', siteUrl })).toBe('fr')
})

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0)',
  'Mozilla/5.0 (compatible; YandexBot/3.0)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0)',
  'facebookexternalhit/1.1',
  'WhatsApp/2.23.20.0',
  'Twitterbot/1.0',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp)',
])('%s is a crawler', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(true)
  expect(detectLanguage({ cookie: 'language=fr', acceptLanguage: 'fr', userAgent, siteUrl })).toBeUndefined()
})

test.each([
  undefined,
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 13; CUBOT_X70) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 NAVER(inapp; search; 1200)',
])('%s is a visitor', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(false)
})

test('no header can break it', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (cookie, acceptLanguage, referrer) => {
      detectLanguage({ cookie, acceptLanguage, referrer, siteUrl })
    }),
    { numRuns: 100 },
  )
})
