/** A form that was not taken. Plain data, so that the page can be rendered from it again. */
import type { FormChallenge } from './bot-protection/form-challenge.ts'
import type { FormError } from './form-error.ts'

/** Everything that was typed, and why it was not taken. */
export interface RejectedSubmission<Name extends string = string> {
  /**
   * `refused`: mistakes in `errors` (422). `challenge`: the sender has to show that they are no robot (422).
   * `limited`: too many of late (429). `failed`: the server could not store it (503).
   */
  readonly kind: 'refused' | 'challenge' | 'limited' | 'failed'
  /** As typed, by the name of the field. */
  readonly values: Readonly<Record<string, string>>
  /** What can be given several times, by its name: the slugs of the venues asked about. */
  readonly lists: Readonly<Record<string, readonly string[]>>
  readonly errors: readonly FormError<Name>[]
  /** The key the browser gave this submission, to be sent again unchanged; empty without script. */
  readonly submissionKey: string
  /** With `challenge`: what the sender has to do. */
  readonly challenge?: FormChallenge
  /** With `limited` and `failed`: when it may be tried again. */
  readonly retryAfterSeconds?: number
}

/** The status with which each is answered. */
export const REJECTED_STATUS = { refused: 422, challenge: 422, limited: 429, failed: 503 } as const

/** After this time a form that could not be stored may be sent again, in seconds: outages are rarely shorter. */
export const RETRY_FAILED_SECONDS = 30
