/** Writing a quote: a draft is begun from an enquiry or from the version before, saved, and thrown away. */
import { randomUUID } from 'node:crypto'
import { laterDay } from '#/lib/iso-day.ts'
import { parisDay } from '#/lib/paris-time.ts'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import { toJson } from '#/platform/database/json.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Db } from '#/platform/database/schema.ts'
import { changeRecord, noteEvent, type RecordOutcome } from '#/platform/records/change-record.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import { type QuoteDocument, quoteDocumentSchema } from '../model/quote-document.schema.ts'
import { linesOf } from '../model/totals.ts'
import { QUOTE_EVENTS, type QuoteRow } from './quote-events.server.ts'
import { QUOTE, type VersionRow, versionsOf, writeVersion } from './quote-record.server.ts'
import { readQuoteSettings } from './quote-settings.repository.server.ts'
import { waitingVersions } from './waiting-acceptances.repository.server.ts'

/**
 * Begin a quote for an enquiry, within a transaction.
 * @returns id of the quote
 */
export async function startQuote(
  db: Db,
  { enquiryId, document }: { readonly enquiryId: string; readonly document: QuoteDocument },
  stamp: Stamp<StaffActor>,
): Promise<string> {
  const at = stamp.at.toISOString()
  const row: QuoteRow = {
    ...{ id: randomUUID(), reference: null, enquiry_id: enquiryId },
    ...{ created_at: at, created_by: stamp.by.id, version: 1 },
  }
  await db.insertInto('quote').values(row).execute()
  await insertDraft(db, { quoteId: row.id, n: 1, kind: 'offer', document }, stamp)
  await noteEvent(db, QUOTE_EVENTS, { event: 'started', n: 1 }, { after: row }, stamp)
  return row.id
}

/**
 * Begin the next version of a quote from its latest one, or an amendment from what was accepted (ADR 0120); a draft that is there
 * already is what one goes on with.
 */
export async function startVersion(
  database: Database,
  quoteId: string,
  stamp: Stamp<StaffActor>,
): Promise<RecordOutcome<QuoteRow>> {
  return database.db.transaction().execute((db) =>
    changeRecord(
      db,
      QUOTE,
      {
        key: quoteId,
        isExpected: () => true,
        decide: async () => {
          const versions = await versionsOf(db, quoteId)
          const [latest] = versions
          if (latest === undefined || latest.state === 'draft') return undefined
          const [standing, other] = versions.filter(({ state }) => state === 'accepted')
          // What waits for its owner is not changed before the answer.
          if (
            other !== undefined ||
            (standing && (await waitingVersions(db, [standing.id])).has(standing.id))
          )
            return undefined
          const n = latest.n + 1
          const kind = standing === undefined ? 'offer' : 'amendment'
          const document =
            standing === undefined || latest.state === 'sent'
              ? quoteDocumentSchema.parse(latest.document)
              : await acceptedDocument(db, standing, stamp.at)
          // Where it was sent on to another address, that one is the client's.
          const email = (latest.sent_to ?? standing?.sent_to) || document.client.email
          const client = { ...document.client, email }
          const next = withoutSending({ ...document, client })
          await insertDraft(db, { quoteId, n, kind, document: next }, stamp)
          return { values: {}, events: [{ event: 'started' as const, n }] }
        },
      },
      stamp,
    ),
  )
}

/** What an amendment begins with: the lines that were accepted, open for as long as any quote. */
async function acceptedDocument(db: Db, standing: VersionRow, now: Date): Promise<QuoteDocument> {
  const document = quoteDocumentSchema.parse(standing.document)
  const accepted = await db
    .selectFrom('quote_acceptance')
    .select('choice')
    .where('version_id', '=', standing.id)
    .executeTakeFirst()
  const { validDays } = (await readQuoteSettings(db)).value
  const lines = linesOf(document.lines, accepted?.choice ?? null)
  return {
    ...document,
    validUntil: laterDay(parisDay(now), validDays),
    // What was a choice is the one that there is.
    lines: lines.map((line) => ({ ...line, choice: null })),
  }
}

/** What was said for one sending is not said for the next. */
function withoutSending(document: QuoteDocument): QuoteDocument {
  const lines = document.lines.map((line) => (line.kind === 'hire' ? { ...line, holdUntil: '' } : line))
  return { ...document, lines, mail: null }
}

interface NewDraft {
  readonly quoteId: string
  readonly n: number
  readonly kind: 'offer' | 'amendment'
  readonly document: QuoteDocument
}

async function insertDraft(db: Db, { quoteId, n, kind, document }: NewDraft, stamp: Stamp<StaffActor>) {
  await db
    .insertInto('quote_version')
    .values({
      ...{ id: randomUUID(), quote_id: quoteId, n, state: 'draft', kind },
      ...columnsOf(document),
      totals: toJson([]),
      ...{ created_at: stamp.at.toISOString(), created_by: stamp.by.id, version: 1 },
    })
    .execute()
}

/** The columns of a version that a document fills. */
function columnsOf(document: QuoteDocument) {
  const { language, client, validUntil } = document
  return { language, client_kind: client.kind, valid_until: validUntil, document: toJson(document) }
}

/** Save a draft that is at a version of its quote. */
export async function saveDraft(
  database: Database,
  { quoteId, version, document }: { quoteId: string; version: number; document: QuoteDocument },
  stamp: Stamp<StaffActor>,
): Promise<RecordOutcome<QuoteRow> | { readonly kind: 'no-draft' }> {
  return database.db.transaction().execute(async (db) => {
    const draft = (await versionsOf(db, quoteId)).find(({ state }) => state === 'draft')
    if (draft === undefined) return { kind: 'no-draft' }
    return changeRecord(
      db,
      QUOTE,
      {
        key: quoteId,
        isExpected: (present) => present.version === version,
        decide: async () => {
          await writeVersion(db, draft, columnsOf(document))
          return { values: {}, events: [] }
        },
      },
      stamp,
    )
  })
}

/**
 * Throw a draft away; a quote that has no other version goes with it, unless its number is taken.
 * @returns whether there was one at that version of the quote
 */
export async function discardDraft(
  database: Database,
  { quoteId, version }: { quoteId: string; version: number },
  stamp: Stamp<StaffActor>,
): Promise<boolean> {
  return database.db.transaction().execute(async (db) => {
    const held = await QUOTE.hold(db, quoteId)
    if (held?.version !== version) return false
    const versions = await versionsOf(db, quoteId)
    const draft = versions.find(({ state }) => state === 'draft')
    if (draft === undefined) return false
    await db.deleteFrom('quote_version').where('id', '=', draft.id).execute()
    if (versions.length === 1 && held.reference === null) {
      await db.deleteFrom('quote_history').where('quote_id', '=', quoteId).execute()
      await db.deleteFrom('quote').where('id', '=', quoteId).execute()
      return true
    }
    const after = (await QUOTE.write(db, held, {}, stamp)) ?? held
    await noteEvent(db, QUOTE_EVENTS, { event: 'discarded', n: draft.n }, { before: held, after }, stamp)
    return true
  })
}
