/** Lengths of time in milliseconds and seconds; a calendar day is another thing (`iso-day.ts`, `paris-time.ts`). */

/** 60 minutes. */
export const HOUR_MS = 3_600_000

/** 24 hours, whatever a calendar says of a day with a change of clocks. */
export const DAY_MS = 24 * HOUR_MS

/**
 * How long an undo is offered before it goes, and how long an answer waits for it. In the back office key and history offer it for
 * longer: until the record has been changed (ADR 0093).
 */
export const UNDO_OFFERED_MS = 10_000

/** How much earlier than a mail its undo ends, in milliseconds: the way to the server takes its time. */
export const UNDO_MARGIN_MS = 500

/** As `HOUR_MS`, for what counts in seconds. */
export const HOUR_SECONDS = 3600

/** As `DAY_MS`, for cookies and sessions, which count in seconds. */
export const DAY_SECONDS = 24 * HOUR_SECONDS
