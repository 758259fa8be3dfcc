/** Counts of open tasks: enquiries without an answer, and venues without all translations. */
import { sql } from 'kysely'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import type { CatalogueTables } from '#/modules/venues/server/tables/venue.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { UNMERGED } from '../relations/merges.ts'
import type { EnquiryTables } from '../tables/enquiry.ts'

/** A database with enquiries and venues, whatever else it holds. */
export type WaitingDatabase = Database<EnquiryTables & Pick<CatalogueTables, 'venue' | 'venue_translation'>>

const HOUR_MS = 3_600_000

/** The promise (behaviour 3), and from when on it is urgent; hours. */
const PROMISED_H = 24
const URGENT_H = 5

/** Counts of open tasks. */
export interface Waiting {
  /** Without an answer for more than 24 hours. */
  readonly late: number
  /** To be answered within {@link URGENT_H} hours to keep the promise. */
  readonly urgent: number
  /** All without an answer. */
  readonly unanswered: number
  /** Published venues without a text in each language. */
  readonly untranslated: number
}

/** Count the open tasks. */
export async function readWaiting({ db }: WaitingDatabase, now: Date): Promise<Waiting> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString()
  const late = before(PROMISED_H)
  const urgent = before(PROMISED_H - URGENT_H)
  const [enquiries, venues] = await Promise.all([
    db
      .selectFrom('enquiry')
      .select((eb) => [
        eb.fn.countAll<number>().as('unanswered'),
        sql<number>`coalesce(sum(case when created_at < ${late} then 1 else 0 end), 0)`.as('late'),
        sql<number>`coalesce(sum(case when created_at >= ${late} and created_at < ${urgent} then 1 else 0 end), 0)`.as(
          'urgent',
        ),
      ])
      .where('first_answered_at', 'is', null)
      .where('status', 'in', ['new', 'in-progress'])
      .where(UNMERGED)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('venue')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('status', '=', 'published')
      .where(
        (eb) =>
          eb
            .selectFrom('venue_translation')
            .select(({ fn }) => fn.countAll<number>().as('languages'))
            .whereRef('venue_translation.venue_id', '=', 'venue.id')
            .where('description', '!=', ''),
        '<',
        LANGUAGE_CODES.length,
      )
      .executeTakeFirstOrThrow(),
  ])
  return {
    late: Number(enquiries.late),
    urgent: Number(enquiries.urgent),
    unanswered: Number(enquiries.unanswered),
    untranslated: Number(venues.count),
  }
}
