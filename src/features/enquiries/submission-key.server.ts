/** Recognising a submission that is sent again (decision 4.4). */
import { createHash } from 'node:crypto'
import { parisDay } from './paris-day.ts'
import type { QuoteVenue } from './quote-venue.schema.ts'

/** What makes two submissions the same one. */
export interface Submission {
  readonly quote: QuoteVenue
  /** Made by a browser with script, the same for every attempt; empty without script. */
  readonly givenKey: string
  readonly trapped: boolean
}

/**
 * The key of a submission. The content is always part of it: who goes back, changes something and sends again
 * must not be answered with the first request's reference and lose the second. Without a key from the browser
 * (pages are the same for everybody, so the server cannot put one into them) the day in Paris tells a new
 * request from a repetition.
 */
export function submissionKey({ quote, givenKey, trapped }: Submission, now: Date): string {
  const content = Object.entries(quote).sort(([a], [b]) => (a < b ? -1 : 1))
  const kind = 'quote-venue'
  const source = givenKey === '' ? `day ${parisDay(now)}` : `key ${givenKey}`
  return createHash('sha256')
    .update(JSON.stringify([kind, source, trapped, content]))
    .digest('hex')
}
