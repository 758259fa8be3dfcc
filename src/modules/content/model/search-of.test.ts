import { expect, test } from 'vitest'
import { searchOf } from './search-of.ts'

test('leaves out what was left open and sorts the rest', () => {
  const form = new FormData()
  form.set('neighborhood', 'opera')
  form.set('event', '')
  form.set('guests', '50')
  expect(searchOf(form)).toBe('guests=50&neighborhood=opera')
})

test('gives nothing for an untouched form', () => {
  const form = new FormData()
  form.set('event', '')
  expect(searchOf(form)).toBe('')
})
