/** Options of the inbox filters. */

import { sql } from 'kysely'
import { splitTerms } from '#/lib/split-terms.ts'
import { activeStaff } from '#/modules/staff/server/staff.repository.server.ts'
import type { NamedVenue } from '#/modules/venues/model/venue-summary.ts'
import type { Database } from '#/platform/database/open-database.ts'

/** Venues offered at a time. */
const OFFERED = 8

/** Find venues by prefixes of the words in their names; without any, those asked for most. */
export async function findAskedVenues({ db }: Database, typed: string): Promise<NamedVenue[]> {
  const rows = await db
    .selectFrom('enquiry_venue')
    .select(['slug', ({ fn }) => fn.max('name').as('name')])
    .groupBy('slug')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('slug')
    .execute()
  const wanted = splitTerms(typed)
  return rows
    .filter(({ name }) => {
      const words = splitTerms(name)
      return wanted.every((one) => words.some((word) => word.startsWith(one)))
    })
    .slice(0, OFFERED)
}

/** The names that the filters of a list show: of the colleagues, and of the venue that is asked for. */
export async function filterNames(database: Database, venue: string | undefined) {
  const [colleagues, venueName] = await Promise.all([
    activeStaff(database),
    venue === undefined ? undefined : nameOfAskedVenue(database, venue),
  ])
  return { colleagues, venueName }
}

async function nameOfAskedVenue({ db }: Database, slug: string): Promise<string | undefined> {
  const row = await db.selectFrom('enquiry_venue').select('name').where('slug', '=', slug).executeTakeFirst()
  return row?.name
}
