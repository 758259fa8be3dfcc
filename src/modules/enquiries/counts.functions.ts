/** Server function for the counts in the navigation of the back office. */
import { createServerFn } from '@tanstack/react-start'
import { staffOnly } from '#/modules/staff/server/auth/staff-only.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { readCounts } from './server/inbox/counts.repository.server.ts'

/** Fetch the counts shown in the navigation. */
export const fetchCounts = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .handler(() => readCounts(getDatabase()))

export type { Counts } from './server/inbox/counts.repository.server.ts'
