/** Imports of lists of people that can be undone. */

/** Enquiries that came from one file, while they can be removed together. */
export interface RecentImport {
  readonly id: string
  /** ISO 8601, UTC. */
  readonly at: string
  /** Requests of it that are still there. */
  readonly count: number
  /** How many of them are as they came, and can be removed. */
  readonly untouched: number
}

/** What undoing an import has done. */
export interface UndoneImport {
  readonly removed: number
  /** References of those that somebody has worked on since. */
  readonly kept: readonly string[]
}
