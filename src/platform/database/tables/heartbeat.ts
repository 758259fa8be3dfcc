/** Clock readings that the processes share. */

/** The only row, of id 1. */
export interface HeartbeatTable {
  id: number
  /** Rises with every write, so that each of them reaches the disk. Begins anew at a million. */
  beats: number
  /** The latest moment at which a clock was trusted (ISO 8601, UTC); null before the first look. ADR 0055. */
  clock_trusted_at: string | null
}

/** The heartbeat's part of the schema. */
export interface HeartbeatTables {
  heartbeat: HeartbeatTable
}
