/** Requests for tests, written straight into the tables. */
import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { EnquiryTable } from '#/modules/enquiries/server/tables/enquiry.ts'
import { toJson } from '#/platform/database/json.ts'
import type { Database } from '#/platform/database/open-database.ts'

/** Columns that differ from the default, and the venues of the enquiry. */
export interface EnquiryOptions
  extends Partial<
    Pick<Insertable<EnquiryTable>, 'kind' | 'status' | 'language' | 'channel' | 'source_page' | 'created_at'>
  > {
  readonly venues?: readonly { readonly id: string; readonly slug: string }[]
}

/** Add an enquiry with only the counted columns. */
export async function addEnquiry(
  { db }: Database,
  { venues = [], ...options }: EnquiryOptions = {},
): Promise<string> {
  const id = randomUUID()
  const created_at = options.created_at ?? '2026-11-20T10:00:00.000Z'
  await db
    .insertInto('enquiry')
    .values({
      id,
      reference: id,
      submission_key: id,
      kind: 'quote-venue',
      status: 'new',
      language: 'en',
      source_page: '/contact-venue',
      full_name: 'Camille Laurent',
      email: 'camille@example.com',
      details: toJson({}),
      version: 1,
      updated_at: created_at,
      ...options,
      created_at,
    })
    .execute()
  for (const [position, { id: venue_id, slug }] of venues.entries()) {
    await db
      .insertInto('enquiry_venue')
      .values({ enquiry_id: id, position, slug, name: slug, venue_id })
      .execute()
  }
  return id
}
