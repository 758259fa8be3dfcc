/** The tables of the one database: those of the platform, and what each module adds. */

import type { AbuseTables } from './tables/abuse.ts'
import type { AuditLogTables } from './tables/audit-log.ts'
import type { BackupTables } from './tables/backup-state.ts'
import type { ContentRevisionTables } from './tables/content-revision.ts'
import type { DutyTables } from './tables/duty.ts'
import type { HeartbeatTables } from './tables/heartbeat.ts'
import type { InstallationTables } from './tables/installation.ts'
import type { OutboxTables } from './tables/outbox.ts'

/**
 * Every table by name. A module adds its own by declaration merging, beside their row types:
 * `declare module '#/platform/database/schema.ts' { interface Tables extends VenueTables {} }`
 */
export interface Tables
  extends AbuseTables,
    AuditLogTables,
    BackupTables,
    ContentRevisionTables,
    DutyTables,
    HeartbeatTables,
    InstallationTables,
    OutboxTables {}

/** The whole schema. A module's queries ask for their own part only. */
export type Schema = Tables
