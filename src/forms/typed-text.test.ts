import { describe, expect, test } from 'vitest'
import { fullName } from '#/modules/enquiries/model/name-order.ts'
import { readEmailAddress } from './email-address.ts'
import { readPhoneNumber } from './phone-number.server.ts'
import { cleanLine, cleanText } from './typed-text.ts'

describe('a single line', () => {
  test.each([
    ['  Maison   Aubrac ', 'Maison Aubrac'],
    ['a\r\nBcc: evil@example.com', 'a Bcc: evil@example.com'],
    ['a\u2028b\u0085c\u0000d', 'a b c d'],
    ['\u200b \u00a0\t', ''],
    ['abc\u202egnp', 'abcgnp'],
    ['e\u0301', 'é'],
    ['\ud800x', '\ufffdx'],
  ])('%j becomes %j', (typed, clean) => {
    expect(cleanLine(typed)).toBe(clean)
  })

  test('the joiners that Persian and Indic names need stay', () => {
    expect(cleanLine('می\u200cخواهم')).toBe('می\u200cخواهم')
  })
})

test('several lines keep their breaks and tabs, and nothing else that is invisible', () => {
  expect(cleanText(' one\r\n\r\ntwo\rthree\tfour\u0000\u0007 \n')).toBe('one\n\ntwo\nthree\tfour')
})

describe('an e-mail address', () => {
  test.each([
    ['Camille.Laurent@Example.COM', 'Camille.Laurent@example.com'],
    [' a+b@sub.example.co ', 'a+b@sub.example.co'],
    ['name@café.fr', 'name@xn--caf-dma.fr'],
    ['ｎａｍｅ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'name@example.com'],
  ])('%j is %j', (typed, address) => {
    expect(readEmailAddress(typed)).toBe(address)
  })

  test.each([
    'name',
    '@example.com',
    'name@',
    'name@example',
    'na me@example.com',
    'a..b@example.com',
    '.a@example.com',
    'a@b@',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    'a@example.com/x',
    'a@example.com, b@example.com',
    'Nina <a@example.com>',
    'a@-example.com',
  ])('%j is none', (typed) => {
    expect(readEmailAddress(typed)).toBeUndefined()
  })
})

describe('a phone number', () => {
  test.each([
    ['01 99 00 12 34', '+33199001234'],
    ['01.99.00.12.34', '+33199001234'],
    ['+33 (0)1 99 00 12 34', '+33199001234'],
    ['0033 1 99 00 12 34', '+33199001234'],
    ['+81 3-1234-5678', '+81312345678'],
    ['＋８１ ３ １２３４ ５６７８', '+81312345678'],
  ])('%j is %j', (typed, number) => {
    expect(readPhoneNumber(typed, 'fr')).toBe(number)
  })

  test.each(['', '12', 'call me', '01 99 00 12 34 56 78', 'tel 01 99 00 12 34 x'])('%j is none', (typed) => {
    expect(readPhoneNumber(typed, 'fr')).toBeUndefined()
  })
})

describe('a full name (behaviour 7.8)', () => {
  test.each([
    ['Camille', 'Laurent', 'fr', 'Camille Laurent'],
    ['小明', '王', 'cn', '王小明'],
    ['花子', '山田', 'ja', '山田 花子'],
    ['지우', '김', 'ko', '김지우'],
    ['Camille', 'Laurent', 'ja', 'Camille Laurent'],
    ['小明', '王', 'en', '小明 王'],
  ] as const)('%s + %s on a form in %s', (first, last, language, expected) => {
    expect(fullName(first, last, language)).toBe(expected)
  })
})

test.each([
  ['es', '612 345 678', '+34612345678'],
  ['de', '0171 1234567', '+491711234567'],
  ['ja', '090-1234-5678', '+819012345678'],
  ['es', '01 99 00 12 34', '+33199001234'],
] as const)(
  'a number without a country is read as one of the language (%s, %s)',
  (language, typed, number) => {
    expect(readPhoneNumber(typed, language)).toBe(number)
  },
)
