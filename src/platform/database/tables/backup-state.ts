/** How the scheduled backup went last. Times are ISO 8601, UTC. */

/** One row, of the name `scheduled`. */
interface BackupStateTable {
  name: string
  /** When the database was read for the last backup that was complete and could be read back. */
  succeeded_at: string | null
  /** When the last attempt failed; NULL after a success. */
  failed_at: string | null
  /** Why, in one word (`backup-error.ts`). */
  failure: string | null
}

/** The backups' part of the schema. */
export interface BackupTables {
  backup_state: BackupStateTable
}
