/** Server functions of quotes, for the staff. */

import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { typedLine, typedText } from '#/forms/typed-text.schema.ts'
import { administratorOnly, staffOnly } from '#/modules/staff/server/auth/staff-only.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { getEnvironment } from '#/platform/environment.ts'
import type { RecordOutcome } from '#/platform/records/change-record.ts'
import { quoteDocumentSchema } from './model/quote-document.schema.ts'
import { CHOICES } from './model/quote-line.ts'
import { addressSchema } from './model/signer.schema.ts'
import { readEvidence } from './server/acceptance/read-evidence.server.ts'
import { voidQuote } from './server/acceptance/void-quote.server.ts'
import { copyLink } from './server/copy-link.server.ts'
import { discardDraft, saveDraft, startVersion } from './server/draft.server.ts'
import { readHiredVenue, readHireFacts } from './server/hire-facts.server.ts'
import { listQuotes, quotesOfRequest } from './server/list-quotes.server.ts'
import { readQuoteHistory } from './server/quote-history.server.ts'
import { type QuoteView, readQuote } from './server/quote-view.server.ts'
import { sendQuoteNow, takeBackQuoteNow } from './server/sending/quote-sending.server.ts'
import { readdressQuote, undoReaddress } from './server/sending/readdress-quote.server.ts'
import { withdrawQuote } from './server/withdraw-quote.server.ts'

/** Hires of a quote at most, as lines. */
const MOST_HIRES = 60

const quoteId = z.object({ quoteId: z.uuid() })
const atVersion = quoteId.extend({ version: z.int().min(1) })
const day = typedLine(10)

/** What has become of a change, with the quote as it is now. */
export type QuoteAnswer =
  | { readonly kind: 'saved' | 'conflict'; readonly quote: QuoteView }
  | { readonly kind: 'gone' }

/** A quote with its versions. */
export const fetchQuote = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(quoteId)
  .handler(async ({ data }) => (await readQuote(getDatabase().db, data.quoteId, new Date())) ?? null)

/** The quotes of all requests, or those that one has begun. */
export const fetchQuotes = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(z.object({ mine: z.boolean() }))
  .handler(({ data, context: { staff } }) =>
    listQuotes(getDatabase().db, data.mine ? { by: staff.id } : {}, new Date()),
  )

/** The quotes of a request. */
export const fetchQuotesOf = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(z.object({ enquiryId: z.uuid() }))
  .handler(({ data }) => quotesOfRequest(getDatabase().db, data.enquiryId, new Date()))

/** What has happened to a quote, the latest first. */
export const fetchQuoteHistory = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(quoteId)
  .handler(({ data }) => readQuoteHistory(getDatabase().db, data.quoteId))

/** The venues of a quote and what is on their days. */
export const fetchHireFacts = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(
    z.object({
      enquiryId: z.uuid(),
      hires: z
        .array(z.object({ lineId: z.uuid(), venueId: typedLine(64), firstDay: day, lastDay: day }))
        .max(MOST_HIRES),
    }),
  )
  .handler(({ data }) => readHireFacts(getDatabase().db, data, new Date()))

/** A venue to be added to a quote. */
export const fetchHiredVenue = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(z.object({ slug: typedLine(100) }))
  .handler(async ({ data }) => (await readHiredVenue(getDatabase().db, data.slug)) ?? null)

/** Save a draft. */
export const saveQuote = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(atVersion.extend({ document: quoteDocumentSchema }))
  .handler(async ({ data, context: { staff } }) =>
    answer(data.quoteId, await saveDraft(getDatabase(), data, { by: staff, at: new Date() })),
  )

/** Throw a draft away. */
export const discardQuote = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(atVersion)
  .handler(({ data, context: { staff } }) => discardDraft(getDatabase(), data, { by: staff, at: new Date() }))

/** Begin the next version of a quote. */
export const startQuoteVersion = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(quoteId)
  .handler(async ({ data, context: { staff } }) =>
    answer(data.quoteId, await startVersion(getDatabase(), data.quoteId, { by: staff, at: new Date() })),
  )

/** Send a draft; its mail waits for the undo. */
export const sendDraftQuote = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(atVersion.extend({ grossCents: z.array(z.int()).max(CHOICES.length) }))
  .handler(({ data, context: { staff } }) =>
    sendQuoteNow(getDatabase(), data, { by: staff, at: new Date() }, { secret: getEnvironment().authSecret }),
  )

/** Take a quote back whose mail has not left. */
export const takeQuoteBack = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(quoteId)
  .handler(({ data, context: { staff } }) =>
    takeBackQuoteNow(getDatabase(), data.quoteId, { by: staff, at: new Date() }),
  )

/** Send the open version to a corrected address, under a new link; its mail waits for the undo. */
export const sendQuoteOn = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(atVersion.extend({ to: addressSchema }))
  .handler(({ data, context: { staff } }) =>
    readdressQuote(getDatabase(), data, { by: staff, at: new Date() }, getEnvironment().authSecret),
  )

/** Take that back while its mail waits. */
export const takeAddressBack = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(quoteId)
  .handler(({ data, context: { staff } }) =>
    undoReaddress(getDatabase(), data.quoteId, { by: staff, at: new Date() }),
  )

/** Make a link to be copied, which is marked as one of the staff. */
export const copyQuoteLink = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(quoteId)
  .handler(
    async ({ data, context: { staff } }) =>
      (await copyLink(getDatabase(), data.quoteId, { by: staff, at: new Date() })) ?? null,
  )

/** Withdraw what was sent. */
export const withdrawSentQuote = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(atVersion.extend({ reason: typedText(500) }))
  .handler(async ({ data, context: { staff } }) =>
    answer(data.quoteId, await withdrawQuote(getDatabase(), data, { by: staff, at: new Date() })),
  )

/** Void what was accepted. */
export const voidAcceptedQuote = createServerFn({ method: 'POST' })
  .middleware([administratorOnly])
  .validator(atVersion.extend({ reason: typedText(500).min(1) }))
  .handler(async ({ data, context: { staff } }) =>
    answer(data.quoteId, await voidQuote(getDatabase(), data, { by: staff, at: new Date() })),
  )

/** The evidence of every acceptance of a quote, checked. */
export const fetchEvidence = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(quoteId)
  .handler(async ({ data }) => (await readEvidence(getDatabase().db, data.quoteId)) ?? null)

async function answer(
  id: string,
  outcome: RecordOutcome<unknown> | { readonly kind: 'no-draft' },
): Promise<QuoteAnswer> {
  const quote = await readQuote(getDatabase().db, id, new Date())
  if (quote === undefined) return { kind: 'gone' }
  // A draft that was sent or thrown away meanwhile is shown as what it has become.
  return { kind: outcome.kind === 'changed' ? 'saved' : 'conflict', quote }
}

export type { AcceptedView } from './server/accepted-view.server.ts'
export type { ListedQuote } from './server/list-quotes.server.ts'
export type { QuoteView, ShownVersion } from './server/quote-view.server.ts'
