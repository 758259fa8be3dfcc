/** `rate-limiter-flexible` over the site's own query layer, so that it counts the same on both databases. */

import { type RawBuilder, sql } from 'kysely'
import { RateLimiterRes } from 'rate-limiter-flexible'
import Store from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js'
import { CLOCKS_DIFFER_MS } from '#/platform/clock/clocks-differ.ts'
import type { Db } from '#/platform/database/schema.ts'
import type { RateLimitTable } from '#/platform/database/tables/rate-limit.ts'
import type { Budget } from './limit-table.ts'

/** Where to count. */
export interface CountingIn {
  readonly db: Db
}

type Stored = Pick<RateLimitTable, 'points' | 'expires_at'>

/** Its time is over; or it was counted from the time of a wrong clock, and would never end. */
const isOver = (now: number) => sql<boolean>`
  (rate_limit.expires_at <= ${now} or rate_limit.expires_at > excluded.expires_at + ${sql.lit(CLOCKS_DIFFER_MS)})`

/** Add points; where counting begins anew, only these count. */
function raise(db: Db, rows: readonly RateLimitTable[], anew: RawBuilder<boolean>) {
  return db
    .insertInto('rate_limit')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        points: sql<number>`case when ${anew} then excluded.points else rate_limit.points + excluded.points end`,
        expires_at: sql<number>`case when ${anew} then excluded.expires_at else rate_limit.expires_at end`,
      }),
    )
    .returning(['key', 'points', 'expires_at'])
}

/** Rows of one statement: three columns each, and PostgreSQL takes 65,535 parameters. */
const CHUNK = 1000

/**
 * Raise many counters, all or none. Always in the order of their keys, so that two processes never wait for one another
 * in a circle.
 * @param counters points to add, and until when (milliseconds since 1970) a counter counts that begins anew
 * @returns what is stored now, by key
 */
export async function raiseCounters(
  db: Db,
  counters: readonly { readonly key: string; readonly points: number; readonly until: number }[],
  now: number,
): Promise<Map<string, { points: number; until: number }>> {
  const rows = counters
    .map(({ key, points, until }) => ({ key, points, expires_at: until }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
  const stored = new Map<string, { points: number; until: number }>()
  if (rows.length === 0) return stored
  await db.transaction().execute(async (transaction) => {
    for (let at = 0; at < rows.length; at += CHUNK) {
      const raised = await raise(transaction, rows.slice(at, at + CHUNK), isOver(now)).execute()
      for (const { key, points, expires_at } of raised) stored.set(key, { points, until: expires_at })
    }
  })
  return stored
}

/** Counters in the table `rate_limit`, which the migrations have made. */
export class DatabaseLimiter extends Store<Stored, CountingIn> {
  constructor(keyPrefix: string, { points, seconds }: Budget) {
    super({ keyPrefix, points, duration: seconds })
  }

  protected override async _upsert(
    key: string,
    points: number,
    milliseconds: number,
    force: boolean,
    { db }: CountingIn,
  ): Promise<Stored> {
    const now = Date.now()
    // Forced or over: counting begins anew.
    const anew = force ? sql<boolean>`true` : isOver(now)
    return raise(db, [{ key, points, expires_at: now + milliseconds }], anew).executeTakeFirstOrThrow()
  }

  protected override async _get(key: string, { db }: CountingIn): Promise<Stored | null> {
    const stored = await db
      .selectFrom('rate_limit')
      .select(['points', 'expires_at'])
      .where('key', '=', key)
      .where('expires_at', '>', Date.now())
      .where('expires_at', '<=', Date.now() + this.duration * 1000 + CLOCKS_DIFFER_MS)
      .executeTakeFirst()
    return stored ?? null
  }

  protected override async _delete(key: string, { db }: CountingIn): Promise<boolean> {
    const gone = await db.deleteFrom('rate_limit').where('key', '=', key).executeTakeFirst()
    return gone.numDeletedRows > 0n
  }

  protected override _getRateLimiterRes(
    _key: string,
    changed: number,
    { points, expires_at }: Stored,
  ): RateLimiterRes {
    const left = Math.max(expires_at - Date.now(), 0)
    return new RateLimiterRes(Math.max(this.points - points, 0), left, points, points === changed)
  }
}
