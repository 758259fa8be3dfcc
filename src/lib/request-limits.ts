/** Limits of requests that several parts of the back office share. */

/** Characters of an internal note. */
export const LONGEST_NOTE = 4000
