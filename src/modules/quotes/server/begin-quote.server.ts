/** A quote is begun from its request. */
import { UNMERGED_ENQUIRY } from '#/modules/enquiries/server/record/enquiry-record.server.ts'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import { startQuote } from './draft.server.ts'
import { quoteFacts } from './quote-facts.server.ts'

/** A quote to go on with, or the request is gone: erased, or merged into another one. */
export type BeginOutcome = { readonly kind: 'begun'; readonly quoteId: string } | { readonly kind: 'gone' }

/** Begin a quote with what its request says; one that is written already, and was never sent, is gone on with. */
export async function beginQuote(
  { db }: Database,
  enquiryId: string,
  stamp: Stamp<StaffActor>,
): Promise<BeginOutcome> {
  return db.transaction().execute(async (transaction) => {
    // Held, so that two who press at once write one quote.
    const row = await UNMERGED_ENQUIRY.hold(transaction, enquiryId)
    if (row === undefined) return { kind: 'gone' }
    const begun = await transaction
      .selectFrom('quote')
      .select('id')
      .where('enquiry_id', '=', row.id)
      .where('reference', 'is', null)
      .executeTakeFirst()
    if (begun !== undefined) return { kind: 'begun', quoteId: begun.id }
    const document = await quoteFacts(transaction, row, stamp.at)
    const quoteId = await startQuote(transaction, { enquiryId: row.id, document }, stamp)
    return { kind: 'begun', quoteId }
  })
}
