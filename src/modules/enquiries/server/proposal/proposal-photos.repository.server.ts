/** Photographs of proposals in the database. */

import { randomUUID } from 'node:crypto'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '#/platform/database/open-database.ts'
import type { Db, Transaction } from '#/platform/database/schema.ts'
import type { ProposalPhotoTable } from '../tables/enquiry.ts'

/** A photograph that is stored. */
export type StoredPhoto = Selectable<ProposalPhotoTable>

/** Ids come from visitors, and PostgreSQL refuses texts with NUL: what cannot be an id is not asked about. */
const PHOTO_ID = /^[0-9a-f-]{36}$/

/** Total size of the photographs without a proposal. */
export interface Waiting {
  readonly photos: number
  readonly bytes: number
}

/** The photographs of a draft that is not sent, oldest first. `draft` is the hash of its token. */
export function findDraftPhotos(db: Db, draft: string): Promise<StoredPhoto[]> {
  return db
    .selectFrom('proposal_photo')
    .selectAll()
    .where('draft', '=', draft)
    .where('enquiry_id', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Those of some photographs that a draft has, sent or not, in the order of `ids`. */
export async function findPhotos(
  { db }: Database,
  draft: string,
  ids: readonly string[],
): Promise<StoredPhoto[]> {
  const asked = ids.filter((id) => PHOTO_ID.test(id))
  if (asked.length === 0) return []
  const rows = await db
    .selectFrom('proposal_photo')
    .selectAll()
    .where('draft', '=', draft)
    .where('id', 'in', asked)
    .execute()
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

/** A photograph of a draft, sent or not. */
export async function findPhoto(
  database: Database,
  draft: string,
  id: string,
): Promise<StoredPhoto | undefined> {
  const [photo] = await findPhotos(database, draft, [id])
  return photo
}

/** How much waits for its proposal, over all drafts. */
export async function countWaiting({ db }: Database): Promise<Waiting> {
  const { count, sum } = db.fn
  const row = await db
    .selectFrom('proposal_photo')
    .select([count<number | string>('id').as('photos'), sum<number | string | null>('bytes').as('bytes')])
    .where('enquiry_id', 'is', null)
    .executeTakeFirstOrThrow()
  return { photos: Number(row.photos), bytes: Number(row.bytes ?? 0) }
}

/**
 * Store the row of a draft's photograph, serialized for each draft so that concurrent uploads respect the limit.
 * @param most maximum for a draft
 * @returns `present` when the draft has the same picture already, `full` when the limit is reached
 */
export function insertPhoto(
  { db, engine }: Database,
  row: Insertable<ProposalPhotoTable> & { draft: string },
  max: number,
): Promise<'stored' | 'present' | 'full'> {
  return db.transaction().execute(async (transaction) => {
    // SQLite lets one transaction write at a time anyway.
    if (engine === 'postgres') {
      await sql`select pg_advisory_xact_lock(hashtextextended(${row.draft}, 0))`.execute(transaction)
    }
    const present = await findDraftPhotos(transaction, row.draft)
    if (present.some(({ sha256 }) => sha256 === row.sha256)) return 'present'
    if (present.length >= max) return 'full'
    await transaction.insertInto('proposal_photo').values(row).execute()
    return 'stored'
  })
}

/**
 * Take a photograph out of a draft that is not sent.
 * @returns its key in the storage, or nothing when there is none
 */
export async function deleteDraftPhoto(
  { db }: Database,
  draft: string,
  id: string,
): Promise<string | undefined> {
  if (!PHOTO_ID.test(id)) return undefined
  const row = await db
    .deleteFrom('proposal_photo')
    .where('id', '=', id)
    .where('draft', '=', draft)
    .where('enquiry_id', 'is', null)
    .returning('key')
    .executeTakeFirst()
  return row?.key
}

/**
 * Delete the rows of photographs that have waited since before a moment, the oldest first.
 * @param most how many at most
 * @returns their keys in the storage
 */
export async function deleteWaitingSince({ db }: Database, before: string, max: number): Promise<string[]> {
  const waiting = db
    .selectFrom('proposal_photo')
    .select('id')
    .where('enquiry_id', 'is', null)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .orderBy('id')
    .limit(max)
  const rows = await db.deleteFrom('proposal_photo').where('id', 'in', waiting).returning('key').execute()
  return rows.map(({ key }) => key)
}

/**
 * Attach photographs to a proposal, in its transaction and in their order. One of an earlier proposal of the same draft
 * is shared with it.
 * @throws when one of them is gone
 */
export async function attachPhotos(
  transaction: Transaction,
  enquiryId: string,
  photos: readonly StoredPhoto[],
): Promise<void> {
  for (const [position, { id }] of photos.entries()) {
    const attached = await transaction
      .updateTable('proposal_photo')
      .set({ enquiry_id: enquiryId, position })
      .where('id', '=', id)
      .where('enquiry_id', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (attached) continue
    const sent = await transaction
      .selectFrom('proposal_photo')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (sent === undefined) throw new Error('a photograph of the proposal is no longer there')
    const copy = { ...sent, id: randomUUID(), enquiry_id: enquiryId, position }
    await transaction.insertInto('proposal_photo').values(copy).execute()
  }
}
