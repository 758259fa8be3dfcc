/** Storing a request and everything that belongs to it in one transaction. */
import { spendToken } from '#/server/abuse/used-tokens.ts'
import { indexEnquiries } from '#/server/enquiry-search/index-enquiries.ts'
import { enqueueMail } from '#/server/mail/enqueue-mail.ts'
import {
  insertEnquiry,
  insertEnquiryVenues,
  insertHistory,
  type SubmissionDatabase,
} from './enquiries.repository.server.ts'
import { mailsOf } from './enquiry-mails.server.ts'
import { enquiryRow } from './enquiry-row.server.ts'
import type { FormIntake, NewEnquiry } from './form-intake.server.ts'
import { takeReference } from './take-reference.server.ts'

/** Rolls the transaction back without being a failure. */
class DuplicateSubmission extends Error {}

/** The form token has brought in another submission. */
export class UsedTokenError extends Error {
  override readonly name = 'UsedTokenError'
}

/**
 * Stores the row, its venues, its history and its mails. Spam gets no mails.
 * @returns the reference, or nothing when the same submission is stored already
 * @throws {UsedTokenError} or another error when the database fails; nothing is stored then
 */
export async function storeEnquiry<Field extends string, List extends string, Content extends object>(
  database: SubmissionDatabase,
  intake: FormIntake<Field, List, Content>,
  enquiry: NewEnquiry<Content>,
  now: Date,
): Promise<string | undefined> {
  const { id, at, spamReasons, unknownVenues } = enquiry
  try {
    return await database.db.transaction().execute(async (transaction) => {
      const reference = await takeReference(transaction, now)
      if (!(await insertEnquiry(transaction, enquiryRow(enquiry, reference)))) throw new DuplicateSubmission()
      const { tokenUse } = enquiry
      if (tokenUse && !(await spendToken(transaction, tokenUse))) throw new UsedTokenError()
      await insertEnquiryVenues(transaction, id, enquiry.venues)
      await indexEnquiries(transaction, [id])
      await intake.alsoStore?.(transaction, enquiry)
      const details = {
        reference,
        ...(unknownVenues.length > 0 ? { unknownVenues } : {}),
        ...(spamReasons.length > 0 ? { spamReasons } : {}),
      }
      await insertHistory(transaction, { enquiry_id: id, at, actor: 'visitor', event: 'received', details })
      if (spamReasons.length === 0) {
        for (const payload of mailsOf(enquiry, intake.mailPart(enquiry), reference)) {
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
