/** Idempotency key of a submission (behaviour 4.4). */
import { createHash } from 'node:crypto'
import { parisDay } from '#/lib/paris-time.ts'
import type { EnquiryKind } from '../../model/kinds.ts'

/** Data that identify a submission. */
export interface Submission {
  readonly kind: EnquiryKind
  /** Checked. */
  readonly content: object
  /** The same for every attempt: of a browser with script, or of the copy of the page; empty where there is neither. */
  readonly givenKey: string
}

/**
 * The key of a submission. The content is always part of it: who goes back, changes something and sends again must not
 * be answered with the first enquiry's reference and lose the second. Without any key (an old copy of a page, a
 * program) the day in Paris tells a new enquiry from a repetition.
 */
export function submissionKey({ kind, content, givenKey }: Submission, now: Date): string {
  const sorted = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1))
  const source = givenKey === '' ? `day ${parisDay(now)}` : `key ${givenKey}`
  return (
    createHash('sha256')
      // The third place once held a signal; it stays, so that keys of before a deployment are recognized after it.
      .update(JSON.stringify([kind, source, false, sorted]))
      .digest('hex')
  )
}
