/**
 * By how much the clocks of several machines may differ, and twice that, in milliseconds (operations, "Mail"). A moment that lies
 * further ahead than any can was written by a clock that was wrong (ADR 0055): it counts as over, or it would count for years.
 */
export const CLOCKS_DIFFER_MS = 2 * 60_000

/**
 * Whether a moment lies further ahead than it can.
 * @param longestMs how far ahead it may lie by itself: the life of a link, zero for what has happened
 */
export function isTooFarAhead(moment: Date, now: Date, longestMs = 0): boolean {
  return moment.getTime() > now.getTime() + longestMs + CLOCKS_DIFFER_MS
}
