/** Export and erasure of a person's data on demand (GDPR, articles 15, 17 and 20; behaviour 6.3). */

import { sql } from 'kysely'
import { getDatabase } from '#/platform/database/database.ts'
import type { Database, Engine } from '#/platform/database/open-database.ts'
import { type KeptData, type Person, personalData } from '#/platform/database/personal-data.ts'
import type { Db, Transaction } from '#/platform/database/schema.ts'
import { truncateLog } from '#/platform/database/truncate-log.ts'
import { withMerged } from '../record/merges.ts'
import { anonymizeEnquiries } from './anonymize.ts'
import { type RemoveOrphanedFiles, removeOrphanedFiles } from './remove-orphaned-files.ts'

/** For tests; by default those of this process. */
export interface PersonParts {
  readonly database?: Database
  readonly remove?: RemoveOrphanedFiles
  readonly now?: Date
}

/**
 * Data of a person, ready to be serialized as JSON. Enquiries without an address but with the number of an address's owner belong to that person too; the other
 * way round, a number alone never stands for people with addresses, who may share a telephone (ADR 0037).
 */
export type ExportedPerson = Person & {
  /** ISO 8601, UTC. */
  readonly exportedAt: string
  readonly requests: readonly Readonly<Record<string, unknown>>[]
  /** What other modules have of the person. */
  readonly others: Readonly<Record<string, readonly object[]>>
}

/** What an erasure has done. */
export interface ErasedPerson {
  /** Enquiries. */
  readonly erased: number
  readonly kept: readonly KeptData[]
}

/** Collect everything stored of a person: enquiries with their venues, history, mails and the list of photographs. */
export async function exportPerson(person: Person, parts: PersonParts = {}): Promise<ExportedPerson> {
  const { database = getDatabase(), now = new Date() } = parts
  const ids = await idsOfPerson(database.db, person)
  const stored = database.db.selectFrom('enquiry').selectAll().orderBy('created_at')
  const enquiries = ids.length === 0 ? [] : await stored.where('id', 'in', ids).execute()
  const requests: Record<string, unknown>[] = []
  for (const { submission_key: _, ...enquiry } of enquiries) {
    requests.push({ ...enquiry, ...(await attachedTo(database, enquiry.id)) })
  }
  return { ...person, exportedAt: now.toISOString(), requests, others: await othersOf(person, database) }
}

/** What other modules have. */
async function othersOf(person: Person, { db }: Database): Promise<ExportedPerson['others']> {
  const read = personalData().map(
    async ({ name, read }) => [name, await read(db, inLowerCase(person))] as const,
  )
  return Object.fromEntries(await Promise.all(read))
}

async function eraseOthers(person: Person, transaction: Transaction, engine: Engine): Promise<string[]> {
  const mails: string[] = []
  for (const { erase } of personalData())
    mails.push(...(await erase(transaction, inLowerCase(person), engine)))
  return mails
}

async function keptOfOthers(person: Person, db: Db): Promise<KeptData[]> {
  const kept = personalData().map(async (data) => (await data.kept?.(db, inLowerCase(person))) ?? [])
  return (await Promise.all(kept)).flat()
}

const inLowerCase = (person: Person): Person =>
  'phone' in person ? person : { email: person.email.toLowerCase() }

async function attachedTo({ db }: Database, enquiryId: string) {
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
 * Erase what is stored of a person; anonymous statistics stay.
 * @param alongside runs in the same transaction: the entry in the audit log
 * @returns how many enquiries were erased, and what must stay until when
 */
export async function erasePerson(
  person: Person,
  parts: PersonParts = {},
  alongside: (transaction: Transaction, erased: number) => Promise<void> = async () => {},
): Promise<ErasedPerson> {
  const { remove = removeOrphanedFiles, now = new Date() } = parts
  const database: Database = parts.database ?? getDatabase()
  const { erased, kept, orphaned } = await database.db.transaction().execute(async (transaction) => {
    const ids = await idsOfPerson(transaction, person)
    await alongside(transaction, ids.length)
    const { mails, photos } = await anonymizeEnquiries(transaction, ids, now)
    const others = await eraseOthers(person, transaction, database.engine)
    const kept = await keptOfOthers(person, transaction)
    return { erased: ids.length, kept, orphaned: { mails: [...mails, ...others], photos } }
  })
  await remove(orphaned)
  await truncateLog(database)
  return { erased, kept }
}

/** What was merged is one enquiry, whichever address each part of it gave. */
async function idsOfPerson(db: Db, person: Person): Promise<string[]> {
  const rows = await ofPerson(db, person).select('id').execute()
  const own = rows.map(({ id }) => id)
  const others = (await withMerged(db, own)).filter((id) => !own.includes(id))
  if (others.length === 0) return own
  const stored = await db
    .selectFrom('enquiry')
    .select('id')
    .where('id', 'in', others)
    .where('anonymized_at', 'is', null)
    .execute()
  return [...own, ...stored.map(({ id }) => id)]
}

function ofPerson(db: Db, person: Person) {
  const requests = db.selectFrom('enquiry').where('anonymized_at', 'is', null)
  if ('phone' in person) return requests.where('email', '=', '').where('phone_e164', '=', person.phone)
  const address = person.email.toLowerCase()
  return requests.where((eb) =>
    eb.or([
      eb(sql`lower(email)`, '=', address),
      eb.and([
        eb('email', '=', ''),
        eb(
          'phone_e164',
          'in',
          eb
            .selectFrom('enquiry as own')
            .select('own.phone_e164')
            .where(sql`lower(own.email)`, '=', address)
            .where('own.phone_e164', 'is not', null),
        ),
      ]),
    ]),
  )
}
