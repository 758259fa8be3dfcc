/** Server function for the figures of enquiries, venues and speed, for the back office. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { PERIOD_UNITS } from '#/lib/report-period.ts'
import { staffOnly } from '#/modules/staff/server/auth/staff-only.ts'
import { readDashboardFigures } from './server/dashboard-figures.server.ts'

/** Fetch the figures of the current week, month or year. */
export const fetchFigures = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(z.object({ unit: z.enum(PERIOD_UNITS) }))
  .handler(({ data: { unit } }) => readDashboardFigures(unit, new Date()))

export type { EnquiryFigures } from './server/dashboard-figures.server.ts'
export type { VenueFigures } from './server/venue-figures.repository.server.ts'
