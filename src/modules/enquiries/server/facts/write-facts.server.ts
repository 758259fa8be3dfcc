/** Writing of changed facts with everything that follows from them. */
import type { Selectable, Transaction } from 'kysely'
import { type StaffActor, writeAudit } from '#/platform/audit-log/audit.ts'
import { toJson } from '#/platform/database/json.ts'
import { pickFacts, type TypedFacts, VENUES_FACT } from '../../model/fact-fields.ts'
import { addHistory } from '../inbox/history.server.ts'
import type { InboxTables } from '../inbox/inbox-database.ts'
import { indexEnquiries } from '../search/index-enquiries.ts'
import type { EnquiryTable } from '../tables/enquiry.ts'
import { columnsOf, type NamedVenue } from './stored-facts.server.ts'

/** Facts to be written. */
export interface FactsToWrite {
  readonly row: Selectable<EnquiryTable>
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
export function readNamedVenues(transaction: Transaction<InboxTables>, id: string): Promise<NamedVenue[]> {
  return transaction
    .selectFrom('enquiry_venue')
    .select(['slug', 'name'])
    .where('enquiry_id', '=', id)
    .orderBy('position')
    .execute()
}

/** Write facts, their history with before and after, the words of the search and the audit entry. */
export async function writeFacts(
  transaction: Transaction<InboxTables>,
  { row, before, after, names, venues, former }: FactsToWrite,
  { entry, by, now }: Recorded,
): Promise<{ kind: 'changed'; version: number }> {
  if (names.length === 0) return { kind: 'changed', version: row.version }
  const { details, ...columns } = columnsOf(row, pickFacts(after, names))
  const changed = await transaction
    .updateTable('enquiry')
    .set({
      ...columns,
      details: toJson({ ...details }),
      version: row.version + 1,
      updated_at: now.toISOString(),
    })
    .where('id', '=', row.id)
    // On PostgreSQL the row may have been changed since it was read.
    .where('version', '=', row.version)
    .returning('version')
    .executeTakeFirst()
  if (changed === undefined) throw new Error('A request was changed by two at the same moment')
  const wanted = venues.filter((venue) => venue !== undefined)
  if (names.includes(VENUES_FACT)) await writeVenues(transaction, row.id, wanted)
  await indexEnquiries(transaction, [row.id])
  const venueNames = Object.fromEntries([...former, ...wanted].map(({ slug, name }) => [slug, name]))
  await addHistory(transaction, {
    id: entry,
    enquiryId: row.id,
    actor: by.id,
    event: 'facts-changed',
    details: {
      before: pickFacts(before, names),
      after: pickFacts(after, names),
      ...(names.includes(VENUES_FACT) ? { venueNames } : {}),
    },
    at: now,
  })
  await writeAudit(transaction, {
    actor: by,
    action: 'request.facts-changed',
    subject: { id: row.id, name: row.reference },
    // How many only: the audit log must not identify the person.
    details: { count: names.length },
    at: now,
  })
  return { kind: 'changed', version: changed.version }
}

async function writeVenues(
  transaction: Transaction<InboxTables>,
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
