/** Taking in a quote request: stored once, with its mails, in one transaction, or not at all. */
import { randomUUID } from 'node:crypto'
import type { Language } from '#/i18n/languages.ts'
import { getDatabase } from '#/server/database/database.ts'
import { enqueueMail } from '#/server/mail/enqueue-mail.ts'
import { wakeOutbox } from '#/server/mail/outbox-signal.ts'
import {
  type AskedVenue,
  findPublishedVenues,
  findReference,
  insertEnquiry,
  insertEnquiryVenues,
  insertHistory,
  type SubmissionDatabase,
} from './enquiries.repository.server.ts'
import { enquiryRow, type NewEnquiry } from './enquiry-row.server.ts'
import { parisDay } from './paris-day.ts'
import { readPhoneNumber } from './phone-number.server.ts'
import { readQuoteForm, type SentForm, typedQuote } from './quote-form.ts'
import { quoteMails } from './quote-mails.server.ts'
import type { RefusedForm } from './quote-outcome.ts'
import { checkQuoteVenue, type FormError, QUOTE_FIELDS, type QuoteVenue } from './quote-venue.schema.ts'
import { takeReference } from './reference.server.ts'
import { submissionKey } from './submission-key.server.ts'

/** Everything about a submission that is not typed. */
export interface SubmissionContext {
  /** Interface language; the visitor's mail is written in it. */
  readonly language: Language
  /** Path of the page with the form. */
  readonly sourcePage: string
  /** For tests. */
  readonly now?: Date
  /** For tests; else the database of this process. */
  readonly database?: SubmissionDatabase
}

/** Accepted, with the reference to tell; or refused, with everything typed. */
export type SubmitOutcome = { readonly kind: 'accepted'; readonly reference: string } | RefusedForm

/**
 * Takes in a quote request. When it answers `accepted`, the request and its mails are on the disk. The same
 * submission again gives the same reference and stores nothing. A request that fell into the trap for robots is
 * kept as spam without mails and answered like any other.
 * @throws when the database fails; nothing is stored then, or an earlier attempt's request is stored once
 */
export async function submitQuoteVenue(form: SentForm, context: SubmissionContext): Promise<SubmitOutcome> {
  const { now = new Date(), database = getDatabase(), language } = context
  const sent = readQuoteForm(form)
  const { quote, phone, errors } = checkAll(sent, now, language)
  if (errors.length > 0 || quote === undefined) {
    const { values, venues } = sent
    return { kind: 'refused', values, venues, errors, submissionKey: sent.submissionKey }
  }
  const key = submissionKey({ quote, givenKey: sent.submissionKey, trapped: sent.trapped }, now)
  // A first click before the script was there carried no key; the second one, with a key, is the same request.
  const keyWithoutScript = submissionKey({ quote, givenKey: '', trapped: sent.trapped }, now)
  const known = await findReference(database, [key, keyWithoutScript])
  if (known !== undefined) return { kind: 'accepted', reference: known }

  const venues = await findPublishedVenues(database, quote.venue)
  const enquiry: NewEnquiry = {
    id: randomUUID(),
    quote,
    phone,
    language,
    key,
    spam: sent.trapped,
    sourcePage: context.sourcePage,
    at: now.toISOString(),
  }
  const stored = await store(database, enquiry, venues, now)
  if (stored !== undefined) {
    if (!enquiry.spam) wakeOutbox()
    return { kind: 'accepted', reference: stored }
  }
  // The same submission, sent at the same time, was stored first.
  const reference = await findReference(database, [key])
  if (reference === undefined) throw new Error('A submission was a duplicate of one that is not there')
  return { kind: 'accepted', reference }
}

interface CheckedAll {
  readonly quote?: QuoteVenue
  /** E.164. */
  readonly phone?: string
  readonly errors: readonly FormError[]
}

function checkAll(sent: ReturnType<typeof readQuoteForm>, now: Date, language: Language): CheckedAll {
  const checked = checkQuoteVenue(typedQuote(sent), parisDay(now))
  const errors = checked.kind === 'wrong' ? [...checked.errors] : []
  const phone = readPhoneNumber(sent.values.phone, language)
  const tooLong = errors.some((error) => error.field === 'phone')
  if (sent.values.phone.trim() !== '' && phone === undefined && !tooLong) {
    errors.push({ field: 'phone', code: 'phone' })
  }
  errors.sort((a, b) => positionOf(a) - positionOf(b))
  return { quote: checked.kind === 'right' ? checked.quote : undefined, phone, errors }
}

/** Where the field stands in the form; venues come last. */
function positionOf({ field }: FormError): number {
  return field === 'venue' ? QUOTE_FIELDS.length : QUOTE_FIELDS.indexOf(field)
}

/** Rolls the transaction back without being a failure. */
class DuplicateSubmission extends Error {}

async function store(
  database: SubmissionDatabase,
  enquiry: NewEnquiry,
  venues: readonly AskedVenue[],
  now: Date,
): Promise<string | undefined> {
  const { id, at, spam, quote } = enquiry
  const unknownVenues = quote.venue.filter((slug) => !venues.some((venue) => venue.slug === slug))
  try {
    return await database.db.transaction().execute(async (transaction) => {
      const reference = await takeReference(transaction, now)
      if (!(await insertEnquiry(transaction, enquiryRow(enquiry, reference)))) throw new DuplicateSubmission()
      await insertEnquiryVenues(transaction, id, venues)
      const details = { reference, ...(unknownVenues.length > 0 ? { unknownVenues } : {}) }
      await insertHistory(transaction, { enquiry_id: id, at, actor: 'visitor', event: 'received', details })
      if (!spam) {
        for (const payload of quoteMails(enquiry, reference, venues)) {
          await enqueueMail(transaction, { payload, enquiryId: id, at })
        }
      }
      return reference
    })
  } catch (error) {
    if (error instanceof DuplicateSubmission) return undefined
    throw error
  }
}
