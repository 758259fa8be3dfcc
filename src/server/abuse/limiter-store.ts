/** `rate-limiter-flexible` over the site's own query layer, so that it counts the same on both databases. */
import { type Kysely, sql } from 'kysely'
import { RateLimiterRes } from 'rate-limiter-flexible'
import Store from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js'
import type { AbuseTables, RateLimitTable } from '#/server/database/tables/abuse.ts'
import type { Budget } from './limit-table.ts'

/** Where to count. */
export interface CountingIn {
  readonly db: Kysely<AbuseTables>
}

type Stored = Pick<RateLimitTable, 'points' | 'expires_at'>

/** Counts in the table `rate_limit`, which the migrations have made. */
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
    const anew = force ? sql<boolean>`true` : sql<boolean>`rate_limit.expires_at <= ${now}`
    return db
      .insertInto('rate_limit')
      .values({ key, points, expires_at: now + milliseconds })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          points: sql<number>`case when ${anew} then excluded.points else rate_limit.points + excluded.points end`,
          expires_at: sql<number>`case when ${anew} then excluded.expires_at else rate_limit.expires_at end`,
        }),
      )
      .returning(['points', 'expires_at'])
      .executeTakeFirstOrThrow()
  }

  protected override async _get(key: string, { db }: CountingIn): Promise<Stored | null> {
    const stored = await db
      .selectFrom('rate_limit')
      .select(['points', 'expires_at'])
      .where('key', '=', key)
      .where('expires_at', '>', Date.now())
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
