import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'
import { EncodingQuestion } from './table.ts'

const fixture = (name: string) =>
  readFileSync(path.join(import.meta.dirname, '../../../tests/fixtures/imports', name))

/** The bytes of a text in an encoding, found by decoding every code that it has. */
function encoded(text: string, encoding: string): Uint8Array {
  const codes = new Map<string, number[]>()
  const decoder = new TextDecoder(encoding)
  for (let first = 0; first < 256; first++) {
    const one = decoder.decode(Uint8Array.of(first))
    if (one.length === 1 && one !== '\ufffd' && !codes.has(one)) codes.set(one, [first])
    if (!['shift_jis', 'gbk', 'euc-kr'].includes(encoding) || first < 0x81) continue
    for (let second = 0x40; second < 0xff; second++) {
      const two = decoder.decode(Uint8Array.of(first, second))
      if (two.length === 1 && two !== '\ufffd' && !codes.has(two)) codes.set(two, [first, second])
    }
  }
  return Uint8Array.from([...text].flatMap((sign) => codes.get(sign) ?? [63]))
}

const TEXTS = {
  'windows-1252': 'Nom;Société\r\nZoé Ménard;Éclan & Fils\r\nHélène Brûlé;L’Œuvre\r\nJürgen Weiß;Übersee\r\n',
  macintosh: 'Nom;Société\rZoé Ménard;Éclan\rHélène Brûlé;L’Œuvre\r',
  'windows-1251': 'Имя;Компания\r\nАнна Каренина;Дом моды\r\nИван Петров;Ателье\r\n',
  shift_jis: '氏名,会社\r\n山田花子,株式会社パリ\r\nさとう けん,東京モード\r\n',
  gbk: '姓名,公司\r\n王小明,上海时装有限公司\r\n李娜,北京展览中心\r\n',
  'euc-kr': '이름,회사\r\n김철수,서울패션\r\n박영희,파리 쇼룸 주식회사\r\n',
} as const

test.each(Object.entries(TEXTS))('%s is recognised', (encoding, text) => {
  expect(decodeText(encoded(text, encoding))).toEqual({ text, encoding })
})

test.each(['utf-16le', 'utf-16be'])('%s is recognised without its mark', (encoding) => {
  const bytes = Buffer.from('Nom;Société\r\nZoé Ménard;Éclan\r\n', 'utf16le')
  const text = decodeText(encoding === 'utf-16le' ? bytes : bytes.swap16())
  expect(text).toEqual({ text: 'Nom;Société\r\nZoé Ménard;Éclan\r\n', encoding })
})

test.each([
  ['12-sjis.csv', 'shift_jis', '山田花子'],
  ['12c-macroman.csv', 'macintosh', 'Zoé Ménard'],
])('%s is read in %s, or asked about with what stands there', (name, encoding, person) => {
  const bytes = fixture(name)
  expect(decodeText(bytes, encoding).text).toContain(person)
  try {
    expect(decodeText(bytes).encoding).toBe(encoding)
  } catch (error) {
    if (!(error instanceof EncodingQuestion)) throw error
    expect(error.guesses).toContainEqual({ encoding, samples: expect.arrayContaining([person]) })
  }
})

test('what could be several is asked, and an encoding that nobody knows is no answer', () => {
  const bytes = Uint8Array.of(0x41, 0x3b, 0xb1, 0xe8)
  for (const answer of [undefined, 'utf-7']) {
    expect(() => decodeText(bytes, answer)).toThrow(EncodingQuestion)
  }
})
