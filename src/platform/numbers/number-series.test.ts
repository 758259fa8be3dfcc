import { describe, expect, test } from 'vitest'
import { BOTH_ENGINES, useDatabase } from '../../../tests/helpers/database.ts'
import { takeReferences } from './number-series.ts'

describe.each(BOTH_ENGINES)('a series of numbers on %s', (engine) => {
  const database = useDatabase(engine)
  const take = (...years: number[]) =>
    database()
      .db.transaction()
      .execute((transaction) => takeReferences(transaction, 'Q', years))

  test('begins with one in every year, and goes past 9999', async () => {
    expect(await take(2026, 2027, 2026)).toEqual(['Q-26-0001', 'Q-27-0001', 'Q-26-0002'])
    await database().db.updateTable('number_series').set({ last_number: 9998 }).execute()
    expect(await take(2026, 2026)).toEqual(['Q-26-9999', 'Q-26-10000'])
  })

  test('has neither a gap nor a double, however many take at once and whoever fails', async () => {
    const failing = () =>
      database()
        .db.transaction()
        .execute(async (transaction) => {
          await takeReferences(transaction, 'Q', [2027, 2026])
          throw new Error('not stored')
        })
    const taken = await Promise.allSettled(
      Array.from({ length: 30 }, (_, n) => (n % 3 === 0 ? failing() : take(2026, 2027))),
    )
    const given = taken.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    const expected = [26, 27].flatMap((year) =>
      Array.from({ length: 20 }, (_, n) => `Q-${year}-${String(n + 1).padStart(4, '0')}`),
    )
    expect(given.toSorted()).toEqual(expected)
  })
})
