/** Venues as records: a change of an outdated version is a conflict instead of overwriting another user's. */
import type { AuditAction } from '#/platform/audit-log/audit-actions.ts'
import type { Db } from '#/platform/database/schema.ts'
import type { RecordKind } from '#/platform/records/record-kind.ts'
import type { VenueEvent } from '../../model/venue-events.ts'
import type { VenueStatus } from '../../model/venue-summary.ts'
import { type EditedVenue, readEditedVenue } from './venue-documents.repository.server.ts'
import { nameInHistory, writeHistory } from './venue-history.repository.server.ts'

/** Venues by id; what is beside the status, `decide` writes itself. */
export const VENUE: RecordKind<string, EditedVenue, { status: VenueStatus }, VenueEvent> = {
  async hold(db, id) {
    await addMissingRow(db, id)
    await db
      .updateTable('venue_private')
      .set((eb) => ({ version: eb.ref('version') }))
      .where('venue_id', '=', id)
      .execute()
    return readEditedVenue(db, id)
  },
  async write(db, { id, version }, { status }, { by, at }) {
    await db
      .updateTable('venue_private')
      .set({
        ...{ version: version + 1, changed_at: at.toISOString() },
        ...{ changed_by_id: by.id, changed_by: nameInHistory(by) },
      })
      .where('venue_id', '=', id)
      .execute()
    await db.updateTable('venue').set({ status }).where('id', '=', id).execute()
    const written = await readEditedVenue(db, id)
    if (written === undefined) throw new Error('a venue is gone that was changed in the same transaction')
    return written
  },
  async history(db, event, { before, after }, { by, at }) {
    const { id, version, status, document } = after
    const isMoved = before !== undefined && before.status !== status
    await writeHistory(db, {
      ...{ venueId: id, version, event, author: by, now: at.toISOString() },
      ...{ since: before?.changedAt ?? at.toISOString(), before: before?.document, after: document },
      ...(isMoved ? { more: [{ field: 'status', from: before.status, to: status }] } : {}),
    })
    return true
  },
  audit(event, { id, document }) {
    // One entry stands for all venues of an import.
    if (event === 'imported' || event === 'import-undone') return undefined
    return { action: auditActionOf(event), subject: { id, name: document.name } }
  },
}

/** Venues that came with an import have no row beside them yet. */
async function addMissingRow(db: Db, venueId: string): Promise<void> {
  await db
    .insertInto('venue_private')
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
}

/** The name in the audit log of an event caused by a user. */
export function auditActionOf(event: Exclude<VenueEvent, 'imported' | 'import-undone'>): AuditAction {
  if (event === 'found') throw new Error('nobody does what was found')
  return `venue.${event}`
}
