/** Scheduled erasure of data past its retention period. */

import { type Selectable, sql } from 'kysely'
import { isoDay } from '#/lib/iso-day.ts'
import { DAY_MS } from '#/lib/time-spans.ts'
import { erasureLimit } from '#/platform/clock/erasure-limit.ts'
import { toJson } from '#/platform/database/json.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { truncateLog } from '#/platform/database/truncate-log.ts'
import type { EnquiryTable } from '../tables/enquiry.ts'
import { anonymizeEnquiries, deletable, deleteEnquiries, type OrphanedFiles } from './anonymize.ts'
import type { RemoveOrphanedFiles } from './remove-orphaned-files.ts'
import {
  CLIENT_YEARS,
  FAILED_MAIL_DAYS,
  PROSPECT_YEARS,
  SENT_MAIL_DAYS,
  SPAM_MONTHS,
} from './retention-times.ts'

/** Counts of what was erased. */
export interface RetentionReport {
  readonly anonymized: number
  readonly spamDeleted: number
  readonly addressesForgotten: number
  readonly mailsForgotten: number
  /** Remainder beyond the limit of one run; the next run continues. */
  readonly leftForNextRun: number
}

/** Enquiries per transaction, so that new enquiries can be stored in between. */
const AT_ONCE = 100

/**
 * Run the retention job once: of each kind at most {@link erasureLimit}, the oldest first.
 * @throws when the database fails; committed batches stay done, and the next run continues
 */
export async function runRetention(
  database: Database,
  now: Date,
  remove: RemoveOrphanedFiles,
): Promise<RetentionReport> {
  const people = await anonymizeOld(database, now, remove)
  const spam = await deleteSpam(database, now, remove)
  const addresses = await forgetAddresses(database, now)
  const mails = await forgetMails(database, now)
  await remove({ mails: mails.ids, photos: [] })
  await truncateLog(database)
  return {
    anonymized: people.done,
    spamDeleted: spam.done,
    addressesForgotten: addresses.done,
    mailsForgotten: mails.ids.length,
    leftForNextRun: people.left + spam.left + addresses.left + mails.left,
  }
}

/** Erased and remaining counts. */
interface Part {
  readonly done: number
  readonly left: number
}

type Due = Pick<Selectable<EnquiryTable>, 'id' | 'updated_at'>

async function anonymizeOld(database: Database, now: Date, remove: RemoveOrphanedFiles): Promise<Part> {
  const prospects = await expiredProspects(database, yearsBefore(now, PROSPECT_YEARS))
  const clients = await expiredClients(database, yearsBefore(now, CLIENT_YEARS))
  const kept = await expiredKeptSpam(database, yearsBefore(now, PROSPECT_YEARS))
  const { stored } = await database.db
    .selectFrom('enquiry')
    .select((eb) => eb.fn.countAll<number>().as('stored'))
    .where('anonymized_at', 'is', null)
    .executeTakeFirstOrThrow()
  return inTransactions(
    database,
    remove,
    { due: [...prospects, ...clients, ...kept], stored },
    (transaction, ids) => anonymizeEnquiries(transaction, ids, now),
  )
}

/** The last contact is the latest change of any enquiry of the same person, on either side. */
function expiredProspects({ db }: Database, before: string): Promise<Due[]> {
  return db
    .selectFrom('enquiry')
    .select(['id', 'updated_at'])
    .where('anonymized_at', 'is', null)
    .where('status', 'not in', ['won', 'spam'])
    .where('updated_at', '<', before)
    .where(({ not, exists, selectFrom, and, or, eb }) => {
      const recent = selectFrom('enquiry as other')
        .select('other.id')
        .where('other.status', '<>', 'spam')
        .where('other.updated_at', '>=', before)
      const byMail = recent.where(sql`lower(other.email)`, '=', sql`lower(enquiry.email)`)
      // Without an address the person is identified by the number.
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

/** The end of an event; where it is not exact, the day on which it begins. */
const LAST_KNOWN_DAY = sql<string | null>`coalesce(last_day, start_date)`

function expiredClients({ db }: Database, before: string): Promise<Due[]> {
  return db
    .selectFrom('enquiry')
    .select(['id', 'updated_at'])
    .where('anonymized_at', 'is', null)
    .where('status', '=', 'won')
    .where('updated_at', '<', before)
    .where((eb) =>
      eb.or([eb(LAST_KNOWN_DAY, 'is', null), eb(LAST_KNOWN_DAY, '<', isoDay(Date.parse(before)))]),
    )
    .execute()
}

/** Spam that a numbered quote keeps from being deleted goes like a prospect: its number stays. */
async function expiredKeptSpam({ db }: Database, before: string): Promise<Due[]> {
  const due = await db
    .selectFrom('enquiry')
    .select(['id', 'updated_at'])
    .where('anonymized_at', 'is', null)
    .where('status', '=', 'spam')
    .where('updated_at', '<', before)
    .execute()
  const free = await deletable(db, idsOf(due))
  return due.filter(({ id }) => !free.has(id))
}

async function deleteSpam(database: Database, now: Date, remove: RemoveOrphanedFiles): Promise<Part> {
  const spam = database.db.selectFrom('enquiry').where('status', '=', 'spam')
  const old = await spam
    .select(['id', 'updated_at'])
    .where('updated_at', '<', monthsBefore(now, SPAM_MONTHS))
    .execute()
  const free = await deletable(database.db, idsOf(old))
  const due = old.filter(({ id }) => free.has(id))
  const { stored } = await spam
    .select((eb) => eb.fn.countAll<number>().as('stored'))
    .executeTakeFirstOrThrow()
  return inTransactions(database, remove, { due, stored }, async (transaction, ids) =>
    // A quote may have been sent meanwhile.
    deleteEnquiries(transaction, [...(await deletable(transaction, ids))]),
  )
}

const idsOf = (due: readonly Due[]) => due.map(({ id }) => id)

async function forgetAddresses({ db }: Database, now: Date): Promise<Part> {
  const known = db.selectFrom('enquiry').where('sender_network', 'is not', null)
  const before = monthsBefore(now, SPAM_MONTHS)
  const { stored, due } = await known
    .select((eb) => [
      eb.fn.countAll<number>().as('stored'),
      eb.fn.countAll<number>().filterWhere('created_at', '<', before).as('due'),
    ])
    .executeTakeFirstOrThrow()
  const forgotten = await db
    .updateTable('enquiry')
    .set({ sender_network: null })
    .where(
      'id',
      'in',
      known
        .select('id')
        .where('created_at', '<', before)
        .orderBy('created_at')
        .orderBy('id')
        .limit(erasureLimit(stored)),
    )
    .executeTakeFirst()
  const done = Number(forgotten.numUpdatedRows)
  return { done, left: due - done }
}

/** The fact that a mail was sent is kept, its content is not. */
async function forgetMails({ db }: Database, now: Date): Promise<{ ids: string[]; left: number }> {
  const full = db.selectFrom('outbox').where(sql`cast(payload as text)`, '<>', '{}')
  const due = full.where((eb) =>
    eb.or([
      eb('done_at', '<', daysBefore(now, SENT_MAIL_DAYS)),
      eb.and([eb('done_at', 'is', null), eb('failed_at', '<', daysBefore(now, FAILED_MAIL_DAYS))]),
    ]),
  )
  const count = (query: typeof full) =>
    query.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rows = await db
    .updateTable('outbox')
    .set({ payload: toJson({}), last_error: null })
    .where(
      'id',
      'in',
      due
        .select('id')
        .orderBy('created_at')
        .orderBy('id')
        .limit(erasureLimit((await count(full)).count)),
    )
    .returning('id')
    .execute()
  return { ids: rows.map(({ id }) => id), left: (await count(due)).count }
}

/** In batches, the oldest first, so that a killed run leaves whole batches done. */
async function inTransactions(
  { db }: Database,
  remove: RemoveOrphanedFiles,
  { due, stored }: { readonly due: readonly Due[]; readonly stored: number },
  work: (
    transaction: Parameters<typeof deleteEnquiries>[0],
    ids: readonly string[],
  ) => Promise<OrphanedFiles>,
): Promise<Part> {
  const ids = due
    .toSorted((a, b) => (a.updated_at < b.updated_at ? -1 : 1))
    .slice(0, erasureLimit(stored))
    .map(({ id }) => id)
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE)
    await remove(await db.transaction().execute((transaction) => work(transaction, some)))
  }
  return { done: ids.length, left: due.length - ids.length }
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
  return new Date(now.getTime() - days * DAY_MS).toISOString()
}
