/** Venues that are made from a proposal, and the way back while nobody has worked on them. */

import { type Actor, writeAudit } from '#/platform/audit-log/audit.ts'
import type { Db } from '#/platform/database/schema.ts'
import type { VenueSummary } from '../../model/venue-summary.ts'
import { type AddedDraft, insertDraft } from './venue-life.server.ts'

/** The venue of a proposal. */
export type ProposedVenue = Pick<VenueSummary, 'id' | 'name' | 'status'>

/** The venue that a proposal has become, or nothing. */
export function readProposedVenue(db: Db, proposalId: string): Promise<ProposedVenue | undefined> {
  return db
    .selectFrom('venue_private')
    .innerJoin('venue', 'venue.id', 'venue_private.venue_id')
    .select(['venue.id', 'venue.name', 'venue.status'])
    .where('proposal_id', '=', proposalId)
    .executeTakeFirst()
}

/** A draft with the proposal that it comes from. */
export type ProposedDraft = Omit<AddedDraft, 'event'> & Required<Pick<AddedDraft, 'origin' | 'photos'>>

/** Add the draft of a proposal, in the transaction that changes the proposal. */
export function addProposedVenue(db: Db, draft: ProposedDraft, editor: Actor): Promise<void> {
  return insertDraft(db, { ...draft, event: 'proposed' }, editor)
}

/**
 * Remove the draft of a proposal, in the transaction that changes the proposal back.
 * @returns the keys of its photographs, whose files go once that is committed; nothing when it was worked on meanwhile,
 *   and stays
 */
export async function removeUntouchedVenue(
  db: Db,
  { proposalId, venueId }: { readonly proposalId: string; readonly venueId: string },
  editor: Actor,
): Promise<readonly string[] | undefined> {
  const sent = await db
    .selectFrom('unplaced_photo')
    .select('id')
    .where('venue_id', '=', venueId)
    .executeTakeFirst()
  if (sent !== undefined) return undefined
  // The row is held from here on: who saves at the same moment finds no venue, or is found.
  const untouched = await db
    .deleteFrom('venue_private')
    .where('venue_id', '=', venueId)
    .where('proposal_id', '=', proposalId)
    .where('version', '=', 1)
    .returning('venue_id')
    .executeTakeFirst()
  if (untouched === undefined) return undefined
  const photos = await db.selectFrom('photo').select('key').where('venue_id', '=', venueId).execute()
  const { name } = await db
    .selectFrom('venue')
    .select('name')
    .where('id', '=', venueId)
    .executeTakeFirstOrThrow()
  await db.deleteFrom('venue').where('id', '=', venueId).execute()
  await writeAudit(db, { actor: editor, action: 'venue.draft-removed', subject: { id: venueId, name } })
  return photos.map(({ key }) => key)
}
