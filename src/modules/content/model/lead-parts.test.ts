import { expect, test } from 'vitest'
import { leadParts } from './lead-parts.ts'

const SENTENCE = 'We find venues for shows of fifty guests and more, and look after them to the end. '

test('a short lead is one', () => {
  expect(leadParts(SENTENCE.repeat(3).trim(), 'en')).toEqual({ first: SENTENCE.repeat(3).trim(), rest: '' })
})

test('of a long one the first sentence is large, and nothing is lost', () => {
  const { first, rest } = leadParts(SENTENCE.repeat(5).trim(), 'en')
  expect(first).toBe(SENTENCE.trim())
  expect(`${first} ${rest}`).toBe(SENTENCE.repeat(5).trim())
})

test('an ordinal ends no sentence', () => {
  const first = 'An der Julisäule treffen das 4., das 11. und das 12. Arrondissement aufeinander.'
  expect(leadParts(`${first} ${SENTENCE.repeat(4)}`, 'de').first).toBe(first)
})

test('a very short beginning takes the next sentence along', () => {
  expect(leadParts(`Sit down. ${SENTENCE.repeat(4)}`, 'en').first).toBe(`Sit down. ${SENTENCE.trim()}`)
  const japanese = '準備から撤収まで、パリの会場でのショーをお手伝いします。'
  expect(leadParts(japanese.repeat(6), 'ja').first).toBe(japanese)
})
