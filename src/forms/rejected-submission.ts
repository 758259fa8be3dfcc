/** Rejected submission as plain data, from which the page can be rendered again. */
import type { FormChallenge } from './form-challenge.ts'
import type { FormError } from './form-error.ts'

/** Everything that was typed, and the reason of the rejection. */
export interface RejectedSubmission<Name extends string = string> {
  /**
   * `refused`: validation errors in `errors` (422). `challenge`: the sender has to pass the bot protection (422).
   * `limited`: rate limit reached (429). `failed`: the server could not store it (503).
   */
  readonly kind: 'refused' | 'challenge' | 'limited' | 'failed'
  /** As typed, by the name of the field. */
  readonly values: Readonly<Record<string, string>>
  /** Repeatable fields by name: the slugs of the chosen venues. */
  readonly lists: Readonly<Record<string, readonly string[]>>
  readonly errors: readonly FormError<Name>[]
  /** Idempotency key of this submission, to be sent again unchanged; empty without script. */
  readonly submissionKey: string
  /** With `challenge`: the work to do. */
  readonly challenge?: FormChallenge
  /** With `limited` and `failed`: the delay before the next attempt. */
  readonly retryAfterSeconds?: number
}

/** HTTP status of each rejection. */
export const REJECTED_STATUS = { refused: 422, challenge: 422, limited: 429, failed: 503 } as const

/** Delay before a submission that could not be stored may be sent again, in seconds: outages are rarely shorter. */
export const RETRY_FAILED_SECONDS = 30
