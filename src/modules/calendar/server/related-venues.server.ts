/** Houses and their rooms: who rents the house has every room, and who rents a room stands in the way of the house. */
import type { Db } from '#/platform/database/schema.ts'

/**
 * The rooms that a venue consists of, however deep, and the houses that it is a room of; without itself.
 * @returns ids of venues
 */
export async function relatedVenues(
  db: Db,
  venueId: string,
): Promise<{ readonly parts: string[]; readonly wholes: string[] }> {
  const [parts, wholes] = await Promise.all([
    followed(db, venueId, 'venue_id', 'part_id'),
    followed(db, venueId, 'part_id', 'venue_id'),
  ])
  return { parts, wholes }
}

type Side = 'venue_id' | 'part_id'

async function followed(db: Db, venueId: string, from: Side, to: Side): Promise<string[]> {
  const rows = await db
    .withRecursive('found(id)', (cte) =>
      cte
        .selectFrom('venue_part')
        .where(from, '=', venueId)
        .select(`${to} as id`)
        // Distinct rows only: a circle, which `changePart` refuses, would not end otherwise.
        .union(
          cte
            .selectFrom('venue_part as next')
            .innerJoin('found', `next.${from}`, 'found.id')
            .select(`next.${to} as id`),
        ),
    )
    .selectFrom('found')
    .select('id')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Wait for whoever is changing days of these venues, of their rooms or of their houses, and let others wait, until the end of
 * the transaction. Whoever changes days of several venues locks all of them in one call, before anything else of the calendar.
 */
export async function lockCalendar(db: Db, ...venueIds: readonly string[]): Promise<void> {
  const ids = new Set(venueIds)
  for (const venueId of venueIds) {
    const { parts, wholes } = await relatedVenues(db, venueId)
    for (const id of [...parts, ...wholes]) ids.add(id)
  }
  // One after the other in one order, so that two who lock the same venues cannot deadlock.
  for (const id of [...ids].toSorted()) {
    await db
      .updateTable('venue')
      .set((eb) => ({ id: eb.ref('id') }))
      .where('id', '=', id)
      .execute()
  }
}
