/** The history of venues that an import writes over. */

import type { DeskDb } from './desk-database.ts'
import { readEditedVenue } from './venue-documents.repository.server.ts'
import type { Author } from './venue-history.repository.server.ts'
import { writeHistory } from './venue-history.repository.server.ts'

/**
 * Gives what goes around the writing of each venue: an entry in its history, with what it was before, a draft included,
 * so that every venue can be taken back by itself.
 * @param author who imports; without a name it is the shell
 */
export function importHistory(
  author: Author,
): (db: DeskDb, venueId: string, write: () => Promise<void>) => Promise<void> {
  return async (db, venueId, write) => {
    const before = await readEditedVenue(db, venueId)
    await write()
    await db
      .updateTable('venue_desk')
      .set({ changed_by_id: author.id, changed_by: author.name })
      .where('venue_id', '=', venueId)
      .execute()
    const after = await readEditedVenue(db, venueId)
    if (after === undefined) throw new Error('a venue is gone that was just imported')
    const moved = before && before.status !== after.status
    await writeHistory(db, {
      ...{ venueId, version: after.version, event: 'imported', author },
      ...{ before: before?.document, after: after.document },
      since: before?.changedAt ?? after.changedAt,
      now: after.changedAt,
      more: moved ? [{ field: 'status', from: before.status, to: after.status }] : [],
    })
  }
}
