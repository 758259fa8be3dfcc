import { createServerFn } from '@tanstack/react-start'
import { getDatabase } from '#/platform/database/database.ts'
import { siteVitals } from './server/site-vitals.server.ts'

/** Fetch the site's 75th percentiles of the last 28 days. */
export const fetchSiteVitals = createServerFn({ method: 'GET' }).handler(() => siteVitals(getDatabase()))
