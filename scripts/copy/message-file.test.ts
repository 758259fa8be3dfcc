import { expect, test } from 'vitest'
import { eachText, placeOf, TextError, withText } from './message-file.ts'

const FILE = `${JSON.stringify({ quote: { budget: 'Budget', send: 'Send' }, list: { title: 'List' } }, undefined, 2)}\n`

test('a text follows its neighbour, the others keep their order', () => {
  const now = JSON.parse(withText(FILE, ['quote', 'diet'], 'Diet', 'budget'))
  expect(Object.keys(now.quote)).toEqual(['budget', 'diet', 'send'])
  expect(Object.keys(JSON.parse(withText(FILE, ['quote', 'diet'], 'Diet')).quote).at(-1)).toBe('diet')
  expect(JSON.parse(withText(FILE, ['new', 'group', 'text'], 'x')).new).toEqual({ group: { text: 'x' } })
})

test.each([
  [['quote', 'budget'], undefined, /there already/],
  [['quote', 'diet'], 'nothing', /no nothing/],
  [['quote', 'budget', 'deep'], undefined, /is a text/],
])('%j after %s is rejected', (key, after, why) => {
  expect(() => withText(FILE, key, 'x', after)).toThrow(why)
  expect(() => withText(FILE, key, 'x', after)).toThrow(TextError)
})

test('the back office has two languages, the site ten; changing no text changes no byte', () => {
  expect(placeOf('admin.inbox.title').languages).toHaveLength(2)
  expect(placeOf('enquiryForm.budget').languages).toHaveLength(10)
  expect(eachText(FILE, (text) => text)).toBe(FILE)
})
