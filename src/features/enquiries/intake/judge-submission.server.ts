/** Deciding what becomes of a checked submission before it is stored. */
import type { EnquiryKind } from '#/server/database/tables/enquiry.ts'
import type { SubmissionDatabase } from './enquiries.repository.server.ts'
import type { SentFields, SentForm } from './read-form.ts'

/** A submission whose fields are right and that is not stored yet. */
export interface JudgedSubmission {
  readonly kind: EnquiryKind
  /** With every field, those of the protection against abuse too. */
  readonly form: SentForm
  readonly sent: SentFields
  /** The visitor's address; undefined where it is not known. */
  readonly visitorAddress: string | undefined
  readonly now: Date
  readonly database: SubmissionDatabase
}

/** What becomes of it. */
export type Judgement =
  | { readonly kind: 'take' }
  /** Stored, marked, not mailed, and answered like any other. */
  | { readonly kind: 'spam'; readonly reasons: readonly string[] }
  | { readonly kind: 'challenge' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }

/** Takes everything but what fell into the trap for robots. A repetition of a stored submission never gets here. */
export async function judgeSubmission({ sent }: JudgedSubmission): Promise<Judgement> {
  return sent.trapped ? { kind: 'spam', reasons: ['trap'] } : { kind: 'take' }
}
