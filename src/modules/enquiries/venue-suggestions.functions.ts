/** Server function of the venues that fit an enquiry. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { staffOnly } from '#/modules/staff/server/auth/staff-only.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { reference } from './model/reference.schema.ts'
import { suggestVenues } from './server/fit/suggest-venues.queries.server.ts'

/** Fetch the venues to propose for an enquiry. */
export const fetchSuggestedVenues = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(z.object({ reference }))
  .handler(({ data }) => suggestVenues(getDatabase(), data.reference))
