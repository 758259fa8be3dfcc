/** Counts of open tasks: enquiries without an answer, and venues without all translations. */
import { sql } from 'kysely'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { HOUR_MS } from '#/lib/time-spans.ts'
import { beforeWorking, DEFAULT_OFFICE_HOURS, type OfficeHours, workingDay } from '#/lib/working-hours.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { replyDue } from '../../model/reply-clock.ts'
import { URGENT_H, type Waiting } from '../../model/waiting.ts'
import { LACKING, SUSPECT } from '../inbox/inbox-conditions.server.ts'
import { UNMERGED } from '../record/merges.ts'
import { awake } from '../record/snoozed.ts'

/** Count the open tasks. */
export async function readWaiting(
  { db }: Database,
  now: Date,
  hours: OfficeHours = DEFAULT_OFFICE_HOURS,
): Promise<Waiting> {
  const dueBy = (moment: Date) => beforeWorking(moment, workingDay(hours), hours).toISOString()
  const late = dueBy(now)
  const urgent = dueBy(new Date(now.getTime() + URGENT_H * HOUR_MS))
  const [enquiries, decided, suspect, venues] = await Promise.all([
    db
      .selectFrom('enquiry')
      .select((eb) => [
        eb.fn.countAll<number>().as('unanswered'),
        sql<number>`coalesce(sum(case when created_at < ${late} then 1 else 0 end), 0)`.as('late'),
        sql<number>`coalesce(sum(case when created_at >= ${late} and created_at < ${urgent} then 1 else 0 end), 0)`.as(
          'urgent',
        ),
        sql<string | null>`min(case when created_at >= ${urgent} then created_at end)`.as('fresh'),
      ])
      .where('first_answered_at', 'is', null)
      .where('status', 'in', ['new', 'in-progress'])
      .where(UNMERGED)
      .where(awake(now))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('enquiry')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(LACKING)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('enquiry')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(SUSPECT)
      .where(UNMERGED)
      .where(awake(now))
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
    nextDue: enquiries.fresh === null ? null : replyDue(enquiries.fresh, hours).promised.toISOString(),
    lacking: Number(decided.count),
    perhapsSpam: Number(suspect.count),
    untranslated: Number(venues.count),
  }
}
