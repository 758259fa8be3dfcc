/** Server function for the warnings about the site that administrators see. */
import { createServerFn } from '@tanstack/react-start'
import { type BackupTrouble, readBackupTrouble } from '#/platform/backup/backup-state.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { getEnvironment } from '#/platform/environment.ts'
import { type HealthWarning, siteHealth } from '#/platform/health/site-health.ts'
import { staffOnly } from './server/auth/staff-only.ts'

interface Health {
  readonly warnings: readonly HealthWarning[]
  /** `null` also where no backups are scheduled. */
  readonly backups: BackupTrouble | null
}

/** Fetch the current warnings; empty for agents, who cannot act on them. */
export const fetchHealth = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .handler(async ({ context: { staff } }): Promise<Health> => {
    if (staff.role !== 'administrator') return { warnings: [], backups: null }
    const scheduled = getEnvironment().backupDir !== undefined
    return {
      warnings: siteHealth.warnings(),
      backups: scheduled ? await readBackupTrouble(getDatabase(), new Date()) : null,
    }
  })

export type { BackupTrouble } from '#/platform/backup/backup-state.ts'
export type { HealthWarning } from '#/platform/health/site-health.ts'
