/** The tables of the one database: those of the platform, and what each module adds. */

import type { Kysely, Transaction as KyselyTransaction } from 'kysely'
import type { AuditLogTables } from './tables/audit-log.ts'
import type { OutboxTables } from './tables/outbox.ts'
import type { RateLimitTables } from './tables/rate-limit.ts'

/**
 * Every table by name. A module adds its own by declaration merging, beside their row types:
 * `declare module '#/platform/database/schema.ts' { interface Tables extends VenueTables {} }`
 */
export interface Tables extends RateLimitTables, AuditLogTables, SiteStateTables, OutboxTables {}

/** The whole schema; that a module names its own tables only, and those below it, is held by `tests/structure`. */
export type Schema = Tables

/** What reads and writes: the connections of the database, or a transaction. */
export type Db = Kysely<Schema>

/** What is written together or not at all. */
export type Transaction = KyselyTransaction<Schema>

/** One row: the number that every write to public content raises. */
interface ContentRevisionTable {
  /** Always 1. */
  id: number
  revision: number
}

/** The only row is named `site`. */
interface InstallationTable {
  name: 'site'
  /** UUID; the same is in `DATA_DIR/installation.json`. */
  id: string
  /** ISO 8601, UTC. */
  created_at: string
}

/** The only row, of id 1. */
interface HeartbeatTable {
  id: number
  /** Raised by every write, so that each of them reaches the disk. Begins anew at a million. */
  beats: number
  /** The latest moment at which a clock was trusted (ISO 8601, UTC); null before the first look. ADR 0055. */
  clock_trusted_at: string | null
}

/** The last number given of a series in a year. Key: both. */
interface NumberSeriesTable {
  /** The letter that its references begin with. */
  series: string
  /** In Paris. */
  year: number
  last_number: number
}

/** One piece of regular work. */
interface ScheduledJobTable {
  name: string
  /** The end of the lease of the process that does it. */
  locked_until: string | null
  /** When it was last done. */
  done_at: string | null
}

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

/** A build whose files lie in the storage that several machines share (ADR 0131). */
interface SharedBuildTable {
  /** As in `builds/latest.json`. */
  id: string
  /** SHA-256 of the pack, hexadecimal. Not `sha256` beside a `key`: no photograph, and in no backup. */
  digest: string
  /** Names of its files, a line each. */
  files: string
  /** When a machine last said that it runs it (ISO 8601, UTC). */
  seen_at: string
}

/** What the running site keeps of itself. */
interface SiteStateTables {
  content_revision: ContentRevisionTable
  installation: InstallationTable
  heartbeat: HeartbeatTable
  duty: ScheduledJobTable
  number_series: NumberSeriesTable
  backup_state: BackupStateTable
  shared_build: SharedBuildTable
}
