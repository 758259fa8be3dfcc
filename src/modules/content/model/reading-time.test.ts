import { expect, test } from 'vitest'
import { readingMinutes } from './reading-time.ts'

function article(text: string, list: readonly string[] = []) {
  const blocks = list.length > 0 ? [{ list: [...list] }] : []
  return { lead: text, sections: [{ id: 'a', heading: 'A', body: ['B', ...blocks] }] }
}

test('words are counted where they are written apart', () => {
  expect(readingMinutes(article('word '.repeat(226)), 'en')).toBe(1)
  expect(readingMinutes(article('word '.repeat(227)), 'en')).toBe(2)
  expect(readingMinutes(article('слово '.repeat(400)), 'ru')).toBe(3)
})

test('characters are counted where they are not, without marks', () => {
  expect(readingMinutes(article('文'.repeat(253)), 'cn')).toBe(1)
  expect(readingMinutes(article('文。'.repeat(253)), 'cn')).toBe(1)
  expect(readingMinutes(article('文'.repeat(254)), 'cn')).toBe(2)
})

test('lists are read as well, and the shortest text takes a minute', () => {
  expect(readingMinutes(article('', ['word '.repeat(228), 'x']), 'en')).toBe(2)
  expect(readingMinutes(article(''), 'de')).toBe(1)
})
