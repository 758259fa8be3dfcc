import { expect, test } from 'vitest'
import { wordFor } from './word-for.ts'

const NOW = new Date('2027-01-10T10:00:00Z')
const DAYS = { firstDay: '2027-03-01', lastDay: '2027-03-06' }
const ask = (answer: 'none' | 'yes' | 'yes-but' | 'no', more: object = {}) => ({
  ...DAYS,
  answer,
  answeredAt: answer === 'none' ? null : '2027-01-09T10:00:00Z',
  validUntil: answer === 'yes' ? '2027-01-17T17:00:00Z' : null,
  revokedAt: null as string | null,
  ...more,
})
const later = { answeredAt: '2027-01-10T09:00:00Z' }

test.each([
  ['nothing asked', [], DAYS, 'silent'],
  ['no answer yet', [ask('none')], DAYS, 'silent'],
  ['yes', [ask('yes')], DAYS, 'covered'],
  ['yes, for days within', [ask('yes')], { firstDay: '2027-03-02', lastDay: '2027-03-03' }, 'covered'],
  ['yes, a day short', [ask('yes')], { firstDay: '2027-03-02', lastDay: '2027-03-07' }, 'silent'],
  ['yes, whose moment has come', [ask('yes', { validUntil: NOW.toISOString() })], DAYS, 'over'],
  ['yes, but', [ask('yes-but')], DAYS, 'silent'],
  ['a condition after a yes', [ask('yes'), ask('yes-but', later)], DAYS, 'silent'],
  ['no to one of the days', [ask('no')], { firstDay: '2027-03-06', lastDay: '2027-03-09' }, 'refused'],
  ['no to other days', [ask('no')], { firstDay: '2027-03-07', lastDay: '2027-03-09' }, 'silent'],
  ['no after yes', [ask('no', later), ask('yes')], DAYS, 'refused'],
  ['yes after no', [ask('no'), ask('yes', later)], DAYS, 'covered'],
  ['a new question after yes', [ask('yes'), ask('none')], DAYS, 'covered'],
  ['a yes that was revoked', [ask('yes', { revokedAt: NOW.toISOString() })], DAYS, 'silent'],
])('%s', (_, asks, range, kind) => {
  expect(wordFor(asks, range, NOW).kind).toBe(kind)
})
