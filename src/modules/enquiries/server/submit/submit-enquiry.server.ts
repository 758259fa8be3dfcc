/** Submission of an enquiry: stored once with its mails in one transaction, or not at all. */

import { randomUUID } from 'node:crypto'
import { BOT_PROTECTION, type BotProtection } from '#/forms/bot-protection/bot-protection.server.ts'
import { readForm, type SentFields, type SentForm } from '#/forms/read-form.ts'
import type { RejectedSubmission } from '#/forms/rejected-submission.ts'
import type { Language } from '#/i18n/languages.ts'
import { getDatabase } from '#/platform/database/database.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { surroundingNetwork } from '#/platform/ip-address.ts'
import { wakeOutbox } from '#/platform/outbox/outbox-signal.ts'
import { checkSent, withChosenPhone } from './check-sent.server.ts'
import { findPublishedVenues, findSubmission, type KnownSubmission } from './enquiries.repository.server.ts'
import { isForAgency, mailsOf } from './enquiry-mails.server.ts'
import { enquiryRecord, type FormDefinition, mailPart, type NewEnquiry } from './form-definition.server.ts'
import { judgeSubmission, makeChallenge } from './judge-submission.server.ts'
import { DuplicateEnquiryError, type StorableEnquiry, UsedTokenError } from './store-enquiries.server.ts'
import { storeTogether } from './store-together.server.ts'
import { submissionKeys } from './submission-key.server.ts'

/** Everything about a submission that is not typed. */
export interface SubmissionContext {
  /** Interface language; the visitor's mail is written in it. */
  readonly language: Language
  /** Path of the page that it came from (`source-page.ts`). */
  readonly sourcePage: string
  /** Where the enquiry comes from; undefined where that is not known. */
  readonly visitorAddress?: string | undefined
  /** For tests. */
  readonly now?: Date
  /** For tests; else the database of this process. */
  readonly database?: Database
  /** For tests; else that of this process. */
  readonly protection?: BotProtection
}

/** Accepted, with its reference; or rejected, with everything typed. */
export type SubmitOutcome<Name extends string = string> =
  | ({ readonly kind: 'accepted' } & KnownSubmission)
  | RejectedSubmission<Name>

/**
 * Submit a posted form of one kind. When it returns `accepted`, the enquiry and its mails are on disk. The same
 * submission again gives the same reference and stores nothing. What looks like spam although its sender has met the
 * challenge is stored and mailed like any other, and marked (ADR 0088).
 * @throws when the database fails; nothing is stored then, or an earlier attempt's enquiry is stored once
 */
export async function submitEnquiry<Field extends string, List extends string, Content extends object>(
  definition: FormDefinition<Field, List, Content>,
  form: SentForm,
  context: SubmissionContext,
): Promise<SubmitOutcome<Field | List>> {
  const { now = new Date(), database = getDatabase(), protection = BOT_PROTECTION, language } = context
  const { kind } = definition.form
  const sent = withChosenPhone(readForm(form, definition.form), language)
  const { content, phone, errors } = checkSent(definition, sent, now, language)
  if (content === undefined || errors.length > 0) return { ...typedOf(sent), kind: 'refused', errors }

  const { visitorAddress } = context
  const sender = visitorAddress && surroundingNetwork(visitorAddress)
  const keys = submissionKeys({ kind, content, givenKey: sent.submissionKey, sender }, now)
  const [key] = keys
  const accepted = (known: KnownSubmission) => ({ kind: 'accepted', ...known }) as const
  const known = await findSubmission(database, keys)
  if (known !== undefined) return accepted(known)

  const judgement = await judgeSubmission({ form, sent, key, visitorAddress, now, database, protection })
  if (judgement.kind === 'challenge' || judgement.kind === 'limited') {
    return { ...typedOf(sent), ...judgement, errors: [] }
  }

  const asked = definition.venues?.(content) ?? []
  const venues = await findPublishedVenues(database, asked, language)
  const record = enquiryRecord(kind, content, definition.moreRecord?.(content, language))
  // Last of all that is counted: only what is about to be stored takes something of it.
  const isUnacknowledged =
    visitorAddress !== undefined && !(await protection.mayAcknowledge(record.columns.email))
  const enquiry: NewEnquiry<Content> = {
    id: randomUUID(),
    kind,
    content,
    record,
    phone,
    language,
    key,
    spamSigns: judgement.spamSigns,
    senderNetwork: sender,
    tokenUse: judgement.token && { ...judgement.token, submissionKey: key },
    sourcePage: context.sourcePage,
    at: now.toISOString(),
    venues,
    unknownVenues: asked.filter((slug) => !venues.some((venue) => venue.slug === slug)),
    isUnacknowledged,
  }
  try {
    const reference = await storeTogether(database, storable(definition, enquiry))
    wakeOutbox()
    return accepted({ reference, isUnacknowledged })
  } catch (error) {
    if (error instanceof UsedTokenError) {
      // Another submission with the same token was stored in this very moment.
      return {
        ...typedOf(sent),
        kind: 'challenge',
        challenge: await makeChallenge(protection, now),
        errors: [],
      }
    }
    if (!(error instanceof DuplicateEnquiryError)) throw error
  }
  // The same submission, sent at the same time to another process, was stored first.
  const first = await findSubmission(database, [key])
  if (first === undefined) throw new Error('A submission was a duplicate of one that is not there')
  return accepted(first)
}

function storable<Field extends string, List extends string, Content extends object>(
  definition: FormDefinition<Field, List, Content>,
  enquiry: NewEnquiry<Content>,
): StorableEnquiry {
  const { alsoStore } = definition
  return {
    enquiry,
    mails: (reference) => {
      const part = mailPart(enquiry.kind, enquiry.content, { ...definition.moreMail?.(enquiry) })
      const mails = mailsOf(enquiry, part, reference)
      return enquiry.isUnacknowledged ? mails.filter(isForAgency) : mails
    },
    alsoStore: alsoStore && ((transaction) => alsoStore(transaction, enquiry)),
  }
}

/** Typed values from which a rejected form is rendered again. */
export function typedOf({ values, lists, submissionKey }: SentFields) {
  return { values, lists, submissionKey }
}
