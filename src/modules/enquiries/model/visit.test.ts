import { expect, test } from 'vitest'
import { shownOfVisit } from './visit.ts'

const WHOLE = { visitDay: '2026-12-08', visitTime: '14:30' }

test.each([
  ['half a moment', { visitDay: '2026-12-08', visitors: '3' }, false, []],
  ['one moment', { ...WHOLE, visitors: '3' }, false, ['visitDay', 'visitTime', 'visitors']],
  ['one and a half', { ...WHOLE, otherTime: '09:00' }, false, ['visitDay', 'visitTime']],
  ['none, one confirmed', { visitors: '3' }, true, ['visitors']],
  ['a request of another kind', {}, false, []],
])('fields that need no place among the facts: %s', (_, values, isConfirmed, shown) => {
  expect([...shownOfVisit(values, isConfirmed)]).toEqual(shown)
})
