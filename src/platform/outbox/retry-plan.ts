/** When a mail that could not leave is tried again. */
import { LONGEST_WAIT_MS } from './outbox-rows.ts'

const FIRST_PAUSE_MS = 30_000
const GIVE_UP_AFTER_MS = 48 * 60 * 60 * 1000

/**
 * The next attempt: after half a minute, then after twice the pause before, at most every four hours, and for the
 * last time when 48 hours have passed since the mail was promised.
 * @param attempts how often it was tried
 * @returns nothing when the 48 hours are over
 */
export function nextAttempt(promisedAt: Date, attempts: number, now: Date): Date | undefined {
  const end = promisedAt.getTime() + GIVE_UP_AFTER_MS
  if (now.getTime() >= end) return undefined
  // The exponent is bounded so that the power stays a number.
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_WAIT_MS)
  return new Date(Math.min(now.getTime() + pause, end))
}
