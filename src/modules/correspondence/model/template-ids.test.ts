import { expect, test } from 'vitest'
import { firstTemplate, statusAfter } from './template-ids.ts'

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
  expect(statusAfter(template, before, { becameVenue: false })).toBe(after)
})

test('an owner whose proposal became a venue is told so first, whatever was written before', () => {
  const proposal = {
    kind: 'proposal',
    asksVenues: false,
    taken: false,
    answered: false,
    accepted: false,
    outsold: false,
  } as const
  expect(firstTemplate(proposal)).toBe('thanks')
  expect(firstTemplate({ ...proposal, answered: true })).toBe('followUp')
  expect(firstTemplate({ ...proposal, answered: true, accepted: true })).toBe('accepted')
  expect(firstTemplate({ ...proposal, kind: 'quote', answered: true, outsold: true })).toBe('refusal')
  expect(statusAfter('accepted', 'won', { becameVenue: true })).toBe('won')
  expect(statusAfter('accepted', 'in-progress', { becameVenue: true })).toBe('won')
  expect(statusAfter('accepted', 'in-progress', { becameVenue: false })).toBe('in-progress')
  expect(statusAfter('thanks', 'new', { becameVenue: true })).toBe('in-progress')
})
