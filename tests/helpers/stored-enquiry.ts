/** Requests for tests, written into the database as the forms would. */
import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { indexEnquiries } from '#/modules/enquiries/server/search/index-enquiries.ts'
import type { EnquiryTable } from '#/modules/enquiries/server/tables/enquiry.ts'
import { toJson } from '#/platform/database/json.ts'
import type { Database } from '#/platform/database/open-database.ts'

let counted = 0

/**
 * Insert an enquiry.
 * @param venues ids, slugs and names of its venues
 * @returns its id
 */
export async function storedEnquiry(
  { db }: Database,
  fields: Partial<Insertable<EnquiryTable>> = {},
  venues: readonly { readonly id: string | null; readonly slug: string; readonly name: string }[] = [],
): Promise<string> {
  counted += 1
  const id = fields.id ?? randomUUID()
  const at = fields.created_at ?? new Date().toISOString()
  const row: Insertable<EnquiryTable> = {
    reference: `Q-26-${String(9000 + counted)}`,
    kind: 'quote',
    status: 'new',
    language: 'fr',
    submission_key: randomUUID(),
    company: 'Maison Aubertin',
    full_name: 'Camille Aubertin',
    email: 'camille@example.com',
    message: 'Bonjour',
    source_page: '/fr/contact',
    version: 1,
    ...fields,
    id,
    created_at: at,
    updated_at: fields.updated_at ?? at,
    details: toJson(fields.details ?? {}),
  }
  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto('enquiry').values(row).execute()
    const rows = venues.map((venue, position) => ({
      enquiry_id: id,
      position,
      slug: venue.slug,
      name: venue.name,
      venue_id: venue.id,
    }))
    if (rows.length > 0) await transaction.insertInto('enquiry_venue').values(rows).execute()
    await indexEnquiries(transaction, [id])
  })
  return id
}
