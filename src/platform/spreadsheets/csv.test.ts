import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test.each([
  ['=1+2', `"'=1+2"`],
  ['+33612345678', `"'+33612345678"`],
  ['-2', `"'-2"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['  =1', `"'  =1"`],
  ['＝1', `"'＝1"`],
  ['=HYPERLINK("http://evil.example";"x")', `"'=HYPERLINK(""http://evil.example"";""x"")"`],
])('%s cannot be a formula', (typed, written) => {
  expect(csvLine([typed], ';')).toBe(`${written}\r\n`)
})

test('fields with separators, quotes and lines are quoted; others are left alone', () => {
  expect(csvLine(['a;b', 'a,b', 'say "yes"', 'two\nlines', 'Atelier Kuroda', null, 12, -3], ';')).toBe(
    '"a;b";"a,b";"say ""yes""";"two\nlines";Atelier Kuroda;;12;-3\r\n',
  )
})
