import { expect, test } from 'vitest'
import { parseReference } from './reference.ts'

test('takes a reference', () => {
  expect(parseReference('Q', 'Q-26-0042')).toBe('Q-26-0042')
  expect(parseReference('Q', 'Q-26-10042')).toBe('Q-26-10042')
})

test.each([
  '',
  'Q-26-42',
  'q-26-0042',
  'Q-26-0042 call 0900',
  `Q-26-${'1'.repeat(40)}`,
  ['Q-26-0042'],
  undefined,
])('takes nothing else: %s', (text) => {
  expect(parseReference('Q', text)).toBeUndefined()
})
