/** The door to the figures of requests, venues and speed, for the back office. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { staffOnly } from '#/server/auth/staff-only.ts'
import { getDatabase } from '#/server/database/database.ts'
import { PERIOD_UNITS, reportPeriod } from '#/server/report-period.ts'
import { siteVitals, templateVitals } from '../site-vitals.server.ts'
import { readEnquiryFigures } from './enquiry-figures.repository.server.ts'
import { readVenueFigures } from './venue-figures.repository.server.ts'

/** Days that views and requests of venues are added up over. */
const VENUE_DAYS = 30

/** Venues that are listed; shown are the first of them in the order that is chosen. */
const VENUES = 6

/** Requests of the present week, month or year, the venues of the last 30 days and the vitals of the last 28. */
export const fetchFigures = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(z.object({ unit: z.enum(PERIOD_UNITS) }))
  .handler(async ({ data: { unit } }) => {
    const database = getDatabase()
    const now = new Date()
    const venues = { days: VENUE_DAYS, limit: VENUES, now }
    const [requests, viewed, asked, vitals, devices] = await Promise.all([
      readEnquiryFigures(database, reportPeriod(unit, now)),
      readVenueFigures(database, { ...venues, order: 'views' }),
      readVenueFigures(database, { ...venues, order: 'requests' }),
      templateVitals(database, now),
      siteVitals(database, now),
    ])
    return { unit, now: now.toISOString(), requests, venues: { viewed, asked }, vitals, devices }
  })

export type { EnquiryFigures } from './enquiry-figures.repository.server.ts'
export type { VenueFigures } from './venue-figures.repository.server.ts'
