/** Outcomes for people: in the sheet and in its history. */

import { z } from 'zod'
import { venueNames } from '#/modules/venues/server/venue-names.repository.server.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Db } from '#/platform/database/schema.ts'
import { LOST_REASONS, type OutcomeSummary } from '../../model/outcome.ts'

const stored = z
  .object({
    outcome_reason: z.enum(LOST_REASONS).nullable(),
    outcome_note: z.string().nullable(),
    outcome_venue_id: z.string().nullable(),
    outcome_net_cents: z.number().nullable(),
  })
  .nullable()
  .catch(null)

/** Details of a history entry; one that was erased has none. */
const details = z.object({ outcome: stored, former: stored })

/** The venue that an enquiry was won with. */
export async function readOutcomeVenue({ db }: Database, id: string | null) {
  if (id === null) return undefined
  return db.selectFrom('venue').select(['slug', 'name']).where('id', '=', id).executeTakeFirst()
}

/** Names of the venues in the outcomes of history entries, by their ids. */
export async function readOutcomeNames(
  db: Db,
  entries: readonly { readonly details: unknown }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = entries.flatMap((entry) => {
    const { outcome, former } = details.safeParse(entry.details).data ?? {}
    return [outcome?.outcome_venue_id ?? null, former?.outcome_venue_id ?? null]
  })
  return venueNames(db, ids)
}

/** The outcome that a history entry brought, and the one that it ended. */
export function summaryOf(
  entry: unknown,
  names: ReadonlyMap<string, string>,
): { outcome: OutcomeSummary | null; former: OutcomeSummary | null } {
  const found = details.safeParse(entry).data
  const summary = (row: z.output<typeof stored> | undefined): OutcomeSummary | null =>
    row == null
      ? null
      : {
          reason: row.outcome_reason,
          note: row.outcome_note,
          venue: row.outcome_venue_id === null ? null : (names.get(row.outcome_venue_id) ?? null),
          netCents: row.outcome_net_cents,
        }
  return { outcome: summary(found?.outcome), former: summary(found?.former) }
}
