import { expect, test } from 'vitest'
import { readTypedContact } from './read-contact-person.server.ts'

test.each([
  ['+33 (0)1 42 68 53 00', '+33142685300'],
  ['01 42 68 53 00', '+33142685300'],
  ['+44 20 7946 0958', '+442079460958'],
  ['', ''],
  ['+33 1 42', undefined],
  ['call me', undefined],
])('the number of a contact person: %s', (typed, phone) => {
  expect(readTypedContact({ name: 'Inès Vasseur', languages: ['fr'], phone: typed })?.phone).toBe(phone)
})
