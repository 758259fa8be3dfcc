/** Number of rows from which a change of all of them is asked about first (behaviour 6.2, ADR 0093). */
export const ASKED_FROM = 5
