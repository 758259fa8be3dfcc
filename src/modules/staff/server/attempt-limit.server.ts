/** Limits on attempts, counted before the attempt so that parallel ones cannot bypass them. */

import { sql } from 'kysely'
import { DAY_MS } from '#/lib/time-spans.ts'
import { CLOCKS_DIFFER_MS } from '#/platform/clock/clocks-differ.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Db } from '#/platform/database/schema.ts'
import { secretKey, signature } from '#/platform/secrets/secret-key.ts'
import type { AttemptLimit } from '../model/limits.ts'

/** An allowed attempt, with the number left after it; or a pause with its end. */
export type Attempt =
  | { readonly allowed: true; readonly left: number; readonly pauseMinutes: number }
  | { readonly allowed: false; readonly until: Date }

/** Counters restart after a day without attempts, in milliseconds. */
const QUIET_MS = DAY_MS

const MINUTE_MS = 60_000

/**
 * Key of an attempt counter, an HMAC with the installation's secret: with a plain hash, a reader of the table
 * could find the address by brute force.
 * @param secret `AUTH_SECRET`
 * @param values the limited entity: an e-mail address, a network, or both
 */
export function limitKey(secret: string, kind: string, ...values: readonly string[]): string {
  const text = values.map((value) => value.trim().toLowerCase()).join('\n')
  return `${kind}:${signature(secretKey(secret, 'attempt-limit'), text)}`
}

/**
 * Count one attempt. The last one before a pause is allowed, and the pause begins with it; a success ends it
 * (`forgetAttempts`).
 */
export async function takeAttempt(
  { db }: Database,
  key: string,
  limit: AttemptLimit,
  now: Date,
): Promise<Attempt> {
  const at = now.toISOString()
  const quiet = new Date(now.getTime() - QUIET_MS).toISOString()
  // Times recorded by a wrong clock must not block an account for years.
  const longest = Math.max(...limit.pauses) * MINUTE_MS + CLOCKS_DIFFER_MS
  const future = new Date(now.getTime() + longest).toISOString()
  const [first, second, further] = limit.pauses.map((minutes) =>
    new Date(now.getTime() + minutes * MINUTE_MS).toISOString(),
  )
  // One statement, so that parallel attempts are counted one after the other on both databases.
  const counted = sql`case when sign_in_limit.updated_at < ${quiet} then 1 else sign_in_limit.attempts + 1 end`
  const pauses = sql`case when sign_in_limit.updated_at < ${quiet} then 0 else sign_in_limit.pauses end`
  const full = sql`${counted} >= ${sql.lit(limit.attempts)}`
  const { rows } = await sql<{ attempts: number; pauses: number; paused_until: string | null }>`
    insert into sign_in_limit (key, attempts, pauses, paused_until, updated_at)
    values (${key}, 1, 0, null, ${at})
    on conflict (key) do update set
      attempts = case when ${full} then 0 else ${counted} end,
      pauses = case when ${full} then ${pauses} + 1 else ${pauses} end,
      paused_until = case when ${full}
        then case ${pauses} when 0 then ${first} when 1 then ${second} else ${further} end
        else null end,
      updated_at = ${at}
    where sign_in_limit.paused_until is null or sign_in_limit.paused_until <= ${at}
      or sign_in_limit.paused_until > ${future}
    returning attempts, pauses, paused_until`.execute(db)
  const row = rows[0]
  if (row === undefined) return { allowed: false, until: await pausedUntil(db, key, now) }
  const left = row.paused_until === null ? limit.attempts - row.attempts : 0
  const pauseMinutes = limit.pauses[Math.min(row.paused_until === null ? row.pauses : row.pauses - 1, 2)] ?? 0
  return { allowed: true, left, pauseMinutes }
}

async function pausedUntil(db: Db, key: string, now: Date): Promise<Date> {
  const row = await db
    .selectFrom('sign_in_limit')
    .select('paused_until')
    .where('key', '=', key)
    .executeTakeFirst()
  return new Date(row?.paused_until ?? now)
}

/** Reset the counter after a success. */
export async function forgetAttempts({ db }: Database, key: string): Promise<void> {
  await db.deleteFrom('sign_in_limit').where('key', '=', key).execute()
}

/**
 * Uncount one attempt after a success; other attempts under the same key stay counted. A pause that began
 * with it ends.
 * @param now when the attempt was counted
 */
export async function returnAttempt(
  { db }: Database,
  key: string,
  { attempts, pauses }: AttemptLimit,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const until = pauses.map((minutes) => new Date(now.getTime() + minutes * MINUTE_MS).toISOString())
  const began = sql<boolean>`(updated_at = ${at} and paused_until in (${sql.join(until)}))`
  await db
    .updateTable('sign_in_limit')
    .set({
      attempts: sql<number>`case when ${began} then ${sql.lit(attempts - 1)} else attempts - 1 end`,
      pauses: sql<number>`case when ${began} then pauses - 1 else pauses end`,
      paused_until: sql<string | null>`case when ${began} then null else paused_until end`,
    })
    .where('key', '=', key)
    .where((eb) => eb.or([began, eb('attempts', '>', 0)]))
    .execute()
}

/** Delete counters that are old enough to restart from zero. */
export async function removeOldAttempts({ db }: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('sign_in_limit')
    .where('updated_at', '<', new Date(now.getTime() - QUIET_MS).toISOString())
    .where((eb) => eb.or([eb('paused_until', 'is', null), eb('paused_until', '<=', now.toISOString())]))
    .execute()
}
