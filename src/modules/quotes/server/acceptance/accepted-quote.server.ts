/** Bookings of an accepted quote are ended with it, so that calendar, payments and the client's page say the same. */
import type { EntryOrigin } from '#/modules/calendar/model/calendar-entry.ts'
import { ORIGIN_KIND } from '#/modules/enquiries/model/booking.ts'
import type { Db } from '#/platform/database/schema.ts'

/** Whether a quote of a request was accepted and stands. */
export async function hasAcceptedQuote(db: Db, { kind, id }: EntryOrigin): Promise<boolean> {
  if (kind !== ORIGIN_KIND) return false
  const accepted = await db
    .selectFrom('quote_version')
    .innerJoin('quote', 'quote.id', 'quote_id')
    .select('quote_version.id')
    .where('quote.enquiry_id', '=', id)
    .where('state', '=', 'accepted')
    .executeTakeFirst()
  return accepted !== undefined
}
