/** How often venues were asked for: the one place of this module that names a table of the enquiries above it. */
import type { Db } from '#/platform/database/schema.ts'

/** Count the requests that name each venue; those that none names are absent. Without ids, of all venues. */
export async function countRequests(db: Db, ids?: readonly string[]): Promise<Map<string, number>> {
  if (ids?.length === 0) return new Map()
  const rows = await db
    .selectFrom('enquiry_venue')
    .select(['venue_id', ({ fn }) => fn.countAll().as('count')])
    .where('venue_id', 'is not', null)
    .$if(ids !== undefined, (query) => query.where('venue_id', 'in', ids ?? []))
    .groupBy('venue_id')
    .execute()
  return new Map(rows.map(({ venue_id, count }) => [venue_id ?? '', Number(count)]))
}
