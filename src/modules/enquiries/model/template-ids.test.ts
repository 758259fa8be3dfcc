import { expect, test } from 'vitest'
import { statusAfter } from './template-ids.ts'

test.each([
  ['price', 'new', 'quoted'],
  ['price', 'in-progress', 'quoted'],
  ['price', 'quoted', 'quoted'],
  ['price', 'won', 'won'],
  ['price', 'lost', 'lost'],
  ['checking', 'new', 'in-progress'],
  ['followUp', 'quoted', 'quoted'],
  ['answer', 'spam', 'spam'],
] as const)('template %s of a request that is %s: %s', (template, before, after) => {
  expect(statusAfter(template, before)).toBe(after)
})
