/** Quotes in lists: those of one request, and those of all with what to do next. */

import { parisDay } from '#/lib/paris-time.ts'
import type { Db } from '#/platform/database/schema.ts'
import { quoteDocumentSchema } from '../model/quote-document.schema.ts'
import type { Total } from '../model/totals.ts'
import { type Delivery, readDelivery } from './quote-letters.server.ts'
import { versionsOf } from './quote-record.server.ts'
import { shownVersion } from './quote-view.server.ts'
import { reckonQuote } from './reckon-quote.server.ts'
import { waitingVersions } from './waiting-acceptances.repository.server.ts'

/** Quotes that a list shows at most. */
const MOST = 500

/** A quote in a list, with its newest version. Times are ISO 8601, UTC. */
export interface ListedQuote {
  readonly id: string
  readonly reference: string | null
  readonly enquiryReference: string
  /** Empty after an erasure. */
  readonly name: string
  readonly company: string | null
  readonly title: string
  readonly version: ReturnType<typeof shownVersion>
  readonly totals: readonly Total[]
  readonly by: string | null
  readonly changedAt: string
}

/** A quote of one request, with what is wrong with its letter. */
export interface QuoteOfRequest extends ListedQuote {
  readonly delivery: Delivery | null
}

/** The quotes of one request, and whether one has to go to another address. */
export async function quotesOfRequest(db: Db, enquiryId: string, now: Date): Promise<QuoteOfRequest[]> {
  const quotes = await listQuotes(db, { enquiryId }, now)
  return Promise.all(
    quotes.map(async (quote) => {
      const open = (await versionsOf(db, quote.id)).find(({ state }) => state === 'sent')
      return { ...quote, delivery: open === undefined ? null : await readDelivery(db, enquiryId, open) }
    }),
  )
}

/** The quotes that match, those that were changed last first. */
export async function listQuotes(
  db: Db,
  { enquiryId, by }: { readonly enquiryId?: string; readonly by?: string },
  now: Date,
): Promise<ListedQuote[]> {
  const rows = await db
    .selectFrom('quote_version as v')
    .innerJoin('quote', 'quote.id', 'v.quote_id')
    .innerJoin('enquiry', 'enquiry.id', 'quote.enquiry_id')
    .selectAll('v')
    .select(['quote.reference', 'enquiry.reference as enquiryReference'])
    .select(['enquiry.full_name as name', 'enquiry.company'])
    .where(({ selectFrom, eb }) =>
      eb(
        'v.n',
        '=',
        selectFrom('quote_version as w')
          .whereRef('w.quote_id', '=', 'v.quote_id')
          // What was accepted counts, where a change of it is offered no longer.
          .where((w) => w.or([w('w.kind', '=', 'offer'), w('w.state', 'not in', ['declined', 'withdrawn'])]))
          .select((w) => w.fn.max('w.n').as('n')),
      ),
    )
    .$if(enquiryId !== undefined, (query) => query.where('quote.enquiry_id', '=', enquiryId ?? ''))
    .$if(by !== undefined, (query) => query.where('v.created_by', '=', by ?? ''))
    .orderBy('v.created_at', 'desc')
    .orderBy('v.id')
    .limit(MOST)
    .execute()
  const today = parisDay(now)
  const waiting = await waitingVersions(
    db,
    rows.flatMap(({ id, state }) => (state === 'accepted' ? [id] : [])),
  )
  return Promise.all(
    rows.map(async (row) => {
      const document = quoteDocumentSchema.parse(row.document)
      const version = shownVersion(row, today, waiting)
      return {
        ...{ id: row.quote_id, reference: row.reference, enquiryReference: row.enquiryReference },
        ...{ name: row.name, company: row.company, title: document.title, version },
        // A draft has no totals of its own yet.
        totals: row.state === 'draft' ? (await reckonQuote(db, document, today)).totals : version.totals,
        ...{ by: row.created_by, changedAt: row.closed_at ?? row.sent_at ?? row.created_at },
      }
    }),
  )
}
