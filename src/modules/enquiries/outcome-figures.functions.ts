/** The door to what was won and lost, for the dashboard. */
import { createServerFn } from '@tanstack/react-start'
import { staffOnly } from '#/modules/staff/server/auth/staff-only.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { readOutcomeFigures } from './server/figures/outcome-figures.repository.server.ts'

/** Fetch the decisions of twelve months. */
export const fetchOutcomeFigures = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .handler(() => readOutcomeFigures(getDatabase(), new Date()))
