/** The door to the figures beside the navigation of the back office. */
import { createServerFn } from '@tanstack/react-start'
import { staffOnly } from '#/modules/staff/server/auth/staff-only.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { readCounts } from './server/inbox/counts.repository.server.ts'

/** Fetch the figures that stand beside the entries of the navigation. */
export const fetchCounts = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .handler(() => readCounts(getDatabase()))

export type { Counts } from './server/inbox/counts.repository.server.ts'
