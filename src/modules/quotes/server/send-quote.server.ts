/**
 * Sending a quote (`quotes.md`, section 1). Its number is taken first and stays with the quote, since the PDF bears it; then the
 * PDF is drawn outside of any transaction; then version, lines, PDF, link, mail and the state of the enquiry are written together.
 */
import { createHash, randomUUID } from 'node:crypto'
import { inParis, parisDay } from '#/lib/paris-time.ts'
import { UNDO_OFFERED_MS } from '#/lib/time-spans.ts'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import { refuseUntrustedClock } from '#/platform/clock/judge-clock.ts'
import { toJson } from '#/platform/database/json.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Db, Transaction } from '#/platform/database/schema.ts'
import { takeReferences } from '#/platform/numbers/number-series.ts'
import { noteEvent } from '#/platform/records/change-record.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import { hashSecret, makeSecret } from '#/platform/secrets/secret.ts'
import type { Storage } from '#/platform/storage/local-storage.ts'
import { netOf } from '../model/quote-line.ts'
import type { ReckonedLine } from '../model/quote-lines.ts'
import type { QuoteProblem } from '../model/quote-problems.ts'
import type { QuoteSettings } from '../model/quote-settings.schema.ts'
import { QUOTE_EVENTS, type QuoteRow } from './quote-events.server.ts'
import { QUOTE, type VersionRow, versionsOf, writeVersion } from './quote-record.server.ts'
import { type QuoteToDraw, quoteToDraw } from './quote-to-draw.server.ts'
import type { ReckonedQuote } from './reckon-quote.server.ts'

/** What has become of sending; only `sent` has changed anything that a client sees. */
export type SendQuoteOutcome =
  | { readonly kind: 'sent'; readonly version: number; readonly reference: string; readonly leavesAt: string }
  | { readonly kind: 'problems'; readonly problems: readonly QuoteProblem[] }
  /** The totals that the sender has seen are not those that the quote comes to. */
  | { readonly kind: 'other-totals'; readonly grossCents: readonly number[] }
  | { readonly kind: 'conflict'; readonly version: number }
  | { readonly kind: 'no-draft' }
  | { readonly kind: 'gone' }

/** What sending needs from above: the PDF, the mail, and what follows for the enquiry. */
export interface SendingParts {
  readonly storage: Pick<Storage, 'put'>
  readonly draw: (quote: QuoteToDraw) => Promise<Uint8Array>
  /** Promise the mail and note the answer, in the transaction. */
  readonly promise: (db: Transaction, sent: SentQuote) => Promise<void>
}

/** A version that is being sent. */
export interface SentQuote extends QuoteToDraw {
  readonly quoteId: string
  readonly enquiryId: string
  readonly versionId: string
  readonly token: string
  readonly fileKey: string
  /** Of the PDF, hexadecimal. */
  readonly sha256: string
  readonly leavesAt: string
  readonly stamp: Stamp<StaffActor>
}

/** What the sender has seen. */
export interface QuoteToSend {
  readonly quoteId: string
  /** Of the quote, as it was read. */
  readonly version: number
  /** The total of each choice, in their order. */
  readonly grossCents: readonly number[]
}

/**
 * Send the draft of a quote.
 * @throws {UntrustedClockError} while the clock cannot be trusted, and what drawing and storing throw: then nothing was sent, and the
 * draft is as it was
 */
export async function sendQuote(
  database: Database,
  wanted: QuoteToSend,
  parts: SendingParts,
  stamp: Stamp<StaffActor>,
): Promise<SendQuoteOutcome> {
  const ready = await database.db.transaction().execute((db) => prepare(db, wanted, stamp))
  if ('kind' in ready) return ready
  const pdf = await parts.draw(ready)
  const sha256 = createHash('sha256').update(pdf).digest('hex')
  // By its hash: whoever sends the same bytes again stores the same file.
  const fileKey = `quotes/${ready.reference.toLowerCase()}-${ready.n}-${sha256.slice(0, 16)}.pdf`
  await parts.storage.put(fileKey, pdf)
  return database.db
    .transaction()
    .execute((db) =>
      freeze(db, { ...wanted, version: ready.version }, { ...ready, fileKey, sha256 }, parts, stamp),
    )
}

interface Prepared extends QuoteToDraw {
  readonly version: number
}

/** Check what is to be sent, and take its number. */
async function prepare(
  db: Transaction,
  { quoteId, version, grossCents }: QuoteToSend,
  stamp: Stamp<StaffActor>,
): Promise<Prepared | SendQuoteOutcome> {
  // Its number is one of the year, and all that it says counts from today.
  await refuseUntrustedClock(db, stamp.at)
  const held = await QUOTE.hold(db, quoteId)
  if (held === undefined) return { kind: 'gone' }
  if (held.version !== version) return { kind: 'conflict', version: held.version }
  const draft = await draftOf(db, quoteId)
  if (draft === undefined) return { kind: 'no-draft' }
  const found = await quoteToDraw(db, held, draft, parisDay(stamp.at))
  const { reckoned } = found
  if (reckoned.problems.length > 0) return { kind: 'problems', problems: reckoned.problems }
  const totals = reckoned.totals.map((total) => total.grossCents)
  if (totals.join() !== grossCents.join()) return { kind: 'other-totals', grossCents: totals }
  if (held.reference !== null) return { ...found, version }
  const [reference = ''] = await takeReferences(db, 'D', [inParis(stamp.at).year])
  const after = (await QUOTE.write(db, held, { reference }, stamp)) ?? held
  return { ...found, reference, version: after.version }
}

async function freeze(
  db: Transaction,
  { quoteId, version }: QuoteToSend,
  drawn: Prepared & { readonly fileKey: string; readonly sha256: string },
  parts: SendingParts,
  stamp: Stamp<StaffActor>,
): Promise<SendQuoteOutcome> {
  const held = await QUOTE.hold(db, quoteId)
  if (held === undefined) return { kind: 'gone' }
  const draft = await draftOf(db, quoteId)
  if (held.version !== version || draft?.n !== drawn.n) return { kind: 'conflict', version: held.version }
  const at = stamp.at.toISOString()
  const leavesAt = new Date(stamp.at.getTime() + UNDO_OFFERED_MS).toISOString()
  const to = drawn.document.client.email
  await replaceOpen(db, held, drawn.n, stamp)
  await writeVersion(db, draft, {
    ...{ state: 'sent', totals: toJson(drawn.reckoned.totals), pdf_hash: drawn.sha256 },
    terms_hash: termsHash(drawn.terms),
    ...{ sent_at: at, sent_by: stamp.by.id, sent_to: to, leaves_at: leavesAt },
  })
  await insertLines(db, draft.id, drawn.reckoned)
  await db
    .insertInto('quote_file')
    .values({ version_id: draft.id, kind: 'quote', key: drawn.fileKey, sha256: drawn.sha256, at })
    .execute()
  const token = await linkFor(db, quoteId, to, stamp)
  const after = (await QUOTE.write(db, held, {}, stamp)) ?? held
  const details = { to, pdfHash: drawn.sha256, leavesAt }
  await noteEvent(db, QUOTE_EVENTS, { event: 'sent', n: drawn.n, details }, { before: held, after }, stamp)
  const { reference } = drawn
  await parts.promise(db, {
    ...drawn,
    ...{ quoteId, enquiryId: held.enquiry_id, versionId: draft.id, token, leavesAt, stamp },
  })
  return { kind: 'sent', version: after.version, reference, leavesAt }
}

/** The same for the same terms, in whatever order the database gives them. */
function termsHash(terms: QuoteSettings['terms']): string {
  const sorted = Object.entries(terms).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex')
}

async function draftOf(db: Db, quoteId: string): Promise<VersionRow | undefined> {
  return (await versionsOf(db, quoteId)).find(({ state }) => state === 'draft')
}

/** The version that could be accepted until now cannot any more. */
async function replaceOpen(db: Db, quote: QuoteRow, by: number, stamp: Stamp<StaffActor>): Promise<void> {
  const open = (await versionsOf(db, quote.id)).find(({ state }) => state === 'sent')
  if (open === undefined) return
  await writeVersion(db, open, { state: 'replaced', closed_at: stamp.at.toISOString() })
  const event = { event: 'replaced', n: open.n, details: { by } } as const
  await noteEvent(db, QUOTE_EVENTS, event, { after: quote }, stamp)
}

async function insertLines(
  db: Db,
  versionId: string,
  { lines, venues }: Pick<ReckonedQuote, 'lines' | 'venues'>,
): Promise<void> {
  const names = new Map(venues.map(({ id, name }) => [id, name]))
  const rows = lines.map((line, position) => ({
    ...{ version_id: versionId, position, choice: line.choice, kind: line.kind },
    ...wordsOf(line, names),
    ...daysOf(line),
    ...{ quantity: line.quantity, unit: 'unit' in line.from ? line.from.unit : line.hire ? 'day' : 'flat' },
    ...{ unit_cents: line.unitCents, net_cents: netOf(line) },
    ...{ vat_bp: line.vatBp, vat_reason: line.vatReason },
  }))
  await db.insertInto('quote_line').values(rows).execute()
}

function wordsOf({ from }: ReckonedLine, names: ReadonlyMap<string, string>) {
  const name = from.kind === 'hire' ? (names.get(from.venueId) ?? '') : ''
  return { label: from.label || name, label_fr: from.labelFr || name }
}

function daysOf({ from, hire }: ReckonedLine) {
  const { setupDays = 0, strikeDays = 0 } = from.kind === 'hire' ? from : {}
  return {
    ...{
      venue_id: hire?.venueId ?? null,
      first_day: hire?.firstDay ?? null,
      last_day: hire?.lastDay ?? null,
    },
    ...{ setup_days: setupDays, strike_days: strikeDays },
    ...{ minimum_days: hire?.minimumDays ?? null, billed_days: hire?.billedDays ?? null },
  }
}

/** A link of its own for each sending: an address that was corrected ends the one before. */
async function linkFor(db: Db, quoteId: string, to: string, stamp: Stamp<StaffActor>): Promise<string> {
  const token = makeSecret()
  const at = stamp.at.toISOString()
  await db
    .updateTable('quote_link')
    .set({ revoked_at: at })
    .where('quote_id', '=', quoteId)
    .where('kind', '=', 'client')
    .where('sent_to', '<>', to)
    .where('revoked_at', 'is', null)
    .execute()
  await db
    .insertInto('quote_link')
    .values({
      ...{ id: randomUUID(), quote_id: quoteId, token_hash: hashSecret(token), kind: 'client', sent_to: to },
      ...{ created_at: at, created_by: stamp.by.id, revoked_at: null },
    })
    .execute()
  return token
}
