/** What the enquiries know of venues. */
import type { VenueRequests } from '#/modules/venues/server/admin/venue-requests.queries.server.ts'

/** Offered to the venues below. */
export const REQUESTS_OF_VENUES: VenueRequests = {
  async count(db, ids) {
    if (ids?.length === 0) return new Map()
    const rows = await db
      .selectFrom('enquiry_venue')
      .select(['venue_id', ({ fn }) => fn.countAll().as('count')])
      .where('venue_id', 'is not', null)
      .$if(ids !== undefined, (query) => query.where('venue_id', 'in', ids ?? []))
      .groupBy('venue_id')
      .execute()
    return new Map(rows.map(({ venue_id, count }) => [venue_id ?? '', Number(count)]))
  },
  async proposal(db, venueId) {
    const row = await db
      .selectFrom('venue_private')
      .innerJoin('enquiry', 'enquiry.id', 'venue_private.proposal_id')
      .select('reference')
      .where('venue_id', '=', venueId)
      .executeTakeFirst()
    return row?.reference ?? null
  },
}
