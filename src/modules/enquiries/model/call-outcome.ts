/** How a call ended. */
export const CALL_OUTCOMES = ['spoke', 'message', 'none'] as const

/** One of them. */
export type CallOutcome = (typeof CALL_OUTCOMES)[number]
