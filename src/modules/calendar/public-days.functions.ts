/** What visitors are told of days: what a house has confirmed and what is taken, never that days are free. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { typedLine } from '#/forms/typed-text.schema.ts'
import { isIsoDay, laterDay } from '#/lib/iso-day.ts'
import { readBrief } from '#/modules/venues/model/brief.ts'
import { MAX_SEARCH_LENGTH } from '#/modules/venues/model/venue-queries.schema.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { MAX_ENTRY_DAYS } from './model/day-range.ts'
import { confirmedByHouse } from './server/owner-asks.repository.server.ts'
import { takenVenues } from './server/taken-venues.repository.server.ts'

/** Slugs of the venues that are sold or closed on a day of the stay in an address; none without a first day. */
export const fetchTakenVenues = createServerFn({ method: 'GET' })
  .validator(z.object({ search: z.string().max(MAX_SEARCH_LENGTH) }))
  .handler(({ data }) =>
    takenVenues(getDatabase().db, readBrief(new URLSearchParams(data.search)), new Date()),
  )

/** When the house confirmed the days of a stay, ISO 8601; `null` where it has not, or no longer. */
export const fetchConfirmation = createServerFn({ method: 'GET' })
  .validator(
    z.object({
      slug: typedLine(200).min(1),
      startDate: z.string().refine(isIsoDay),
      duration: z.number().int().min(1).max(MAX_ENTRY_DAYS),
    }),
  )
  .handler(async ({ data: { slug, startDate, duration } }) => {
    const range = { firstDay: startDate, lastDay: laterDay(startDate, duration - 1) }
    const { db } = getDatabase()
    const venue = await db.selectFrom('venue').select('id').where('slug', '=', slug).executeTakeFirst()
    if (venue === undefined) return null
    return (await confirmedByHouse(db, [venue.id], range, new Date())).get(venue.id) ?? null
  })
