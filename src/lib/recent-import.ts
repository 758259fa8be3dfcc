/** Imports of lists of people and of venues that can be undone. */

/** What came from one file, while it can be taken back together. */
export interface RecentImport {
  readonly id: string
  /** ISO 8601, UTC. */
  readonly at: string
  /** What came with it and is still there. */
  readonly count: number
  /** How much of it nobody has changed, and can be taken back. */
  readonly untouched: number
}

/** What undoing an import has done. */
export interface UndoneImport {
  readonly removed: number
  /** How many are as they were before the import, where it replaces. */
  readonly restored?: number
  /** References or names of those that were edited since. */
  readonly kept: readonly string[]
}
