import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BOTH_ENGINES, useDatabase } from '../../../tests/helpers/database.ts'
import { removeOldCounters } from './limits.ts'
import { canonicalRecipient, RECIPIENT_LIMITS, takeFromRecipient } from './recipient-limit.ts'

const SECRET = 'a secret of at least 32 characters'
const NOW = new Date('2026-11-20T10:00:00Z')
const { points, seconds } = RECIPIENT_LIMITS.acknowledgement

test.each([
  ['Camille@Example.com', 'camille@example.com'],
  [' camille+paris@example.com ', 'camille@example.com'],
  ['camille+a+b@example.com', 'camille@example.com'],
  ['+camille@example.com', '+camille@example.com'],
  ['Ca.Mil.le+x@gmail.com', 'camille@gmail.com'],
  ['camille@googlemail.com', 'camille@gmail.com'],
  ['c.laurent@example.com', 'c.laurent@example.com'],
])('%s is counted as %s', (typed, counted) => {
  expect(canonicalRecipient(typed)).toBe(counted)
})

test('whatever the label and case, the recipient is the same', () => {
  const label = fc.string({ unit: fc.constantFrom(...'abcXYZ019._-+') })
  fc.assert(
    fc.property(label, fc.boolean(), (text, upper) => {
      const typed = `camille+${text}@example.com`
      expect(canonicalRecipient(upper ? typed.toUpperCase() : typed)).toBe('camille@example.com')
    }),
    { numRuns: 100 },
  )
})

describe.each(BOTH_ENGINES)('mails to one recipient on %s', (engine) => {
  const database = useDatabase(engine)
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
  afterEach(() => void vi.useRealTimers())
  const take = (email: string) =>
    takeFromRecipient('acknowledgement', email, { database: database(), secret: SECRET })

  test('are a few in a day, however the address is written, and the address is not stored', async () => {
    const taken: boolean[] = []
    for (let n = 0; n <= points; n += 1) taken.push(await take(`Camille+${n}@example.com`))
    expect(taken).toEqual([...Array(points).fill(true), false])
    expect(await take('samir@example.com')).toBe(true)
    const rows = await database().db.selectFrom('rate_limit').selectAll().execute()
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/camille|samir|example/i)
    vi.setSystemTime(NOW.getTime() + seconds * 1000 + 1)
    expect(await take('camille@example.com')).toBe(true)
    await removeOldCounters(database(), new Date(Date.now() + seconds * 1000))
    expect(await database().db.selectFrom('rate_limit').selectAll().execute()).toEqual([])
  })
})
