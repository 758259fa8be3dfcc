/** Whether the clock of this machine can be trusted: irreversible work waits while it cannot (ADR 0055). */

import { sql } from 'kysely'
import { DAY_MS } from '#/lib/time-spans.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Db } from '#/platform/database/schema.ts'

/**
 * How far the clock may be from the last moment that was trusted, in days: a site that was switched off over the summer
 * goes on by itself; retention, whose shortest term for requests is three months, loses next to nothing within it.
 */
export const CLOCK_TOLERANCE_DAYS = 35

/** State of the clock. Times are ISO 8601, UTC. */
export interface ClockState {
  readonly trusted: boolean
  /** Current time of the clock. */
  readonly now: string
  /** The last moment that was trusted; `now` while it is trusted. */
  readonly trustedAt: string
}

/** Irreversible work was asked for while the clock cannot be trusted. */
export class UntrustedClockError extends Error {
  override readonly name = 'UntrustedClockError'

  constructor({ now, trustedAt }: Pick<ClockState, 'now' | 'trustedAt'>) {
    super(
      `the clock says ${now}, the last trusted moment is ${trustedAt}: correct the clock, or confirm it with npm run clock -- confirm`,
    )
  }
}

/**
 * Compare the clock with the last moment that was trusted. Near to it, this moment becomes the last trusted one; far
 * from it, nothing changes but the number of beats, so that a clock that is set right is trusted again at once. Always
 * writes, and so also shows whether the database takes writes.
 * @throws when the database does not take the write
 */
export async function judgeClock(database: Database, now: Date): Promise<ClockState> {
  return (await beat(database, now)) ?? (await beginTrust(database, now))
}

/** @throws {UntrustedClockError} while the clock cannot be trusted */
export async function requireTrustedClock(database: Database, now: Date): Promise<void> {
  const state = await judgeClock(database, now)
  if (!state.trusted) throw new UntrustedClockError(state)
}

/**
 * The same without writing, for what is removed in passing, within a transaction.
 * @returns true also before the first look: nothing counts from it yet
 */
export async function isClockTrusted(db: Db, now: Date): Promise<boolean> {
  const trustedAt = await readTrusted(db)
  return trustedAt === null || isNear(trustedAt, now)
}

/**
 * Refuse what binds people and bears the date, within a transaction (ADR 0055): a quote that is sent, or accepted.
 * @throws {UntrustedClockError} while the clock cannot be trusted
 */
export async function refuseUntrustedClock(db: Db, now: Date): Promise<void> {
  const trustedAt = await readTrusted(db)
  if (trustedAt !== null && !isNear(trustedAt, now))
    throw new UntrustedClockError({ now: now.toISOString(), trustedAt })
}

async function readTrusted(db: Db): Promise<string | null> {
  const row = await db.selectFrom('heartbeat').select('clock_trusted_at').executeTakeFirst()
  return row?.clock_trusted_at ?? null
}

const isNear = (trustedAt: string, now: Date) =>
  Math.abs(now.getTime() - Date.parse(trustedAt)) <= CLOCK_TOLERANCE_DAYS * DAY_MS

/** A person says that the date is right: from now on this moment is the last trusted one. */
export async function confirmClock({ db }: Database, now: Date): Promise<void> {
  await db.updateTable('heartbeat').set({ clock_trusted_at: now.toISOString() }).where('id', '=', 1).execute()
}

async function beat({ db }: Database, now: Date): Promise<ClockState | undefined> {
  const at = now.toISOString()
  const off = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString()
  const row = await db
    .updateTable('heartbeat')
    .set((eb) => ({
      beats: sql<number>`(beats + 1) % 1000000`,
      clock_trusted_at: eb
        .case()
        .when(
          eb.and([
            eb('clock_trusted_at', '>=', off(-CLOCK_TOLERANCE_DAYS)),
            eb('clock_trusted_at', '<=', off(CLOCK_TOLERANCE_DAYS)),
          ]),
        )
        .then(at)
        .else(eb.ref('clock_trusted_at'))
        .end(),
    }))
    .where('id', '=', 1)
    .returning('clock_trusted_at')
    .executeTakeFirst()
  if (row === undefined) throw new Error('the table heartbeat has lost its row')
  if (row.clock_trusted_at === null) return undefined
  return {
    trusted: row.clock_trusted_at === at,
    now: at,
    trustedAt: row.clock_trusted_at,
  }
}

/** The first look: the newest moment that the database speaks of is trusted; in an empty one, the clock is. */
async function beginTrust(database: Database, now: Date): Promise<ClockState> {
  const newest = (await newestMoment(database)) ?? now.toISOString()
  await database.db
    .updateTable('heartbeat')
    .set({ clock_trusted_at: newest })
    .where('id', '=', 1)
    .where('clock_trusted_at', 'is', null)
    .execute()
  const state = await beat(database, now)
  if (state === undefined) throw new Error('the table heartbeat keeps no moment')
  return state
}

/** Columns that are written day by day: requests, mails, what staff do, regular work. All ISO 8601, UTC. */
const DATED = [
  ['enquiry', 'updated_at'],
  ['outbox', 'created_at'],
  ['audit_log', 'at'],
  ['duty', 'done_at'],
] as const

/** The newest moment that the database speaks of; nothing in one where nothing has happened yet. */
async function newestMoment({ db }: Database): Promise<string | undefined> {
  const newest = DATED.map(
    ([table, column]) => sql`select max(${sql.ref(column)}) as at from ${sql.table(table)}`,
  )
  const { rows } = await sql<{ at: string | null }>`
    select max(at) as at from (${sql.join(newest, sql` union all `)}) as newest
  `.execute(db)
  return rows[0]?.at ?? undefined
}
