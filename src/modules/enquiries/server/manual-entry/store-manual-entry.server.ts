/** Storing an enquiry that a staff member enters while the person is on the phone (ADR 0037). */

import { randomUUID } from 'node:crypto'
import { type PhoneReading, phoneErrors } from '#/forms/phone-errors.ts'
import { readPhone } from '#/forms/phone-number.server.ts'
import type { Language } from '#/i18n/languages.ts'
import { parisDay } from '#/lib/paris-time.ts'
import { writeAudit } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import { wakeOutbox } from '#/platform/outbox/outbox-signal.ts'
import type { KeptFields } from '../../model/derive.ts'
import {
  checkManualEntry,
  inOrder,
  type ManualEntryContent,
  type ManualEntryError,
  type SentManualEntry,
} from '../../model/manual-entry.schema.ts'
import { momentsOf } from '../../model/visit.ts'
import { findPublishedVenues, findSubmission, insertHistory } from '../submit/enquiries.repository.server.ts'
import { isForAgency, mailsOf } from '../submit/enquiry-mails.server.ts'
import { type Entered, enquiryRecord, mailPart, type NewEnquiry } from '../submit/form-definition.server.ts'
import { DuplicateEnquiryError, type StorableEnquiry } from '../submit/store-enquiries.server.ts'
import { storeTogether } from '../submit/store-together.server.ts'
import { submissionKeys } from '../submit/submission-key.server.ts'

/** Stored under a reference; or what is wrong, and nothing was stored. */
export type ManualEntryOutcome =
  | { readonly kind: 'entered'; readonly reference: string }
  | { readonly kind: 'refused'; readonly errors: readonly ManualEntryError[] }

/** A checked request with everything around it. */
export interface Entry {
  readonly sent: SentManualEntry
  readonly content: ManualEntryContent
  /** E.164. */
  readonly phone: string | undefined
  readonly entered: Entered
  readonly now: Date
}

/**
 * Store a request with its venues, its history, its note and, where wanted, the acknowledgement, in one transaction.
 * The same request sent again gives the same reference.
 * @throws when the database fails; nothing is stored then, or an earlier attempt's request is stored once
 */
export async function storeManualEnquiry(
  database: Database,
  sent: SentManualEntry,
  by: Entered['by'],
  now = new Date(),
): Promise<ManualEntryOutcome> {
  const { checked, phone, errors } = checkEntry(sent, now)
  if (!(await mayOwn(database, sent.owner))) errors.push({ field: 'owner', code: 'choice' })
  if (checked.kind === 'wrong' || errors.length > 0)
    return { kind: 'refused', errors: inOrder(sent.kind, errors) }

  const { channel, owner } = sent
  const entry = { sent, content: checked.content, phone, entered: { by, channel, owner }, now }
  const request = await storable(database, entry)
  const { key } = request.enquiry
  const known = await findSubmission(database, [key])
  if (known !== undefined) return { kind: 'entered', reference: known.reference }
  try {
    const reference = await storeTogether(database, request)
    if (sent.acknowledge) wakeOutbox()
    return { kind: 'entered', reference }
  } catch (error) {
    if (!(error instanceof DuplicateEnquiryError)) throw error
  }
  // The second of two clicks came to another process.
  const first = await findSubmission(database, [key])
  if (first === undefined) throw new Error('A request was a duplicate of one that is not there')
  return { kind: 'entered', reference: first.reference }
}

/**
 * Check the fields and the telephone number of a request.
 * @param earliest the first day that it may name, ISO; by default the present one in Paris
 */
export function checkEntry(sent: Omit<SentManualEntry, 'key'>, now: Date, earliest = parisDay(now)) {
  const checked = checkManualEntry(sent, earliest)
  const typed = sent.values.phone ?? ''
  const reading = readManualEntryPhone(typed, sent.language)
  const errors = checked.kind === 'wrong' ? [...checked.errors] : []
  if (typed.trim() !== '' && !errors.some(({ field }) => field === 'phone'))
    errors.push(...phoneErrors(reading))
  return { checked, phone: reading.kind === 'number' ? reading.number : undefined, errors }
}

/**
 * Read a number as it is written in Paris or where the person's language is at home; where both are possible, the staff
 * is asked.
 */
export function readManualEntryPhone(typed: string, language: Language): PhoneReading {
  return readPhone(typed, ...new Set<Language>(['fr', language]))
}

async function mayOwn({ db }: Database, owner: string | null): Promise<boolean> {
  if (owner === null) return true
  const found = await db
    .selectFrom('user')
    .select('id')
    .where('id', '=', owner)
    .where('deactivatedAt', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** The request as it is stored, with its acknowledgement, its note and its entry in the audit log. */
export async function storable(database: Database, entry: Entry): Promise<StorableEnquiry> {
  const { sent, content, phone, entered, now } = entry
  const { language } = sent
  const asked = 'venue' in content ? content.venue : []
  const venues = await findPublishedVenues(database, asked, language)
  // Whatever was changed between two attempts must not be lost: it makes another request.
  const { key: givenKey, values, ...around } = sent
  const all = { ...content, ...around, owner: entered.owner }
  const enquiry: NewEnquiry<ManualEntryContent> = {
    id: randomUUID(),
    kind: content.kind,
    content,
    record: enquiryRecord(content.kind, content, besidesOf(content, values)),
    phone,
    language,
    key: submissionKeys({ kind: content.kind, content: all, givenKey }, now)[0],
    spamSigns: [],
    senderNetwork: undefined,
    tokenUse: undefined,
    sourcePage: '',
    at: now.toISOString(),
    venues,
    unknownVenues: asked.filter((slug) => !venues.some((venue) => venue.slug === slug)),
    entered,
  }
  const acknowledged = sent.acknowledge && content.email !== undefined
  return {
    enquiry,
    // The agency entered it itself: only the person gets a mail.
    mails: (reference) =>
      acknowledged
        ? mailsOf(enquiry, mailPart(content.kind, content, mailBesides(enquiry)), reference).filter(
            (mail) => !isForAgency(mail),
          )
        : [],
    alsoStore: (transaction, reference) =>
      noteEntry(transaction, enquiry, entered, { reference, note: sent.note }),
  }
}

/** People on the phone give one name, kept as they said it; every kind may have a number and a company, and a list exact days. */
function besidesOf(
  { fullName, phone, company }: ManualEntryContent,
  { firstDay, lastDay }: SentManualEntry['values'],
): Partial<KeptFields> {
  const person = { full_name: fullName, phone_typed: phone, company }
  const days = firstDay && lastDay ? { first_day: firstDay, last_day: lastDay } : {}
  return {
    columns: Object.fromEntries(
      Object.entries({ ...person, ...days }).filter(([, value]) => value !== undefined),
    ),
  }
}

function mailBesides({ content, venues }: NewEnquiry<ManualEntryContent>): object {
  if (!('venue' in content)) return { entered: true }
  const shown = { entered: true, venues: venues.map(({ id, ...venue }) => venue), unknownVenues: [] }
  return content.kind === 'visit'
    ? { ...shown, moments: momentsOf(content) }
    : { ...shown, jobTitle: content.jobTitle }
}

/** Add the note to the history of a new request, if there is one. */
export async function storeNote(
  transaction: Transaction,
  { id, at }: Pick<NewEnquiry, 'id' | 'at'>,
  by: Entered['by'],
  note: string,
): Promise<void> {
  if (note === '') return
  await insertHistory(transaction, [
    { enquiry_id: id, at, actor: by.id, event: 'note', details: { text: note } },
  ])
}

/** The note, and the entry in the audit log. */
async function noteEntry(
  transaction: Transaction,
  { id, at }: NewEnquiry,
  { by, channel }: Entered,
  { reference, note }: { readonly reference: string; readonly note: string },
): Promise<void> {
  await storeNote(transaction, { id, at }, by, note)
  await writeAudit(transaction, {
    actor: by,
    action: 'request.entered',
    subject: { id, name: reference },
    details: { channel },
    at: new Date(at),
  })
}
