/** Reading follow-ups. */
import { sql } from 'kysely'
import { laterDay } from '#/lib/iso-day.ts'
import { parisDay } from '#/lib/paris-time.ts'
import { UNMERGED } from '#/modules/enquiries/server/record/merges.ts'
import type { Db } from '#/platform/database/schema.ts'
import type { DueFollowUp, DueList, FollowUp } from '../model/follow-up.ts'

/** The most that a list shows. */
const MOST = 200
/** Days ahead that the dashboard looks. */
const COMING_DAYS = 7

/** Whom it was given to, or who looks after its request. */
const FOR = sql<string | null>`coalesce(follow_up.assignee, enquiry.owner)`

function followUps(db: Db) {
  return db
    .selectFrom('follow_up')
    .innerJoin('enquiry', 'enquiry.id', 'follow_up.enquiry_id')
    .leftJoin('user', (join) => join.on('user.id', '=', FOR))
    .leftJoin('user as closer', 'closer.id', 'follow_up.closed_by')
    .select([
      'follow_up.id',
      'follow_up.kind',
      'about',
      'day',
      'note',
      'assignee',
      'user.name as who',
      'outcome',
    ])
    .select(['closed_at', 'closer.name as closedBy', 'follow_up.version'])
    .select(['enquiry.reference', 'enquiry.full_name', 'enquiry.company'])
}

type Row = Awaited<ReturnType<ReturnType<typeof followUps>['execute']>>[number]

function shown({ about, closed_at, full_name, ...row }: Row): DueFollowUp {
  return { ...row, about: about ?? '', closedAt: closed_at, name: full_name }
}

/** The follow-ups of a request: what is open by its day, then what was closed, the latest first. */
export async function followUpsOf(db: Db, enquiryId: string): Promise<FollowUp[]> {
  const rows = await followUps(db)
    .where('enquiry_id', '=', enquiryId)
    .where((eb) => eb.or([eb('outcome', 'is', null), eb('outcome', '<>', 'removed')]))
    .orderBy(sql`case when outcome is null then 0 else 1 end`)
    .orderBy(sql`case when outcome is null then day end`)
    .orderBy('closed_at', 'desc')
    .orderBy('follow_up.id')
    .limit(MOST)
    .execute()
  return rows.map(shown)
}

/**
 * What is due and what comes, by day.
 * @param me only theirs, where it is given
 */
export async function dueFollowUps(db: Db, me: string | undefined, now: Date): Promise<DueList> {
  const today = parisDay(now)
  const open = (from: string, to: string) =>
    (me === undefined ? followUps(db) : followUps(db).where(FOR, '=', me))
      .where('outcome', 'is', null)
      .where('enquiry.anonymized_at', 'is', null)
      .where(UNMERGED)
      .where('day', '>=', from)
      .where('day', '<=', to)
      .orderBy('day')
      .orderBy('follow_up.created_at')
      .orderBy('follow_up.id')
  const due = open('', today)
  const rows = await due.limit(MOST).execute()
  const coming = await open(laterDay(today, 1), laterDay(today, COMING_DAYS)).limit(MOST).execute()
  const count = sql<number>`count(*)`.as('count')
  const all =
    rows.length < MOST
      ? rows.length
      : Number((await due.clearSelect().clearOrderBy().select(count).executeTakeFirstOrThrow()).count)
  return { today, due: rows.map(shown), coming: coming.map(shown), left: all - rows.length }
}
