/** The version of a venue: who changes one that somebody else has changed meanwhile is told instead of overwriting it. */

import type { DeskDb } from './desk-database.ts'
import type { Author } from './venue-history.repository.server.ts'

/**
 * Raises the version, if it still is the given one. Two who do this at the same time wait for one another in the
 * database, and the second finds the version raised.
 * @returns the new version, or nothing when it was another one
 */
export async function raiseVersion(
  db: DeskDb,
  venueId: string,
  version: number,
  { author, now }: { author: Author; now: string },
): Promise<number | undefined> {
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
  const raised = await db
    .updateTable('venue_desk')
    .set({ version: version + 1, changed_at: now, changed_by_id: author.id, changed_by: author.name })
    .where('venue_id', '=', venueId)
    .where('version', '=', version)
    .executeTakeFirst()
  return raised.numUpdatedRows === 1n ? version + 1 : undefined
}
