/** Quotes as records: a change of a version is a change of its quote, which is what is locked. */
import type { Selectable, Updateable } from 'kysely'
import type { Actor } from '#/platform/audit-log/audit.ts'
import type { Db } from '#/platform/database/schema.ts'
import type { RecordKind } from '#/platform/records/record-kind.ts'
import { versionedRows } from '#/platform/records/versioned-rows.ts'
import { QUOTE_EVENTS, type QuoteEvent, type QuoteRow } from './quote-events.server.ts'
import type { QuoteTable, QuoteVersionTable } from './tables/quote.ts'

/** A version as it is stored. */
export type VersionRow = Selectable<QuoteVersionTable>

/** Quotes by id. */
export const QUOTE: RecordKind<string, QuoteRow, Updateable<QuoteTable>, QuoteEvent, Actor> = {
  ...QUOTE_EVENTS,
  ...versionedRows('quote'),
}

/** The versions of a quote, the newest first. */
export async function versionsOf(db: Db, quoteId: string): Promise<VersionRow[]> {
  return db
    .selectFrom('quote_version')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .orderBy('n', 'desc')
    .execute()
}

/** Write over a version whose quote is held. */
export const writeVersion = versionedRows('quote_version').write

/** What was accepted before a version and still stands: an amendment waits, or is offered, beside it. */
export async function standingBefore(
  db: Db,
  { quote_id, n }: Pick<VersionRow, 'quote_id' | 'n'>,
): Promise<VersionRow | undefined> {
  return (await versionsOf(db, quote_id)).find((one) => one.state === 'accepted' && one.n < n)
}

/** Of versions, the newest first: that one, or what was accepted or voided where an amendment of it is offered no longer. */
export function versionThatCounts(versions: readonly VersionRow[]): VersionRow | undefined {
  const [newest] = versions
  const isOver = newest?.state === 'declined' || newest?.state === 'withdrawn'
  if (!isOver || newest.kind === 'offer') return newest
  return versions.find(({ state }) => state === 'accepted' || state === 'voided') ?? newest
}
