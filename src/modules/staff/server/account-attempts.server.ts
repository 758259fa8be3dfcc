/**
 * Attempts on one account, counted so that a stranger cannot turn the limits against its owner (ADR 0047): a
 * known browser has limits of its own; all others share theirs by network, and by account.
 */

import { ACCOUNT_LIMITS, type AccountTrial, type AttemptLimit, IP_PREFIX_LIMIT } from '../model/limits.ts'
import { forgetAttempts, limitKey, returnAttempt, takeAttempt } from './attempt-limit.server.ts'
import { ipPrefixOf } from './auth/ip-prefix.ts'
import type { KnownDevice } from './known-device.server.ts'
import type { StaffServices } from './staff-services.server.ts'

/** An allowed attempt, or when the next one is allowed. */
export type AccountAttempt =
  | {
      readonly allowed: true
      /** Attempts left after this one, and the length in minutes of the pause that follows them. */
      readonly left: number
      readonly pauseMinutes: number
      /** Undo what this attempt counted, after a success, and nothing that others were counted for. */
      readonly succeeded: () => Promise<void>
    }
  | { readonly allowed: false; readonly until: Date }

/** Count one attempt on an account. */
export async function takeAccountAttempt(
  { database, secret, now }: Pick<StaffServices, 'database' | 'secret' | 'now'>,
  kind: AccountTrial,
  email: string,
  device: KnownDevice | undefined,
): Promise<AccountAttempt> {
  const limits = ACCOUNT_LIMITS[kind]
  if (device !== undefined) {
    const key = limitKey(secret, `${kind}:device`, device.id)
    const taken = await takeAttempt(database, key, limits.own, now)
    return taken.allowed ? { ...taken, succeeded: () => forgetAttempts(database, key) } : taken
  }
  const network = ipPrefixOf().limited
  const counters: readonly (readonly [string, AttemptLimit])[] = [
    [limitKey(secret, `${kind}:network`, network), IP_PREFIX_LIMIT],
    [limitKey(secret, `${kind}:account-network`, email, network), limits.own],
    [limitKey(secret, `${kind}:account`, email), limits.account],
  ]
  let [left, pauseMinutes] = [Number.POSITIVE_INFINITY, 0]
  const takeBack = async (counted: typeof counters) => {
    for (const [key, limit] of counted) await returnAttempt(database, key, limit, now)
  }
  for (const [position, [key, limit]] of counters.entries()) {
    const taken = await takeAttempt(database, key, limit, now)
    if (!taken.allowed) {
      // No attempt is made, so the other counters must not count it either.
      await takeBack(counters.slice(0, position))
      return taken
    }
    if (taken.left < left) [left, pauseMinutes] = [taken.left, taken.pauseMinutes]
  }
  return { allowed: true, left, pauseMinutes, succeeded: () => takeBack(counters) }
}

/** End the pauses of an account after a new password was set by mail. */
export async function endAccountPauses(
  { database, secret }: Pick<StaffServices, 'database' | 'secret'>,
  email: string,
): Promise<void> {
  for (const kind of ['password', 'code'] as const) {
    await forgetAttempts(database, limitKey(secret, `${kind}:account`, email))
    await forgetAttempts(database, limitKey(secret, `${kind}:account-network`, email, ipPrefixOf().limited))
  }
}
