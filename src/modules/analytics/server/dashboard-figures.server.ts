import { type PeriodUnit, reportPeriod } from '#/lib/report-period.ts'
import { readEnquiryFigures } from '#/modules/enquiries/server/figures/enquiry-figures.repository.server.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { siteVitals, templateVitals } from './site-vitals.server.ts'
import { readVenueFigures } from './venue-figures.repository.server.ts'

/** Days of the views and enquiries of venues. */
const VENUE_DAYS = 30

/** Venues in the table, the first ones of its order. */
const VENUES = 6

/** Read the enquiries of the current week, month or year, the venues of the last 30 days and the vitals of the last 28. */
export async function readDashboardFigures(unit: PeriodUnit, now: Date) {
  const database = getDatabase()
  const venues = { days: VENUE_DAYS, limit: VENUES, now }
  const [requests, viewed, asked, vitals, devices] = await Promise.all([
    readEnquiryFigures(database, reportPeriod(unit, now)),
    readVenueFigures(database, { ...venues, order: 'views' }),
    readVenueFigures(database, { ...venues, order: 'requests' }),
    templateVitals(database, now),
    siteVitals(database, now),
  ])
  return { unit, now: now.toISOString(), requests, venues: { viewed, asked }, vitals, devices }
}

export type { EnquiryFigures } from '#/modules/enquiries/server/figures/enquiry-figures.repository.server.ts'
