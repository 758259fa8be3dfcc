/** What became of a quote request that was sent. Plain data, so that the page can be rendered from it again. */
import type { FormError } from './quote-venue.schema.ts'

/** A form that was not taken: everything that was typed, for the page that shows it again. */
export interface RefusedForm {
  /** `refused`: mistakes in `errors` (422). `failed`: the server could not store it (503); `errors` is empty. */
  readonly kind: 'refused' | 'failed'
  /** As typed, by the name of the field. */
  readonly values: Readonly<Record<string, string>>
  /** Slugs of the venues asked about. */
  readonly venues: readonly string[]
  readonly errors: readonly FormError[]
  /** The key the browser gave this submission, to be sent again unchanged; empty without script. */
  readonly submissionKey: string
}
