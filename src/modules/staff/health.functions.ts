/** The door to what an administrator should know of the site itself. */
import { createServerFn } from '@tanstack/react-start'
import { type HealthWarning, siteHealth } from '#/platform/health/site-health.ts'
import { staffOnly } from './server/auth/staff-only.ts'

/** What is not as it should be; for agents nothing, who can do nothing about it. */
export const fetchHealthWarnings = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .handler(async ({ context: { staff } }): Promise<HealthWarning[]> => {
    return staff.role === 'administrator' ? siteHealth.warnings() : []
  })

export type { HealthWarning } from '#/platform/health/site-health.ts'
