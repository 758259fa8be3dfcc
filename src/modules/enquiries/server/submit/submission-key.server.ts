/** Idempotency keys of a submission (behaviour 4.4). */
import { createHash } from 'node:crypto'
import type { EnquiryKind } from '../../model/kinds.ts'

/** Data that identify a submission. */
export interface Submission {
  readonly kind: EnquiryKind
  /** Checked. */
  readonly content: object
  /** The same for every attempt: made by a browser with script, or by the staff's page; empty where there is none. */
  readonly givenKey: string
  /** The sender's network, where it is known. */
  readonly sender?: string | undefined
}

/** How long a repetition without a key is recognized by its content and its sender, at least; twice that at most. */
const REPEATED_WITHIN_MS = 10 * 60_000

/**
 * The keys under which a submission may be stored already; its own is the first. The content is always part of them:
 * a visitor who goes back, changes something and sends again must not be answered with the first enquiry's reference and lose the
 * second. Without a key of its own (no script, a program) the sender and the minutes distinguish a new enquiry from a
 * repetition; the same look is given to one with a key, whose first click may have come before the script.
 */
export function submissionKeys(
  { kind, content, givenKey, sender = '' }: Submission,
  now: Date,
): readonly [string, ...string[]] {
  const sorted = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1))
  const keyOf = (source: string) =>
    createHash('sha256')
      // The third place once held a signal; it stays, so that keys of before a deployment are recognized after it.
      .update(JSON.stringify([kind, source, false, sorted]))
      .digest('hex')
  const span = Math.floor(now.getTime() / REPEATED_WITHIN_MS)
  const inSpan = (one: number) => keyOf(`sender ${sender} ${one}`)
  const recent = [inSpan(span), inSpan(span - 1)] as const
  return givenKey === '' ? recent : [keyOf(`key ${givenKey}`), ...recent]
}
