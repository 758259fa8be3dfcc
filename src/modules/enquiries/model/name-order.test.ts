import { expect, test } from 'vitest'
import { inFormOrder } from './name-order.ts'

const ERRORS = ['company', 'lastName', 'firstName', 'email'].map((field) => ({ field }))

test.each([
  ['fr', ['company', 'firstName', 'lastName', 'email']],
  ['ja', ['company', 'lastName', 'firstName', 'email']],
] as const)('errors stand in the order of the form in %s', (language, fields) => {
  expect(inFormOrder(ERRORS, language).map(({ field }) => field)).toEqual(fields)
})
