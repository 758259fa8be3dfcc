/** Limits for what one network may do in a time, counted in the database for all processes together. */
import { RateLimiterRes } from 'rate-limiter-flexible'
import { DAY_MS } from '#/lib/time-spans.ts'
import { CLOCKS_DIFFER_MS } from '#/platform/clock/clocks-differ.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { subscriberNetwork, surroundingNetwork } from '#/platform/ip-address.ts'
import { secretKey, signature } from '#/platform/secrets/secret-key.ts'
import { LIMITS, type LimitedAction } from './limit-table.ts'
import { DatabaseLimiter } from './limiter-store.ts'

/** Store of the counters. */
export interface LimitParts {
  readonly database: Database
  /** `AUTH_SECRET`. Networks are stored under a key that only it can make again. */
  readonly secret: string
}

/** Within the limits, with how often it was done before in the present spans of time; or over one of them. */
export type Taken =
  | { readonly kind: 'free'; readonly before: { readonly subscriber: number; readonly surrounding: number } }
  | { readonly kind: 'exceeded'; readonly retryAfterSeconds: number }

const NETWORKS = [
  ['subscriber', subscriberNetwork],
  ['surrounding', surroundingNetwork],
] as const

/**
 * Count an attempt.
 * @param address the visitor's; a visitor indistinguishable from others is not limited
 * @throws when the database does not answer
 */
export async function takeFromLimits(
  action: LimitedAction,
  address: string | undefined,
  { database, secret }: LimitParts,
): Promise<Taken> {
  const before = { subscriber: 0, surrounding: 0 }
  if (address === undefined) return { kind: 'free', before }
  const key = secretKey(secret, 'network-counter')
  let wait = 0
  // Each in a statement of its own: no counter is held while another one is waited for.
  const count = async ([which, ipPrefixOf]: (typeof NETWORKS)[number]) => {
    const limiter = new DatabaseLimiter(`${action}-${which}`, LIMITS[action][which])
    try {
      const taken = await limiter.consume(signature(key, ipPrefixOf(address)), 1, { db: database.db })
      before[which] = taken.consumedPoints - 1
    } catch (rejected) {
      if (!(rejected instanceof RateLimiterRes)) throw rejected
      wait = Math.max(wait, rejected.msBeforeNext)
    }
  }
  await Promise.all(NETWORKS.map(count))
  if (wait === 0) return { kind: 'free', before }
  return { kind: 'exceeded', retryAfterSeconds: Math.ceil(wait / 1000) }
}

/**
 * Whether one of the budgets of an address is spent; nothing is counted.
 * @throws when the database does not answer
 */
export async function areLimitsSpent(
  action: LimitedAction,
  address: string | undefined,
  { database, secret }: LimitParts,
): Promise<boolean> {
  if (address === undefined) return false
  const key = secretKey(secret, 'network-counter')
  const spent = await Promise.all(
    NETWORKS.map(async ([which, ipPrefixOf]) => {
      const limiter = new DatabaseLimiter(`${action}-${which}`, LIMITS[action][which])
      const found = await limiter.get(signature(key, ipPrefixOf(address)), { db: database.db })
      return found !== null && found.consumedPoints >= LIMITS[action][which].points
    }),
  )
  return spent.includes(true)
}

/** The longest time that any counter counts, in milliseconds. */
const LONGEST_MS = DAY_MS

/** Remove counters whose time is over, and those of a clock that was wrong. */
export async function removeOldCounters({ db }: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('rate_limit')
    .where((eb) =>
      eb.or([
        eb('expires_at', '<=', now.getTime()),
        eb('expires_at', '>', now.getTime() + LONGEST_MS + CLOCKS_DIFFER_MS),
      ]),
    )
    .execute()
}
