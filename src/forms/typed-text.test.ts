import { describe, expect, test } from 'vitest'
import { fullName } from '#/modules/enquiries/model/name-order.ts'
import { hasForeignLetters, readEmailAddress } from './email-address.ts'
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
    ['\u3164', ''],
    ['\u00ad \u00ad', ''],
    ['\u115f\u1160\uffa0', ''],
    ['\u200d\u200c\u2800\ufe0f', ''],
    ['Anne\u00adMarie', 'Anne\u00adMarie'],
  ])('%j becomes %j', (typed, clean) => {
    expect(cleanLine(typed)).toBe(clean)
  })

  test('the joiners that Persian and Indic names need stay', () => {
    expect(cleanLine('می\u200cخواهم')).toBe('می\u200cخواهم')
  })
})

test('several lines keep their breaks and tabs, and nothing else that is invisible', () => {
  expect(cleanText(' one\r\n\r\ntwo\rthree\tfour\u0000\u0007 \n')).toBe('one\n\ntwo\nthree\tfour')
  expect(cleanText('one\u000btwo\u000cthree\u0085four'), 'breaks of office programs').toBe(
    'one\ntwo\nthree\nfour',
  )
  expect(cleanText('one\u0000\u0001two'), 'never joined').toBe('one two')
  expect(cleanText('\u3164\n\u200b\u00ad')).toBe('')
})

describe('an e-mail address', () => {
  test.each([
    ['Camille.Laurent@Example.COM', 'Camille.Laurent@example.com'],
    [' a+b@sub.example.co ', 'a+b@sub.example.co'],
    ['name@café.fr', 'name@xn--caf-dma.fr'],
    ['ｎａｍｅ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'name@example.com'],
    ['m.o’hara@example.com', "m.o'hara@example.com"],
    ['name@example.com.', 'name@example.com'],
    ['name@example.com,', 'name@example.com'],
    ['(name@example.com)', 'name@example.com'],
    ['mailto:name@example.com', 'name@example.com'],
    ['mailto:name@example.com?subject=Bonjour', 'name@example.com'],
    ['<name@example.com>', 'name@example.com'],
    ['Nina Ruiz <name@example.com>', 'name@example.com'],
    ['"name@example.com"', 'name@example.com'],
    ['name @ example.com', 'name@example.com'],
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
    'Nina <a@example.com> <b@example.com>',
    'josé@example.com',
    'a@-example.com',
  ])('%j is none', (typed) => {
    expect(readEmailAddress(typed)).toBeUndefined()
  })
})

test.each([
  ['josé@example.com', true],
  ['анна@example.com', true],
  ['name@café.fr', false],
  ['o’hara@example.com', false],
  ['josé', false],
])('%j has letters before the @ that mail rarely reaches: %s', (typed, foreign) => {
  expect(hasForeignLetters(typed)).toBe(foreign)
})

describe('a full name (behaviour 7.8)', () => {
  test.each([
    ['Camille', 'Laurent', 'fr', 'Camille Laurent'],
    ['小明', '王', 'cn', '王小明'],
    ['花子', '山田', 'ja', '山田 花子'],
    ['지우', '김', 'ko', '김지우'],
    // Latin letters keep the order of the form.
    ['Camille', 'Laurent', 'ja', 'Laurent Camille'],
    ['Wei', 'Zhang', 'cn', 'Zhang Wei'],
    ['Jiwoo', 'Kim', 'ko', 'Kim Jiwoo'],
    ['Wei', 'Zhang', 'en', 'Wei Zhang'],
    ['小明', '王', 'en', '小明 王'],
  ] as const)('%s + %s on a form in %s', (first, last, language, expected) => {
    expect(fullName(first, last, language)).toBe(expected)
  })
})
