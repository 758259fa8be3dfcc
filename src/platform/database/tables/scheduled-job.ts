/** Work that is done once for all processes and machines. Times are ISO 8601, UTC. */

/** One piece of regular work. */
export interface ScheduledJobTable {
  name: string
  /** The end of the lease of the process that does it. */
  locked_until: string | null
  /** When it was last done. */
  done_at: string | null
}

/** Scheduled jobs in the schema. */
export interface ScheduledJobTables {
  duty: ScheduledJobTable
}
