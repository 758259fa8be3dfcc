/** One person's data: given out or erased on demand (GDPR, articles 15, 17 and 20; decision 6.3). */
import { sql, type Transaction } from 'kysely'
import { getDatabase } from '#/server/database/database.ts'
import type { Database } from '#/server/database/open-database.ts'
import type { StaffTables } from '#/server/database/tables/staff.ts'
import { anonymizeEnquiries } from './anonymize.ts'
import type { PersonalTables } from './personal-tables.ts'
import { type RemoveLeftovers, removeLeftovers } from './remove-leftovers.ts'

/** What is read and written: the person's data, and the journal that says so. */
export type PersonTables = PersonalTables & Pick<StaffTables, 'audit_log'>

/** For tests; else those of this process. */
export interface PersonParts {
  readonly database?: Database<PersonTables>
  readonly remove?: RemoveLeftovers
  readonly now?: Date
}

/** Everything that is stored of a person, ready to be written as JSON. */
export interface ExportedPerson {
  readonly email: string
  /** ISO 8601, UTC. */
  readonly exportedAt: string
  readonly requests: readonly Readonly<Record<string, unknown>>[]
}

/**
 * Everything stored of the person with an e-mail address: requests with their venues, history, mails and the list of
 * photographs. Capital letters make no difference.
 */
export async function exportPerson(address: string, parts: PersonParts = {}): Promise<ExportedPerson> {
  const { database = getDatabase(), now = new Date() } = parts
  const enquiries = await ofPerson(database, address).selectAll().orderBy('created_at').execute()
  const requests: Record<string, unknown>[] = []
  for (const { submission_key: _, ...enquiry } of enquiries) {
    requests.push({ ...enquiry, ...(await attachedTo(database, enquiry.id)) })
  }
  return { email: address, exportedAt: now.toISOString(), requests }
}

async function attachedTo({ db }: Database<PersonTables>, enquiryId: string) {
  const venues = db.selectFrom('enquiry_venue').select(['slug', 'name']).orderBy('position')
  const history = db.selectFrom('enquiry_history').select(['at', 'actor', 'event', 'details']).orderBy('at')
  const mails = db
    .selectFrom('outbox')
    .select(['created_at', 'done_at', 'failed_at', 'payload'])
    .orderBy('created_at')
  const photographs = db
    .selectFrom('proposal_photo')
    .select(['key', 'width', 'height', 'bytes', 'created_at'])
    .orderBy('position')
  return {
    venues: await venues.where('enquiry_id', '=', enquiryId).execute(),
    history: await history.where('enquiry_id', '=', enquiryId).execute(),
    mails: await mails.where('enquiry_id', '=', enquiryId).execute(),
    photographs: await photographs.where('enquiry_id', '=', enquiryId).execute(),
  }
}

/**
 * Erases what is stored of the person with an e-mail address; what only counts stays, without a name.
 * @param alongside done in the same transaction: the entry in the journal
 * @returns how many requests were erased
 */
export async function erasePerson(
  address: string,
  parts: PersonParts = {},
  alongside: (transaction: Transaction<PersonTables>, erased: number) => Promise<void> = async () => {},
): Promise<{ erased: number }> {
  const { database = getDatabase(), remove = removeLeftovers, now = new Date() } = parts
  const { erased, leftovers } = await database.db.transaction().execute(async (transaction) => {
    const rows = await ofPerson({ db: transaction }, address).select('id').execute()
    const ids = rows.map(({ id }) => id)
    await alongside(transaction, ids.length)
    return { erased: ids.length, leftovers: await anonymizeEnquiries(transaction, ids, now) }
  })
  await remove(leftovers)
  return { erased }
}

function ofPerson({ db }: Pick<Database<PersonTables>, 'db'>, address: string) {
  return db.selectFrom('enquiry').where(sql`lower(email)`, '=', address.toLowerCase())
}
