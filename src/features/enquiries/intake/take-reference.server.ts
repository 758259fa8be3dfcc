/** References that people can say on the phone (decision 6.2). */
import type { Transaction } from 'kysely'
import type { EnquiryTables } from '#/server/database/tables/enquiry.ts'
import { parisDay } from './paris-day.ts'

/**
 * Takes the next reference of the year in Paris: `Q-26-0042`, from 10,000 on with five digits. The counter is
 * raised in the transaction that stores the request, so no number is lost or given twice, on either engine.
 */
export async function takeReference(transaction: Transaction<EnquiryTables>, now: Date): Promise<string> {
  const year = Number(parisDay(now).slice(0, 4))
  const { last_number } = await transaction
    .insertInto('enquiry_counter')
    .values({ year, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet(({ ref, eb }) => ({
        last_number: eb(ref('enquiry_counter.last_number'), '+', 1),
      })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return `Q-${String(year % 100).padStart(2, '0')}-${String(last_number).padStart(4, '0')}`
}
