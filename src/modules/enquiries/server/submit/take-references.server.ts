/** References that people can say on the phone (behaviour 6.2). */

import { parisDay } from '#/lib/paris-time.ts'
import type { Transaction } from '#/platform/database/schema.ts'

/**
 * Take the next references of the year in Paris, one for each moment, in their order: `Q-26-0042`, from 10,000 on with
 * five digits. The counter is raised in the transaction that stores the enquiries, so no number is lost or given twice,
 * on either engine; a second transaction waits for the first one's end.
 */
export async function takeReferences(transaction: Transaction, moments: readonly Date[]): Promise<string[]> {
  const years = moments.map((moment) => Number(parisDay(moment).slice(0, 4)))
  const next = new Map<number, number>()
  // On New Year's Eve two of them: always the older one first, so that no one waits in a circle.
  for (const year of [...new Set(years)].sort((a, b) => a - b)) {
    const count = years.filter((one) => one === year).length
    next.set(year, (await raiseCounter(transaction, year, count)) - count + 1)
  }
  return years.map((year) => {
    const number = next.get(year) ?? 0
    next.set(year, number + 1)
    return `Q-${String(year % 100).padStart(2, '0')}-${String(number).padStart(4, '0')}`
  })
}

/** Return the last of the numbers that were taken. */
async function raiseCounter(transaction: Transaction, year: number, count: number): Promise<number> {
  const { last_number } = await transaction
    .insertInto('enquiry_counter')
    .values({ year, last_number: count })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet(({ ref, eb }) => ({
        last_number: eb(ref('enquiry_counter.last_number'), '+', ref('excluded.last_number')),
      })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return last_number
}

/** SQL for either engine that passes over references: those that visitors were told after the backup that is restored. */
export function passOverReferences(count: number): string {
  return `
    update enquiry_counter set last_number = last_number + ${Math.trunc(count)}
    where year = (select max(year) from enquiry_counter)
  `
}
