/** A version of a quote as it is drawn: with the venues, settings and prices of this moment. */
import type { Db } from '#/platform/database/schema.ts'
import { type QuoteDocument, quoteDocumentSchema } from '../model/quote-document.schema.ts'
import type { QuoteSettings } from '../model/quote-settings.schema.ts'
import type { QuoteRow } from './quote-events.server.ts'
import type { VersionRow } from './quote-record.server.ts'
import { readQuoteSettings } from './quote-settings.repository.server.ts'
import { type ReckonedQuote, reckonQuote } from './reckon-quote.server.ts'

/** Everything that a PDF says of a version. */
export interface QuoteToDraw {
  /** Empty until it has its number. */
  readonly reference: string
  readonly n: number
  readonly isAmendment: boolean
  readonly document: QuoteDocument
  /** Terms of hire by language, as they are set now. */
  readonly terms: QuoteSettings['terms']
  readonly reckoned: ReckonedQuote
}

/** Read what is to be drawn. @param today in Paris (ISO 8601) */
export async function quoteToDraw(
  db: Db,
  { reference }: Pick<QuoteRow, 'reference'>,
  draft: VersionRow,
  today: string,
): Promise<QuoteToDraw> {
  const document = quoteDocumentSchema.parse(draft.document)
  const { terms } = (await readQuoteSettings(db)).value
  const reckoned = await reckonQuote(db, document, today)
  const isAmendment = draft.kind === 'amendment'
  return { reference: reference ?? '', n: draft.n, isAmendment, document, terms, reckoned }
}
