/** A follow-up: something to do about a request on a day (`quotes.md`, section 7). */

/** By hand, or the state of a request that it follows from. */
export const FOLLOW_UP_KINDS = [
  'hand',
  'unanswered',
  'declined',
  'owner-withdrew',
  'option-ending',
  'owner-silent',
  'payment-overdue',
  'invoice',
  'rank-risen',
  'option-outsold',
  'ready',
  'client-wrote',
  'awake',
  'visit',
] as const

/** What a follow-up is about. */
export type FollowUpKind = (typeof FOLLOW_UP_KINDS)[number]

/** Ended by somebody, ended with the state it followed from, or taken away. */
export type FollowUpOutcome = 'done' | 'over' | 'removed'

/** A follow-up as the back office shows it. */
export interface FollowUp {
  readonly id: string
  readonly kind: FollowUpKind
  /** Number of a quote, name of a venue, or venue and time of a visit, for the words of its kind. */
  readonly about: string
  /** ISO 8601, Paris. */
  readonly day: string
  readonly note: string
  /** Account it was given to; null for whoever looks after the request. */
  readonly assignee: string | null
  /** Name of whoever it is for; null for nobody in particular. */
  readonly who: string | null
  /** Null while it is open. */
  readonly outcome: FollowUpOutcome | null
  readonly closedAt: string | null
  /** Null for what closed by itself. */
  readonly closedBy: string | null
  readonly version: number
}

/** A follow-up with its request, as the dashboard lists it. */
export interface DueFollowUp extends FollowUp {
  readonly reference: string
  /** Empty once it is erased. */
  readonly name: string
  readonly company: string | null
}

/** What is due, and what comes in the days after. */
export interface DueList {
  readonly today: string
  readonly due: readonly DueFollowUp[]
  readonly coming: readonly DueFollowUp[]
  /** How many are due and not listed. */
  readonly left: number
}
