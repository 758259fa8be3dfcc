/** The version of a venue: a change of an outdated version is a conflict instead of overwriting another user's. */

import type { VenueEditingDb } from './venue-editing-database.ts'
import type { Author } from './venue-history.repository.server.ts'

/**
 * Raises the version. Two who do this at the same time wait for one another in the database.
 * @param version raised only if it is this one; absent for whichever it is
 * @returns when the venue was changed before; nothing when there is none, or when it has another version
 */
export async function raiseVersion(
  db: VenueEditingDb,
  venueId: string,
  version: number | undefined,
  { author, now }: { author: Author; now: string },
): Promise<string | undefined> {
  // Venues that came with an import have no row yet.
  await db
    .insertInto('venue_desk')
    .columns(['venue_id', 'version', 'address', 'changed_at', 'published_at'])
    .expression((eb) =>
      eb
        .selectFrom('venue')
        .select(['id', eb.lit(1).as('version'), eb.val('').as('address'), 'updated_at'])
        .select((on) =>
          on
            .case()
            .when('status', '=', 'draft')
            .then(on.val<string | null>(null))
            .else(on.ref('created_at'))
            .end()
            .as('published_at'),
        )
        .where('id', '=', venueId),
    )
    .onConflict((oc) => oc.column('venue_id').doNothing())
    .execute()
  const before = await db
    .selectFrom('venue_desk')
    .select('changed_at')
    .where('venue_id', '=', venueId)
    .executeTakeFirst()
  const raise = db
    .updateTable('venue_desk')
    .set(({ eb }) => ({
      version: eb('version', '+', 1),
      ...{ changed_at: now, changed_by_id: author.id, changed_by: author.name },
    }))
    .where('venue_id', '=', venueId)
  const known = version === undefined ? raise : raise.where('version', '=', version)
  const { numUpdatedRows } = await known.executeTakeFirst()
  return numUpdatedRows === 1n ? before?.changed_at : undefined
}
