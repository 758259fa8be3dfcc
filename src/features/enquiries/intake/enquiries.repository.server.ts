/** Reading and writing requests. */
import { randomUUID } from 'node:crypto'
import type { Insertable, Transaction } from 'kysely'
import { toJson } from '#/server/database/json.ts'
import type { Database } from '#/server/database/open-database.ts'
import type { AbuseTables } from '#/server/database/tables/abuse.ts'
import type { EnquiryHistoryTable, EnquiryTable, EnquiryTables } from '#/server/database/tables/enquiry.ts'
import type { OutboxTables } from '#/server/database/tables/outbox.ts'
import type { ProposalPhotoTables } from '#/server/database/tables/proposal-photo.ts'
import type { CatalogueTables } from '#/server/database/tables/venue.ts'

/** The tables that a new request touches. */
export type SubmissionTables = EnquiryTables &
  OutboxTables &
  AbuseTables &
  ProposalPhotoTables &
  Pick<CatalogueTables, 'venue'>

/** A database that has them, whatever else it holds. */
export type SubmissionDatabase = Database<SubmissionTables>

/** A venue as a request names it. */
export interface AskedVenue {
  readonly id: string
  readonly slug: string
  readonly name: string
}

/** The reference of the submission with one of these keys, if it is stored. */
export async function findReference(
  { db }: SubmissionDatabase,
  keys: readonly string[],
): Promise<string | undefined> {
  const row = await db
    .selectFrom('enquiry')
    .select('reference')
    .where('submission_key', 'in', keys)
    .executeTakeFirst()
  return row?.reference
}

/** The published venues among these slugs, in their order. */
export async function findPublishedVenues(
  { db }: SubmissionDatabase,
  slugs: readonly string[],
): Promise<AskedVenue[]> {
  if (slugs.length === 0) return []
  const rows = await db
    .selectFrom('venue')
    .select(['id', 'slug', 'name'])
    .where('slug', 'in', slugs)
    .where('status', '=', 'published')
    .execute()
  return slugs.flatMap((slug) => rows.find((row) => row.slug === slug) ?? [])
}

/**
 * Stores a request.
 * @returns whether it was stored; `false` when its submission key is there already
 */
export async function insertEnquiry(
  transaction: Transaction<SubmissionTables>,
  row: Insertable<EnquiryTable>,
): Promise<boolean> {
  const stored = await transaction
    .insertInto('enquiry')
    .values({ ...row, details: toJson(row.details) })
    .onConflict((conflict) => conflict.column('submission_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}

/** Stores the venues of a request, in their order. */
export async function insertEnquiryVenues(
  transaction: Transaction<SubmissionTables>,
  enquiryId: string,
  venues: readonly AskedVenue[],
): Promise<void> {
  if (venues.length === 0) return
  const rows = venues.map(({ id, slug, name }, position) => ({
    enquiry_id: enquiryId,
    position,
    slug,
    name,
    venue_id: id,
  }))
  await transaction.insertInto('enquiry_venue').values(rows).execute()
}

/** Adds to the history of a request. */
export async function insertHistory(
  transaction: Transaction<SubmissionTables>,
  entry: Omit<EnquiryHistoryTable, 'id'>,
): Promise<void> {
  await transaction
    .insertInto('enquiry_history')
    .values({ ...entry, id: randomUUID(), details: toJson(entry.details) })
    .execute()
}
