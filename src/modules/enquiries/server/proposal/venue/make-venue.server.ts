/** A proposal becomes a draft venue, once; and the way back. */

import { randomBytes, randomUUID } from 'node:crypto'
import { plainPhone } from '#/i18n/format-phone.ts'
import type { VenueDocument } from '#/modules/venues/model/venue-document.schema.ts'
import { freshPhoto } from '#/modules/venues/model/venue-photo.ts'
import {
  addProposedVenue,
  readProposedVenue,
  removeUntouchedVenue,
} from '#/modules/venues/server/admin/proposed-venue.repository.server.ts'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Db, Transaction } from '#/platform/database/schema.ts'
import { removeUnnamed } from '#/platform/storage/named-keys.ts'
import { getPhotoStore, type PhotoStore } from '#/platform/storage/photo-store.ts'
import type { EnquiryStatus } from '../../../model/enquiry-statuses.ts'
import type { VenueDraftOutcome } from '../../../model/venue-draft.ts'
import { changeStatus } from '../../record/change-enquiries.server.ts'
import { ENQUIRY, type EnquiryRow } from '../../record/enquiry-record.server.ts'
import { draftOfProposal } from './draft-of-proposal.ts'

/** For tests; by default the store of this process. */
interface Parts {
  readonly store?: Pick<PhotoStore, 'get' | 'put' | 'remove'>
  readonly now?: Date
}

/**
 * Make the draft of a proposal; a repeated call returns the same one. It is in progress from then on, and won once its owner
 * is told (`statusAfter`): until then it waits for an answer like any other.
 */
export async function makeVenue(
  database: Database,
  reference: string,
  changer: StaffActor,
  { store = getPhotoStore(), now = new Date() }: Parts = {},
): Promise<VenueDraftOutcome> {
  const row = await findProposal(database, reference)
  if (row === undefined) return { kind: 'gone' }
  const present = await readProposedVenue(database.db, row.id)
  if (present !== undefined) return { kind: 'present', venue: present }
  const id = randomUUID()
  const { slug } = draftOfProposal(row).document
  const photos = await copyPhotos(database.db, store, { proposalId: row.id, venueId: id, slug })
  const outcome = await database.db.transaction().execute(async (db): Promise<VenueDraftOutcome> => {
    const held = await holdProposal(db, row.id)
    if (held === undefined) return { kind: 'gone' }
    const other = await readProposedVenue(db, row.id)
    if (other !== undefined) return { kind: 'present', venue: other }
    const document = { ...draftOfProposal(held).document, photos: [...photos.inDocument] }
    const origin = {
      proposal_id: row.id,
      owner_name: held.full_name || null,
      owner_email: held.email || null,
      owner_phone: held.phone_e164 === null ? held.phone_typed : plainPhone(held.phone_e164),
    }
    await addProposedVenue(db, { id, document, photos: photos.rows, origin }, changer)
    await changeStatus(db, held.id, statusOfMade(held.status), { by: changer, at: now })
    return { kind: 'made', venue: { id, name: document.name, status: 'draft' }, before: held.status }
  })
  if (outcome.kind !== 'made') {
    const keys = photos.rows.map(({ key }) => key)
    await removeUnnamed({ database, storage: store }, keys)
  }
  return outcome
}

/**
 * Remove a draft that nobody has worked on since, and give the proposal its status back.
 * @returns whether it was removed
 */
export async function undoVenue(
  database: Database,
  wanted: { readonly reference: string; readonly venueId: string; readonly status: EnquiryStatus },
  changer: StaffActor,
  { store = getPhotoStore(), now = new Date() }: Parts = {},
): Promise<boolean> {
  const row = await findProposal(database, wanted.reference)
  if (row === undefined) return false
  const keys = await database.db.transaction().execute(async (db) => {
    const held = await holdProposal(db, row.id)
    if (held === undefined) return undefined
    const removed = await removeUntouchedVenue(db, { proposalId: row.id, venueId: wanted.venueId }, changer)
    // A status set meanwhile was set for a reason.
    if (removed !== undefined && held.status === statusOfMade(wanted.status)) {
      await changeStatus(db, held.id, wanted.status, { by: changer, at: now })
    }
    return removed
  })
  await removeUnnamed({ database, storage: store }, keys ?? [])
  return keys !== undefined
}

/** What is open or won stays so; what was new or closed is worked on again. */
function statusOfMade(before: EnquiryStatus): EnquiryStatus {
  return before === 'quoted' || before === 'won' ? before : 'in-progress'
}

function findProposal({ db }: Database, reference: string): Promise<EnquiryRow | undefined> {
  return db
    .selectFrom('enquiry')
    .selectAll()
    .where('kind', '=', 'proposal')
    .where('anonymized_at', 'is', null)
    .where('reference', '=', reference)
    .executeTakeFirst()
}

/** Hold the row until the end of the transaction: a second caller sees what the first has made. */
async function holdProposal(db: Transaction, id: string): Promise<EnquiryRow | undefined> {
  const held = await ENQUIRY.hold(db, id)
  return held?.kind === 'proposal' ? held : undefined
}

/** Copied photographs, in their order. */
interface CopiedPhotos {
  readonly inDocument: VenueDocument['photos']
  /** What the store and the tables know of them. */
  readonly rows: readonly {
    readonly id: string
    readonly key: string
    readonly venue_id: string
    readonly width: number
    readonly height: number
    readonly placeholder: string
    readonly dominant_color: string
    readonly sha256: string
  }[]
}

/**
 * Copy the files, before anything is written into tables. They were checked and made fit when they arrived, so that
 * no picture is decoded here. One whose file is gone is left out.
 */
async function copyPhotos(
  db: Db,
  store: Pick<PhotoStore, 'get' | 'put'>,
  {
    proposalId,
    venueId,
    slug,
  }: { readonly proposalId: string; readonly venueId: string; readonly slug: string },
): Promise<CopiedPhotos> {
  const sent = await db
    .selectFrom('proposal_photo')
    .select(['key', 'width', 'height', 'placeholder', 'dominant_color', 'sha256'])
    .where('enquiry_id', '=', proposalId)
    .orderBy('position')
    .execute()
  const rows: CopiedPhotos['rows'][number][] = []
  // One after another: each is held in memory.
  for (const photo of sent) {
    const bytes = await store.get(photo.key)
    if (bytes === undefined) continue
    const key = `${slug}-${randomBytes(8).toString('hex')}`
    await store.put(key, bytes)
    rows.push({ ...photo, id: randomUUID(), key, venue_id: venueId })
  }
  return { rows, inDocument: rows.map(freshPhoto) }
}
