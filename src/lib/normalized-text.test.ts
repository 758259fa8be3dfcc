import { expect, test } from 'vitest'
import { superlinearGrowth } from '../../tests/cost/growth.ts'
import { normalized } from './normalized-text.ts'

test.each(['NFC', 'NFD', 'NFKC', 'NFKD'] as const)(
  '%s of marks out of order takes no square',
  async (form) => {
    const marks = (length: number) => `a${'\u0315\u0300'.repeat(length / 2)}`
    expect(
      await superlinearGrowth((text) => normalized(text, form), marks(16_000), marks(32_000)),
    ).toBeUndefined()
  },
)

test('what people write is normalized as ever', () => {
  for (const text of ['Vœux Élysée', 'e\u0301', '㎡', '각', 'ｶﾞ', 'Z̴̢̛͎̓a̷̧͐l̴͉̑g̵̥̈́o̷̝͝', 'ក្នុង', 'שָׁלוֹם'])
    for (const form of ['NFC', 'NFKD'] as const) expect(normalized(text, form)).toBe(text.normalize(form))
})

test('a pile of marks keeps its first thirty', () => {
  expect(normalized(`a${'\u0327'.repeat(50)}b`, 'NFD')).toBe(`a${'\u0327'.repeat(30)}b`)
})
