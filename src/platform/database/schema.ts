/** The tables of the one database: those of the platform, and what each module adds. */

import type { AuditLogTables } from './tables/audit-log.ts'
import type { BackupTables } from './tables/backup-state.ts'
import type { ContentRevisionTables } from './tables/content-revision.ts'
import type { HeartbeatTables } from './tables/heartbeat.ts'
import type { InstallationTables } from './tables/installation.ts'
import type { OutboxTables } from './tables/outbox.ts'
import type { RateLimitTables } from './tables/rate-limit.ts'
import type { ScheduledJobTables } from './tables/scheduled-job.ts'

/**
 * Every table by name. A module adds its own by declaration merging, beside their row types:
 * `declare module '#/platform/database/schema.ts' { interface Tables extends VenueTables {} }`
 */
export interface Tables
  extends RateLimitTables,
    AuditLogTables,
    BackupTables,
    ContentRevisionTables,
    ScheduledJobTables,
    HeartbeatTables,
    InstallationTables,
    OutboxTables {}

/** The whole schema. A module's queries ask for their own part only. */
export type Schema = Tables
