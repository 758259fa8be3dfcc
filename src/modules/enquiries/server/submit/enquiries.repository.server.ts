/** Reading and writing enquiries. */

import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Language } from '#/i18n/languages.ts'
import { toJson } from '#/platform/database/json.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import type { EnquiryHistoryTable, EnquiryTable } from '../tables/enquiry.ts'

/** A venue as an enquiry names it. */
export interface AskedVenue {
  readonly id: string
  readonly slug: string
  readonly name: string
  /** Id of the neighbourhood. */
  readonly neighborhood: string
  /** Square metres. */
  readonly surface: number
  /** Its cover, with the alternative text in the visitor's language. */
  readonly photo: { readonly key: string; readonly width: number; readonly alt: string } | undefined
}

/** A submission that is stored. */
export interface KnownSubmission {
  readonly reference: string
  /** Whether its sender was promised no mail. */
  readonly isUnacknowledged: boolean
}

/** The submission with one of these keys, if it is stored. */
export async function findSubmission(
  { db }: Database,
  keys: readonly string[],
): Promise<KnownSubmission | undefined> {
  const row = await db
    .selectFrom('enquiry')
    .leftJoin('enquiry_history as received', (join) =>
      join.onRef('received.enquiry_id', '=', 'enquiry.id').on('received.event', '=', 'received'),
    )
    .select(['enquiry.reference', 'received.details'])
    .where('submission_key', 'in', keys)
    .executeTakeFirst()
  return row && { reference: row.reference, isUnacknowledged: row.details?.isUnacknowledged === true }
}

/** The published venues among these slugs, in their order; their pictures are described in the language. */
export async function findPublishedVenues(
  { db }: Database,
  slugs: readonly string[],
  language: Language,
): Promise<AskedVenue[]> {
  if (slugs.length === 0) return []
  const rows = await db
    .selectFrom('venue')
    .leftJoin('photo', (join) => join.onRef('photo.venue_id', '=', 'venue.id').on('photo.position', '=', 0))
    .leftJoin('photo_translation', (join) =>
      join
        .onRef('photo_translation.photo_id', '=', 'photo.id')
        .on('photo_translation.language', '=', language),
    )
    .select(['venue.id', 'venue.slug', 'venue.name', 'venue.neighborhood', 'venue.surface_m2'])
    .select(['photo.key', 'photo.width', 'photo_translation.alt'])
    .where('venue.slug', 'in', slugs)
    .where('venue.status', '=', 'published')
    .execute()
  const venues = rows.map(({ id, slug, name, neighborhood, surface_m2, key, width, alt }) => {
    const photo = key === null || width === null ? undefined : { key, width, alt: alt ?? '' }
    return { id, slug, name, neighborhood, surface: surface_m2, photo }
  })
  return slugs.flatMap((slug) => venues.find((venue) => venue.slug === slug) ?? [])
}

/**
 * Store enquiries.
 * @returns how many were stored: those whose submission key is there already are not
 */
export async function insertEnquiries(
  transaction: Transaction,
  rows: readonly Insertable<EnquiryTable>[],
): Promise<number> {
  const stored = await transaction
    .insertInto('enquiry')
    .values(rows.map((row) => ({ ...row, details: toJson(row.details) })))
    .onConflict((conflict) => conflict.column('submission_key').doNothing())
    .returning('id')
    .execute()
  return stored.length
}

/** Store the venues of enquiries, in their order. */
export async function insertEnquiryVenues(
  transaction: Transaction,
  enquiries: readonly { readonly id: string; readonly venues: readonly AskedVenue[] }[],
): Promise<void> {
  const rows = enquiries.flatMap((enquiry) =>
    enquiry.venues.map(({ id, slug, name }, position) => ({
      enquiry_id: enquiry.id,
      position,
      slug,
      name,
      venue_id: id,
    })),
  )
  if (rows.length > 0) await transaction.insertInto('enquiry_venue').values(rows).execute()
}

/** Add to the histories of enquiries. */
export async function insertHistory(
  transaction: Transaction,
  entries: readonly Omit<EnquiryHistoryTable, 'id'>[],
): Promise<void> {
  const rows = entries.map((entry) => ({ ...entry, id: randomUUID(), details: toJson(entry.details) }))
  await transaction.insertInto('enquiry_history').values(rows).execute()
}
