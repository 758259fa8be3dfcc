/** Writing of changed facts with everything that follows from them. */

import type { NamedVenue } from '#/modules/venues/model/venue-summary.ts'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import { toJson } from '#/platform/database/json.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import { changeRecord } from '#/platform/records/change-record.ts'
import { pickFacts, type TypedFacts, VENUES_FACT } from '../../model/fact-fields.ts'
import { ENQUIRY, type EnquiryRow } from '../record/enquiry-record.server.ts'
import { indexEnquiries } from '../search/index-enquiries.ts'
import { columnsOf } from './stored-facts.server.ts'

/** Facts to be written. */
export interface FactsToWrite {
  readonly row: EnquiryRow
  /** All facts as they are, and as they should be. */
  readonly before: TypedFacts
  readonly after: TypedFacts
  /** Those that differ. */
  readonly names: readonly string[]
  /** The wanted venues, and the present ones. */
  readonly venues: readonly (NamedVenue | undefined)[]
  readonly former: readonly NamedVenue[]
}

/** By whom and when, and the key of the history entry. */
export interface Recorded {
  readonly entry: string
  readonly by: StaffActor
  readonly now: Date
}

/** The venues asked for, in the visitor's order. */
export function readNamedVenues(transaction: Transaction, id: string): Promise<NamedVenue[]> {
  return transaction
    .selectFrom('enquiry_venue')
    .select(['slug', 'name'])
    .where('enquiry_id', '=', id)
    .orderBy('position')
    .execute()
}

/** Write facts, their history with before and after, the words of the search and the audit entry. */
export async function writeFacts(
  transaction: Transaction,
  { row, before, after, names, venues, former }: FactsToWrite,
  { entry, by, now }: Recorded,
): Promise<{ kind: 'changed'; version: number }> {
  if (names.length === 0) return { kind: 'changed', version: row.version }
  const { details, ...columns } = columnsOf(row, pickFacts(after, names))
  const values = { ...columns, details: toJson({ ...details }) }
  const wanted = venues.filter((venue) => venue !== undefined)
  if (names.includes(VENUES_FACT)) await writeVenues(transaction, row.id, wanted)
  const venueNames = Object.fromEntries([...former, ...wanted].map(({ slug, name }) => [slug, name]))
  const written = {
    before: pickFacts(before, names),
    after: pickFacts(after, names),
    ...(names.includes(VENUES_FACT) ? { venueNames } : {}),
  }
  const event = { event: 'facts-changed', id: entry, details: written } as const
  const outcome = await changeRecord(
    transaction,
    ENQUIRY,
    { key: row.id, isExpected: () => true, decide: async () => ({ values, events: [event] }) },
    { by, at: now },
  )
  if (outcome.kind !== 'changed') throw new Error('A request is gone that its transaction holds')
  await indexEnquiries(transaction, [row.id])
  return { kind: 'changed', version: outcome.after.version }
}

async function writeVenues(
  transaction: Transaction,
  id: string,
  wanted: readonly NamedVenue[],
): Promise<void> {
  await transaction.deleteFrom('enquiry_venue').where('enquiry_id', '=', id).execute()
  if (wanted.length === 0) return
  const known = await transaction
    .selectFrom('venue')
    .select(['id', 'slug'])
    .where(
      'slug',
      'in',
      wanted.map(({ slug }) => slug),
    )
    .execute()
  await transaction
    .insertInto('enquiry_venue')
    .values(
      wanted.map(({ slug, name }, position) => ({
        enquiry_id: id,
        position,
        slug,
        name,
        venue_id: known.find((venue) => venue.slug === slug)?.id ?? null,
      })),
    )
    .execute()
}
