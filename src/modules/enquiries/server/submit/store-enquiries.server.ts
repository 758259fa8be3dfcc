/** Storage of enquiries with all dependent rows, in one transaction. */

import { type Insertable, sql } from 'kysely'
import { parisDay } from '#/lib/paris-time.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import { takeReferences } from '#/platform/numbers/number-series.ts'
import { enqueueMails } from '#/platform/outbox/enqueue-mail.ts'
import { spendTokens } from '#/platform/rate-limits/used-tokens.ts'
import type { EnquiryMailPayload } from '../../mail/enquiry-mail.ts'
import { fieldsOf } from '../../model/derive.ts'
import { ENQUIRY_KINDS } from '../../model/kinds.ts'
import { SERIES } from '../../model/reference.ts'
import { wakeRequests } from '../record/snoozed.ts'
import { indexEnquiries } from '../search/index-enquiries.ts'
import type { EnquiryTable } from '../tables/enquiry.ts'
import { insertEnquiries, insertEnquiryVenues, insertHistory } from './enquiries.repository.server.ts'
import type { NewEnquiry } from './form-definition.server.ts'

/** An enquiry of any kind, ready to be stored. */
export interface StorableEnquiry {
  readonly enquiry: NewEnquiry
  /** Its mails, once its reference is known. */
  readonly mails: (reference: string) => readonly EnquiryMailPayload[]
  /** Store what belongs to it elsewhere. */
  readonly alsoStore?: ((transaction: Transaction, reference: string) => Promise<void>) | undefined
}

/** An enquiry with this submission key is stored already. Rolls the transaction back without being a failure. */
export class DuplicateEnquiryError extends Error {
  override readonly name = 'DuplicateEnquiryError'
}

/** The form token was already spent on another submission. */
export class UsedTokenError extends Error {
  override readonly name = 'UsedTokenError'
}

const LONGEST_SOURCE_PAGE = 500

/** Rows inserted together name the same columns. */
const NO_ANSWERS = Object.fromEntries(
  ENQUIRY_KINDS.flatMap(fieldsOf).flatMap(([, { column }]) => (column === undefined ? [] : [[column, null]])),
)

/** A checked enquiry as the row to insert. */
function enquiryRow(enquiry: NewEnquiry, reference: string): Insertable<EnquiryTable> {
  const { record } = enquiry
  return {
    id: enquiry.id,
    reference,
    kind: enquiry.kind,
    status: 'new',
    perhaps_spam: enquiry.spamSigns.length > 0 ? 1 : 0,
    language: enquiry.language,
    submission_key: enquiry.key,
    ...NO_ANSWERS,
    first_day: null,
    last_day: null,
    ...record.columns,
    phone_e164: enquiry.phone ?? null,
    details: { ...record.details },
    channel: enquiry.entered?.channel ?? 'website',
    source_page: enquiry.sourcePage.slice(0, LONGEST_SOURCE_PAGE),
    sender_network: enquiry.senderNetwork ?? null,
    anonymized_at: null,
    owner: enquiry.entered?.owner ?? null,
    first_answered_at: null,
    version: 1,
    created_at: enquiry.at,
    updated_at: enquiry.at,
  }
}

/**
 * Store the rows, their venues, their histories and their mails: all of them or none.
 * @returns the references, in the order of the enquiries
 * @throws {DuplicateEnquiryError} or {@link UsedTokenError} on account of one of them, or another error when the
 *   database fails
 */
export function storeEnquiries({ db }: Database, requests: readonly StorableEnquiry[]): Promise<string[]> {
  const enquiries = requests.map(({ enquiry }) => enquiry)
  return db.transaction().execute(async (transaction) => {
    const years = enquiries.map(({ at }) => Number(parisDay(new Date(at)).slice(0, 4)))
    const references = await takeReferences(transaction, SERIES, years)
    const referenceOf = (index: number) => references[index] ?? ''
    const rows = enquiries.map((enquiry, index) => enquiryRow(enquiry, referenceOf(index)))
    const emails = rows.flatMap(({ email }) => email || [])
    const [first] = enquiries
    // Whoever writes again is looked at again.
    if (first && emails.length > 0) await wakeRequests(transaction, { emails }, first.at)
    if ((await insertEnquiries(transaction, rows)) < rows.length) throw new DuplicateEnquiryError()
    const tokens = enquiries.flatMap(({ tokenUse }) => tokenUse ?? [])
    if (!(await spendTokens(transaction, tokens))) throw new UsedTokenError()
    await insertEnquiryVenues(transaction, enquiries)
    const ids = enquiries.map(({ id }) => id)
    await indexEnquiries(transaction, ids)
    for (const [index, { alsoStore }] of requests.entries())
      await alsoStore?.(transaction, referenceOf(index))
    const received = enquiries.map((enquiry, index) => receivedEntry(enquiry, referenceOf(index)))
    await insertHistory(transaction, received)
    const mails = requests.flatMap(({ enquiry: { id, at }, mails }, index) =>
      mails(referenceOf(index)).map((payload) => ({ payload, enquiryId: id, at })),
    )
    await enqueueMails(transaction, mails)
    return references
  })
}

function receivedEntry(enquiry: NewEnquiry, reference: string) {
  const { id, at, unknownVenues, spamSigns, entered, isUnacknowledged } = enquiry
  const details = {
    reference,
    ...(entered ? { channel: entered.channel } : {}),
    ...(entered?.importId === undefined ? {} : { importId: entered.importId }),
    ...(unknownVenues.length > 0 ? { unknownVenues } : {}),
    ...(spamSigns.length > 0 ? { spamSigns } : {}),
    ...(isUnacknowledged ? { isUnacknowledged } : {}),
  }
  return { enquiry_id: id, at, actor: entered?.by.id ?? 'visitor', event: 'received', details }
}

/** Write the latest enquiry as it is: after one could not be stored, a write elsewhere proves too little. */
export async function rehearseStore({ db }: Database): Promise<void> {
  await db
    .updateTable('enquiry')
    .set({ status: sql`status` })
    .where('id', '=', (eb) => eb.selectFrom('enquiry').select('id').orderBy('created_at', 'desc').limit(1))
    .execute()
}
