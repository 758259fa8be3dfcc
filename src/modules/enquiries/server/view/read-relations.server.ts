/** What belongs to an enquiry: those linked with it, and those merged into it. */

import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { plainPhone } from '#/i18n/format-phone.ts'
import { isLanguage } from '#/i18n/languages.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { askedDays } from '../../model/booking.ts'
import type { LinkedEnquiry, MergedEnquiry } from '../../model/enquiry-view.ts'
import { aboutOf, factsOf } from '../facts/enquiry-facts.server.ts'
import { keptOf, mergedInto, readMerges } from '../record/merges.ts'
import { readAskedVenues } from './asked-venues.server.ts'
import { readLog } from './enquiry-log.server.ts'

/** Reference of the enquiry that is kept in the end; the same where it was not merged. */
export async function readKeptReference(
  { db }: Database,
  { id, reference }: { readonly id: string; readonly reference: string },
): Promise<string> {
  const kept = keptOf(await readMerges(db, [id]), id)
  if (kept === id) return reference
  const row = await db.selectFrom('enquiry').select('reference').where('id', '=', kept).executeTakeFirst()
  return row?.reference ?? reference
}

/** Enquiries linked with this one or with what was merged into it, the oldest first. */
export async function readLinked({ db }: Database, id: string): Promise<LinkedEnquiry[]> {
  const own = [id, ...mergedInto(await readMerges(db, [id]), id)]
  const links = await db
    .selectFrom('enquiry_link')
    .select(['enquiry_id', 'other_id'])
    .where('enquiry_id', 'in', own)
    .execute()
  const merges = await readMerges(
    db,
    links.map(({ other_id }) => other_id),
  )
  // A link of one that was merged stays with it, and cannot be undone here.
  const direct = new Set(links.filter((link) => link.enquiry_id === id).map(({ other_id }) => other_id))
  const others = [...new Set(links.map(({ other_id }) => keptOf(merges, other_id)))].filter(
    (one) => one !== id,
  )
  if (others.length === 0) return []
  const rows = await db
    .selectFrom('enquiry')
    .select(['id', 'reference', 'status', 'kind', 'full_name', 'details', 'created_at'])
    .where('id', 'in', others)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({
    reference: row.reference,
    status: row.status,
    kind: row.kind,
    fullName: row.full_name,
    createdAt: row.created_at,
    about: aboutOf(row),
    canUnlink: direct.has(row.id),
  }))
}

/** Everything that came with the enquiries that were merged into this one, the oldest first. */
export async function readMerged(
  database: Database,
  id: string,
  language: AdminLanguage,
): Promise<MergedEnquiry[]> {
  const { db } = database
  const merged = mergedInto(await readMerges(db, [id]), id)
  if (merged.length === 0) return []
  const rows = await db
    .selectFrom('enquiry')
    .selectAll()
    .where('id', 'in', merged)
    .where('anonymized_at', 'is', null)
    .orderBy('created_at')
    .execute()
  return Promise.all(
    rows.map(async (row) => {
      const [venues, photos, log] = await Promise.all([
        readAskedVenues(database, { id: row.id, ...askedDays(row) }, language),
        db
          .selectFrom('proposal_photo')
          .select(['id', 'width', 'height', 'placeholder'])
          .where('enquiry_id', '=', row.id)
          .orderBy('position')
          .execute(),
        readLog(database, row, language),
      ])
      return {
        reference: row.reference,
        kind: row.kind,
        language: isLanguage(row.language) ? row.language : 'en',
        createdAt: row.created_at,
        fullName: row.full_name,
        contact: [row.email, row.phone_e164 === null ? row.phone_typed : plainPhone(row.phone_e164)]
          .filter(Boolean)
          .join(', '),
        message: row.message,
        facts: factsOf(row, language),
        venues,
        unknownVenues: [],
        photos,
        log,
      }
    }),
  )
}
