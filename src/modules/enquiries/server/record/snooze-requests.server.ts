/** Putting requests out of sight until a day, and bringing them back. */
import { randomUUID } from 'node:crypto'
import { laterDay } from '#/lib/iso-day.ts'
import { type LaterDayProblem, problemOfLaterDay } from '#/lib/offered-days.ts'
import { parisDay } from '#/lib/paris-time.ts'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { changeRecords } from '#/platform/records/change-record.ts'
import type { EnquiryStatus } from '../../model/enquiry-statuses.ts'
import { isDecided } from '../../model/outcome.ts'
import { type EnquiryRow, UNMERGED_ENQUIRY } from './enquiry-record.server.ts'

/** Wanted day of a request, and the one that was seen. */
export interface WantedSnooze {
  readonly id: string
  /** `null` brings it back. */
  readonly until: string | null
  readonly expected: string | null
}

/** What has become of them; `before` is what an undo brings back. */
export interface SnoozeOutcome {
  readonly changed: readonly {
    readonly id: string
    readonly reference: string
    readonly before: string | null
  }[]
  /** How many were changed by others meanwhile, or are decided. */
  readonly left: number
  /** The day cannot be taken; then nothing was changed. */
  readonly refused?: LaterDayProblem
}

/** Put open requests out of sight until a day to come, each as long as it is as it was seen. */
export async function snoozeRequests(
  { db }: Database,
  wanted: readonly WantedSnooze[],
  by: StaffActor,
  at = new Date(),
): Promise<SnoozeOutcome> {
  const stamp = { by, at }
  const today = parisDay(at)
  const [refused] = wanted.flatMap(({ until }) =>
    until === null ? [] : (problemOfLaterDay(until, laterDay(today, 1)) ?? []),
  )
  if (refused !== undefined) return { changed: [], left: 0, refused }
  const changes = wanted.map(({ id, until: to, expected }) => {
    return {
      key: id,
      isExpected: (row: EnquiryRow) => row.snoozed_until === expected && (to === null || isOpen(row.status)),
      // The answer was lost, and it is asked for again.
      madeBefore: async (row: EnquiryRow) =>
        row.snoozed_until === to ? { ...row, snoozed_until: expected } : undefined,
      decide: async (row: EnquiryRow) =>
        row.snoozed_until === to
          ? undefined
          : {
              values: { snoozed_until: to },
              events: [{ event: 'snoozed' as const, id: randomUUID(), details: { until: to } }],
            },
    }
  })
  const outcomes = await db
    .transaction()
    .execute((transaction) => changeRecords(transaction, UNMERGED_ENQUIRY, changes, stamp))
  const changed = [...outcomes.values()].flatMap((outcome) =>
    outcome.kind === 'changed'
      ? [{ id: outcome.after.id, reference: outcome.after.reference, before: outcome.before.snoozed_until }]
      : [],
  )
  return { changed, left: outcomes.size - changed.length }
}

const isOpen = (status: EnquiryStatus) => !isDecided(status) && status !== 'spam'
