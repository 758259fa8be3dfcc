/** An acceptance becomes binding: days sold, the request won, and what an amendment changes takes the place of what stood (ADR 0120). */
import { resellTogether } from '#/modules/calendar/server/record/sell-days.server.ts'
import { ORIGIN_KIND } from '#/modules/enquiries/model/booking.ts'
import type { EnquiryRow } from '#/modules/enquiries/server/record/enquiry-record.server.ts'
import { winEnquiry } from '#/modules/enquiries/server/record/win-enquiry.server.ts'
import type { Actor } from '#/platform/audit-log/audit.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import { noteEvent } from '#/platform/records/change-record.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import { quoteDocumentSchema } from '../../model/quote-document.schema.ts'
import type { Total } from '../../model/totals.ts'
import type { HiredDays } from '../hired-days.server.ts'
import { QUOTE_EVENTS, type QuoteRow } from '../quote-events.server.ts'
import { type VersionRow, writeVersion } from '../quote-record.server.ts'
import { bookDays } from './bind-days.server.ts'
import { replanPayments } from './plan-payments.server.ts'

/** What binds. */
export interface Binding {
  /** The quote and its request, held. */
  readonly held: QuoteRow
  readonly enquiry: Pick<EnquiryRow, 'id' | 'reference'>
  readonly version: VersionRow
  readonly total: Total
  readonly hired: readonly HiredDays[]
  /** What an amendment takes the place of. */
  readonly standing: VersionRow | undefined
}

/**
 * Bind the days of an acceptance whose owners have given their word.
 * @throws {Refusal} with `Taken`, when somebody was first
 */
export async function bindAcceptance(
  db: Transaction,
  { held, enquiry, version, total, hired, standing }: Binding,
  stamp: Stamp<Actor>,
): Promise<void> {
  const [first] = hired
  const hire = first === undefined ? null : { venueId: first.venueId, ...first.days }
  const won = { netCents: total.netCents, hire }
  if (standing === undefined) {
    await bookDays(db, enquiry.id, hired, enquiry.reference, stamp)
    await winEnquiry(db, enquiry.id, won, stamp.at)
    return
  }
  const origin = { kind: ORIGIN_KIND, id: enquiry.id }
  const sales = hired.map((one) => ({ origin, title: enquiry.reference, ...one }))
  await resellTogether(db, origin, sales, stamp)
  await winEnquiry(db, enquiry.id, won, stamp.at)
  await writeVersion(db, standing, { state: 'replaced' })
  const event = { event: 'replaced', n: standing.n, details: { by: version.n } } as const
  await noteEvent(db, QUOTE_EVENTS, event, { after: held }, stamp)
  const { payment } = quoteDocumentSchema.parse(version.document)
  await replanPayments(db, held.id, total, payment, hired, stamp.at)
}
