/** Follow-ups by hand: made, moved, done, taken away, and each of these undone. */
import { type LaterDayProblem, problemOfLaterDay } from '#/lib/offered-days.ts'
import { parisDay } from '#/lib/paris-time.ts'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Db } from '#/platform/database/schema.ts'
import { changeRecord, noteEvent } from '#/platform/records/change-record.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import type { ChangedFollowUp, NewFollowUp } from '../model/follow-up.schema.ts'
import { FOLLOW_UP, type FollowUpEvent, type FollowUpRow } from './follow-up-record.server.ts'

/** What has become of a change: the version is what an undo goes by. */
export type FollowUpAnswer =
  | { readonly kind: 'done'; readonly version: number }
  | { readonly kind: 'conflict' | 'gone' }
  | { readonly kind: 'refused'; readonly problem: LaterDayProblem | 'no-colleague' }

/** Make a follow-up; the same id again is the same one. */
export async function addFollowUp(
  { db }: Database,
  { id, enquiryId, ...typed }: NewFollowUp,
  stamp: Stamp<StaffActor>,
): Promise<FollowUpAnswer> {
  return db.transaction().execute(async (transaction) => {
    const problem =
      problemOfLaterDay(typed.day, parisDay(stamp.at)) ??
      (await problemOfAssignee(transaction, typed.assignee))
    if (problem !== undefined) return { kind: 'refused', problem }
    const enquiry = await transaction
      .selectFrom('enquiry')
      .select('id')
      .where('id', '=', enquiryId)
      .where('anonymized_at', 'is', null)
      .executeTakeFirst()
    if (enquiry === undefined) return { kind: 'gone' }
    const at = stamp.at.toISOString()
    const after = await transaction
      .insertInto('follow_up')
      .values({
        ...{ id, enquiry_id: enquiryId, kind: 'hand', origin: null, about: null, ...typed },
        ...{
          created_at: at,
          created_by: stamp.by.id,
          outcome: null,
          closed_at: null,
          closed_by: null,
          version: 1,
        },
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (after !== undefined)
      await noteEvent(
        transaction,
        FOLLOW_UP,
        { event: 'added', details: { to: typed.day } },
        { after },
        stamp,
      )
    return { kind: 'done', version: 1 }
  })
}

/** Change a follow-up that is still at `version`. */
export async function changeFollowUp(
  { db }: Database,
  {
    id,
    version,
    change,
  }: { readonly id: string; readonly version: number; readonly change: ChangedFollowUp },
  stamp: Stamp<StaffActor>,
): Promise<FollowUpAnswer> {
  return db.transaction().execute(async (transaction) => {
    const present = await FOLLOW_UP.hold(transaction, id)
    if (present === undefined) return { kind: 'gone' }
    const { day = present.day, assignee = present.assignee } = change
    // An undo may bring back a day that is past by now, but none before it was made.
    const problem =
      (day === present.day ? undefined : problemOfLaterDay(day, parisDay(new Date(present.created_at)))) ??
      (assignee === present.assignee ? undefined : await problemOfAssignee(transaction, assignee))
    if (problem !== undefined) return { kind: 'refused', problem }
    const outcome = await changeRecord(
      transaction,
      FOLLOW_UP,
      {
        key: id,
        isExpected: (row) => row.version === version,
        madeBefore: async (row) => (row.version === version + 1 && isAs(row, change) ? row : undefined),
        decide: async (row) => {
          if (isAs(row, change)) return undefined
          const { outcome: wanted, ...values } = change
          const isClosed = wanted !== undefined && wanted !== row.outcome
          const closed = {
            closed_at: wanted ? stamp.at.toISOString() : null,
            closed_by: wanted ? stamp.by.id : null,
          }
          return {
            values: { ...values, ...(isClosed ? { outcome: wanted, ...closed } : {}) },
            events: [isClosed ? closing(wanted) : { event: 'changed', details: { from: row.day, to: day } }],
          }
        },
      },
      stamp,
    )
    return outcome.kind === 'changed'
      ? { kind: 'done', version: outcome.after.version }
      : { kind: outcome.kind }
  })
}

const closing = (wanted: 'done' | 'removed' | null): FollowUpEvent => ({
  event: wanted ?? 'reopened',
  details: {},
})

const isAs = (row: FollowUpRow, change: ChangedFollowUp): boolean =>
  Object.entries(change).every(
    ([key, value]) => value === undefined || row[key as keyof FollowUpRow] === value,
  )

async function problemOfAssignee(db: Db, assignee: string | null): Promise<'no-colleague' | undefined> {
  if (assignee === null) return undefined
  const colleague = await db
    .selectFrom('user')
    .select('id')
    .where('id', '=', assignee)
    .where('deactivatedAt', 'is', null)
    .executeTakeFirst()
  return colleague === undefined ? 'no-colleague' : undefined
}
