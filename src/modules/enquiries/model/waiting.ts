/** Urgent is what has to be answered within this many hours, nights included. */
export const URGENT_H = 5

/** Counts of open tasks. */
export interface Waiting {
  /** Without an answer for more than one working day, which is promised (behaviour 3). */
  readonly late: number
  /** The promise ends within {@link URGENT_H} hours. */
  readonly urgent: number
  /** All without an answer. */
  readonly unanswered: number
  /** When the promise of the first of those ends that are neither late nor urgent: ISO 8601, `null` without any. */
  readonly nextDue: string | null
  /** Won or lost, and for how much or why is still to be said. */
  readonly lacking: number
  /** Perhaps spam, and nobody has decided. */
  readonly perhapsSpam: number
  /** Published venues without a text in each language. */
  readonly untranslated: number
}
