/** The worker's queries. A claim is a lease: its holder works on the row until it ends. */
import type { Selectable } from 'kysely'
import { HOUR_MS } from '#/lib/time-spans.ts'
import { toJson } from '#/platform/database/json.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { OutboxTable } from '#/platform/database/tables/outbox.ts'
import type { MailFailure } from './outgoing-mail.ts'
import { forgetToken } from './sealed-token.ts'

/** A row that this process has claimed. `locked_until` proves the claim. */
export type ClaimedRow = Selectable<OutboxTable>

/**
 * How long a claim counts without being renewed: the mail in hand of a process that was killed waits so long.
 * Clocks of several machines may differ by less than that.
 */
export const LEASE_MS = 2 * 60 * 1000

/**
 * Nothing is put off for longer (`send-next-mail.ts`): a later moment was noted while a clock was wrong, and counts as due.
 */
export const LONGEST_WAIT_MS = 4 * HOUR_MS

/** Reasons are kept for the back office; longer ones are cut. */
const LONGEST_REASON = 500

/**
 * Claim the mail that has been due for longest. Any number of processes may claim at once and get different
 * rows. Look before it writes, so that an empty outbox costs no write lock.
 * @returns nothing when no mail is due
 */
export async function claimMail(database: Database, now: Date): Promise<ClaimedRow | undefined> {
  const at = now.toISOString()
  const from = (ms: number) => new Date(now.getTime() + ms).toISOString()
  const due = database.db
    .selectFrom('outbox')
    .select('id')
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where((eb) => eb.or([eb('run_at', '<=', at), eb('run_at', '>', from(LONGEST_WAIT_MS + LEASE_MS))]))
    .where((eb) =>
      eb.or([
        eb('locked_until', 'is', null),
        eb('locked_until', '<', at),
        eb('locked_until', '>', from(2 * LEASE_MS)),
      ]),
    )
    .orderBy('run_at')
    .orderBy('id')
    .limit(1)
  if ((await due.executeTakeFirst()) === undefined) return undefined
  const free = database.engine === 'postgres' ? due.forUpdate().skipLocked() : due
  return database.db
    .updateTable('outbox')
    .set((eb) => ({ locked_until: leaseEnd(now), attempts: eb('attempts', '+', 1) }))
    .where('id', '=', free)
    .returningAll()
    .executeTakeFirst()
}

/**
 * Make the lease last longer.
 * @returns the row with its new lease; undefined when another process has it by now
 */
export async function renewLease(
  { db }: Database,
  row: ClaimedRow,
  now: Date,
): Promise<ClaimedRow | undefined> {
  return db
    .updateTable('outbox')
    .set({ locked_until: leaseEnd(now) })
    .where('id', '=', row.id)
    .where('locked_until', '=', row.locked_until)
    .where('attempts', '=', row.attempts)
    .where('done_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/**
 * The mail has left, and with it the token of its link. Written regardless of the lease's holder, since it is true.
 * @returns whether the row is still there; the person may have been erased meanwhile
 */
export async function markDone({ db }: Database, row: ClaimedRow, now: Date): Promise<boolean> {
  const noted = await db
    .updateTable('outbox')
    .set({
      ...emptied(row),
      done_at: now.toISOString(),
      failed_at: null,
      locked_until: null,
      last_error: null,
      failure: null,
    })
    .where('id', '=', row.id)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  if (noted.numUpdatedRows > 0) return true
  return (
    (await db.selectFrom('outbox').select('id').where('id', '=', row.id).executeTakeFirst()) !== undefined
  )
}

/** Outcome of an attempt. */
export interface FailedAttempt {
  readonly failure: MailFailure
  readonly reason: string
  /** Absent: it is given up. */
  readonly next: Date | undefined
}

/** The mail could not leave: tries again at `next`, or gives up when there is no next time. */
export async function markUndone(
  { db }: Database,
  row: ClaimedRow,
  { failure, reason, next }: FailedAttempt,
  now: Date,
): Promise<void> {
  const change = { locked_until: null, failure, last_error: reason.slice(0, LONGEST_REASON) }
  await db
    .updateTable('outbox')
    .set(
      next
        ? { ...change, run_at: next.toISOString() }
        : // A link that is still good stays: the back office may have the mail tried again.
          { ...change, ...emptied(row, now), failed_at: now.toISOString() },
    )
    .where('id', '=', row.id)
    // Only as long as the lease is ours: another process may be sending it right now.
    .where('locked_until', '=', row.locked_until)
    .where('attempts', '=', row.attempts)
    .where('done_at', 'is', null)
    .execute()
}

/** The change that forgets the token of a link, if there is one. */
function emptied({ payload }: ClaimedRow, now?: Date): { payload?: unknown } {
  const without = forgetToken(payload, now)
  return without === undefined ? {} : { payload: toJson(without) }
}

function leaseEnd(now: Date): string {
  return new Date(now.getTime() + LEASE_MS).toISOString()
}
