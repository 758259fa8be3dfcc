/** Which acceptances wait for the word of an owner: the one answer for whoever settles or shows them. */
import { ORIGIN_KIND } from '#/modules/enquiries/model/booking.ts'
import type { Db } from '#/platform/database/schema.ts'

/** Accepted, with days that were never sold since; a booking that was cancelled later waits for nobody. */
export function waitingAcceptances(db: Db) {
  return db
    .selectFrom('quote_acceptance')
    .innerJoin('quote_version', 'quote_version.id', 'quote_acceptance.version_id')
    .innerJoin('quote', 'quote.id', 'quote_version.quote_id')
    .select(['quote_acceptance.version_id', 'quote_acceptance.choice', 'quote_acceptance.at'])
    .select(['quote_acceptance.evidence', 'quote.id as quoteId', 'quote.enquiry_id'])
    .where('quote_version.state', '=', 'accepted')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('quote_line')
          .select('position')
          .whereRef('quote_line.version_id', '=', 'quote_version.id')
          .where('first_day', 'is not', null),
      ),
    )
    .where(({ and, eb, exists, not, or, selectFrom }) =>
      or([
        // An amendment waits beside what it changes.
        exists(
          selectFrom('quote_version as standing')
            .select('standing.id')
            .whereRef('standing.quote_id', '=', 'quote.id')
            .whereRef('standing.n', '<', 'quote_version.n')
            .where('standing.state', '=', 'accepted'),
        ),
        // One that is bound waits no more, whatever becomes of the booking.
        and([
          eb('quote_version.kind', '=', 'offer'),
          not(
            exists(
              selectFrom('calendar_entry')
                .select('calendar_entry.id')
                .where('kind', '=', 'booking')
                .where('origin_kind', '=', ORIGIN_KIND)
                .whereRef('origin_id', '=', 'quote.enquiry_id')
                .where((entry) =>
                  entry.or([
                    entry('calendar_entry.state', '=', 'booked'),
                    entry('queue_at', '>=', entry.ref('quote_acceptance.at')),
                  ]),
                ),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('quote_acceptance.at')
}

/** Which of these versions wait, by id. */
export async function waitingVersions(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await waitingAcceptances(db).where('quote_acceptance.version_id', 'in', ids).execute()
  return new Set(rows.map(({ version_id }) => version_id))
}
