/** A quote as the back office shows it: its versions, and what the newest one says. */

import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { parisDay } from '#/lib/paris-time.ts'
import type { Db } from '#/platform/database/schema.ts'
import { type QuoteDocument, quoteDocumentSchema } from '../model/quote-document.schema.ts'
import type { Total } from '../model/totals.ts'
import { type ShownState, shownState } from '../model/version-states.ts'
import { type AcceptedView, readAccepted } from './accepted-view.server.ts'
import { type Delivery, readDelivery } from './quote-letters.server.ts'
import { type VersionRow, versionsOf, versionThatCounts } from './quote-record.server.ts'
import { readQuoteSettings } from './quote-settings.repository.server.ts'
import { type ReckonedQuote, reckonQuote } from './reckon-quote.server.ts'
import { waitingVersions } from './waiting-acceptances.repository.server.ts'

/** A version among those of its quote. Times are ISO 8601, UTC. */
export interface ShownVersion
  extends Pick<
    VersionRow,
    'n' | 'kind' | 'language' | 'sent_at' | 'sent_to' | 'first_opened_at' | 'closed_at' | 'reason'
  > {
  readonly state: ShownState
  readonly validUntil: string
  readonly totals: readonly Total[]
}

/** A quote with its newest version. */
export interface QuoteView {
  readonly id: string
  /** Null until its first version is about to be sent. */
  readonly reference: string | null
  readonly enquiry: { readonly id: string; readonly reference: string }
  readonly version: number
  /** The newest first. */
  readonly versions: readonly ShownVersion[]
  /** The version that counts: the newest one, or what was accepted where a change of it is offered no longer. */
  readonly shown: number
  readonly document: QuoteDocument
  readonly venues: ReckonedQuote['venues']
  /** In Paris (ISO 8601). */
  readonly today: string
  /** What was accepted and stands, or was voided. */
  readonly accepted: AcceptedView | null
  /** Why the open version may have to go to another address; null where nothing says so. */
  readonly delivery: Delivery | null
  /** Languages in which there are terms of hire. */
  readonly termsIn: readonly Language[]
}

/** Read a quote; undefined where there is none. */
export async function readQuote(db: Db, quoteId: string, now: Date): Promise<QuoteView | undefined> {
  const row = await db
    .selectFrom('quote')
    .innerJoin('enquiry', 'enquiry.id', 'quote.enquiry_id')
    .select(['quote.id', 'quote.reference', 'quote.version', 'enquiry.id as enquiryId'])
    .select('enquiry.reference as enquiryReference')
    .where('quote.id', '=', quoteId)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const versions = await versionsOf(db, quoteId)
  const shown = versionThatCounts(versions)
  const document = quoteDocumentSchema.parse(shown?.document)
  const today = parisDay(now)
  const { venues } = await reckonQuote(db, document, today)
  const waiting = await waitingVersions(
    db,
    versions.map(({ id }) => id),
  )
  const open = versions.find(({ state }) => state === 'sent')
  const { terms } = (await readQuoteSettings(db)).value
  const { id, reference, version, enquiryId, enquiryReference } = row
  return {
    ...{ id, reference, version, shown: shown?.n ?? 1, document, venues, today },
    termsIn: LANGUAGE_CODES.filter((code) => (terms[code] ?? '') !== ''),
    enquiry: { id: enquiryId, reference: enquiryReference },
    accepted: await readAccepted(db, { id, reference, enquiry_id: enquiryId }, versions),
    delivery: open === undefined ? null : await readDelivery(db, enquiryId, open),
    versions: versions.map((one) => shownVersion(one, today, waiting)),
  }
}

/** A version as it is shown. @param today in Paris (ISO 8601) @param waiting ids of versions that wait for an owner */
export function shownVersion(row: VersionRow, today: string, waiting: ReadonlySet<string>): ShownVersion {
  const { n, kind, language, sent_at, sent_to, first_opened_at, closed_at, reason } = row
  return {
    ...{ n, kind, language, sent_at, sent_to, first_opened_at, closed_at, reason },
    state: shownState({ state: row.state, validUntil: row.valid_until }, today, !waiting.has(row.id)),
    validUntil: row.valid_until,
    totals: row.totals as readonly Total[],
  }
}
