/** Erasing what has been kept long enough. */
import { type Selectable, sql } from 'kysely'
import { removeOldCounters } from '#/server/abuse/limits.ts'
import { removeOldTokens } from '#/server/abuse/used-tokens.ts'
import { toJson } from '#/server/database/json.ts'
import type { Database } from '#/server/database/open-database.ts'
import type { AbuseTables } from '#/server/database/tables/abuse.ts'
import type { EnquiryTable } from '#/server/database/tables/enquiry.ts'
import { truncateLog } from '#/server/database/truncate-log.ts'
import { anonymizeEnquiries, deleteEnquiries, type Leftovers } from '#/server/privacy/anonymize.ts'
import type { PersonalTables } from '#/server/privacy/personal-tables.ts'
import type { RemoveLeftovers } from '#/server/privacy/remove-leftovers.ts'
import {
  CLIENT_YEARS,
  FAILED_MAIL_DAYS,
  PROSPECT_YEARS,
  SENT_MAIL_DAYS,
  SPAM_MONTHS,
} from './retention-times.ts'

/** A database with everything that is erased in time. */
export type RetentionDatabase = Database<PersonalTables & AbuseTables>

/** What was done, in numbers. */
export interface RetentionReport {
  readonly anonymized: number
  readonly spamDeleted: number
  readonly addressesForgotten: number
  readonly mailsForgotten: number
}

/**
 * Does once what is due now.
 * @throws when the database fails; what was committed before stays done, and the next run does the rest
 */
export async function runRetention(
  database: RetentionDatabase,
  now: Date,
  remove: RemoveLeftovers,
): Promise<RetentionReport> {
  await removeOldCounters(database, now)
  await removeOldTokens(database, now)
  const anonymized = await anonymizeOld(database, now, remove)
  const spamDeleted = await deleteSpam(database, now, remove)
  const addressesForgotten = await forgetAddresses(database, now)
  const mails = await forgetMails(database, now)
  await remove({ mails, photos: [] })
  await truncateLog(database)
  return { anonymized, spamDeleted, addressesForgotten, mailsForgotten: mails.length }
}

async function anonymizeOld(
  database: RetentionDatabase,
  now: Date,
  remove: RemoveLeftovers,
): Promise<number> {
  const prospects = await expiredProspects(database, yearsBefore(now, PROSPECT_YEARS))
  const clients = await expiredClients(database, yearsBefore(now, CLIENT_YEARS))
  const ids = [...prospects, ...clients].map(({ id }) => id)
  return inTransaction(database, remove, ids, (transaction) => anonymizeEnquiries(transaction, ids, now))
}

/** Contact is whatever changed any request of the same person, on either side. */
function expiredProspects(
  { db }: RetentionDatabase,
  before: string,
): Promise<Pick<Selectable<EnquiryTable>, 'id'>[]> {
  return db
    .selectFrom('enquiry')
    .select('id')
    .where('anonymized_at', 'is', null)
    .where('status', 'not in', ['won', 'spam'])
    .where('updated_at', '<', before)
    .where(({ not, exists, selectFrom, and, or, eb }) => {
      const recent = selectFrom('enquiry as other')
        .select('other.id')
        .where('other.status', '<>', 'spam')
        .where('other.updated_at', '>=', before)
      const byMail = recent.where(sql`lower(other.email)`, '=', sql`lower(enquiry.email)`)
      // Who has given no address is known by the number.
      const byPhone = recent.whereRef('other.phone_e164', '=', 'enquiry.phone_e164')
      return not(
        or([
          and([eb('enquiry.email', '<>', ''), exists(byMail)]),
          and([eb('enquiry.email', '=', ''), exists(byPhone)]),
        ]),
      )
    })
    .execute()
}

function expiredClients(
  { db }: RetentionDatabase,
  before: string,
): Promise<Pick<Selectable<EnquiryTable>, 'id'>[]> {
  return db
    .selectFrom('enquiry')
    .select('id')
    .where('anonymized_at', 'is', null)
    .where('status', '=', 'won')
    .where('updated_at', '<', before)
    .where((eb) => eb.or([eb('start_date', 'is', null), eb('start_date', '<', before.slice(0, 10))]))
    .execute()
}

async function deleteSpam(database: RetentionDatabase, now: Date, remove: RemoveLeftovers): Promise<number> {
  const rows = await database.db
    .selectFrom('enquiry')
    .select('id')
    .where('status', '=', 'spam')
    .where('updated_at', '<', monthsBefore(now, SPAM_MONTHS))
    .execute()
  const ids = rows.map(({ id }) => id)
  return inTransaction(database, remove, ids, (transaction) => deleteEnquiries(transaction, ids))
}

async function forgetAddresses({ db }: RetentionDatabase, now: Date): Promise<number> {
  const forgotten = await db
    .updateTable('enquiry')
    .set({ sender_network: null })
    .where('sender_network', 'is not', null)
    .where('created_at', '<', monthsBefore(now, SPAM_MONTHS))
    .executeTakeFirst()
  return Number(forgotten.numUpdatedRows)
}

/** That a mail has left is kept, what stood in it is not. */
async function forgetMails({ db }: RetentionDatabase, now: Date): Promise<string[]> {
  const rows = await db
    .updateTable('outbox')
    .set({ payload: toJson({}), last_error: null })
    .where(sql`cast(payload as text)`, '<>', '{}')
    .where((eb) =>
      eb.or([
        eb('done_at', '<', daysBefore(now, SENT_MAIL_DAYS)),
        eb.and([eb('done_at', 'is', null), eb('failed_at', '<', daysBefore(now, FAILED_MAIL_DAYS))]),
      ]),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function inTransaction(
  { db }: RetentionDatabase,
  remove: RemoveLeftovers,
  ids: readonly string[],
  work: (transaction: Parameters<typeof deleteEnquiries>[0]) => Promise<Leftovers>,
): Promise<number> {
  if (ids.length > 0) await remove(await db.transaction().execute(work))
  return ids.length
}

function yearsBefore(now: Date, years: number): string {
  return monthsBefore(now, years * 12)
}

function monthsBefore(now: Date, months: number): string {
  const moment = new Date(now)
  moment.setUTCMonth(moment.getUTCMonth() - months)
  return moment.toISOString()
}

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString()
}
