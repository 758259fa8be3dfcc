/** A quote reckoned by the server: never with an amount that a browser has sent (`quotes.md`, section 4). */
import type { Db } from '#/platform/database/schema.ts'
import type { QuoteDocument } from '../model/quote-document.schema.ts'
import { type HiredVenue, type ReckonedLine, reckon } from '../model/quote-lines.ts'
import { problemsOf, type QuoteProblem } from '../model/quote-problems.ts'
import { type Total, totalsOf } from '../model/totals.ts'
import { unprintable } from './unprintable.server.ts'

/** What a document comes to, and what keeps it from being sent. */
export interface ReckonedQuote {
  readonly lines: readonly ReckonedLine[]
  readonly totals: readonly Total[]
  readonly problems: readonly QuoteProblem[]
  readonly venues: readonly QuotedVenue[]
}

/** A venue of a quote, as the catalogue has it now. */
export interface QuotedVenue extends HiredVenue {
  readonly slug: string
  readonly priceFromDayCents: number
}

/** Reckon a document with the venues of the catalogue. @param today in Paris (ISO 8601) */
export async function reckonQuote(db: Db, document: QuoteDocument, today: string): Promise<ReckonedQuote> {
  const ids = document.lines.flatMap((line) => (line.kind === 'hire' ? [line.venueId] : []))
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('venue')
          .select(['id', 'slug', 'name', 'minimum_days', 'price_from_day_cents'])
          .where('id', 'in', ids)
          .execute()
  const ordered = rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  const venues = ordered.map((row) => ({
    ...{ id: row.id, slug: row.slug, name: row.name },
    ...{ minimumDays: row.minimum_days, priceFromDayCents: row.price_from_day_cents },
  }))
  const { lines, unmet } = reckon(document.lines, venues)
  const totals = totalsOf(lines)
  const problems = [
    ...problemsOf(document, { lines, unmet, totals, venues }, today),
    ...unprintable(document),
  ]
  return { lines, totals, venues, problems }
}
