/**
 * Trials on one account, counted so that a stranger cannot turn the limits against its owner (ADR 0047): a known
 * browser has limits of its own; all others share theirs by network, and by account.
 */

import { ACCOUNT_LIMITS, type AccountTrial, type AttemptLimit, NETWORK_LIMIT } from '../model/limits.ts'
import { forgetAttempts, limitKey, returnAttempt, takeAttempt } from './attempt-limit.server.ts'
import { networkOf } from './auth/network.ts'
import type { GateParts } from './gate-parts.server.ts'
import type { KnownDevice } from './known-device.server.ts'

/** A trial that may be made, or when the next one may. */
export type AccountAttempt =
  | {
      readonly allowed: true
      /** Trials left after it, and the pause in minutes that comes then. */
      readonly left: number
      readonly pauseMinutes: number
      /** After a success: what was counted here is taken back, and nothing that others were counted for. */
      readonly succeeded: () => Promise<void>
    }
  | { readonly allowed: false; readonly until: Date }

/** Takes one trial on an account. */
export async function takeAccountAttempt(
  { database, secret, now }: Pick<GateParts, 'database' | 'secret' | 'now'>,
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
  const network = networkOf().limited
  const counters: readonly (readonly [string, AttemptLimit])[] = [
    [limitKey(secret, `${kind}:network`, network), NETWORK_LIMIT],
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
      // No trial comes of it, so it is none under the other keys either.
      await takeBack(counters.slice(0, position))
      return taken
    }
    if (taken.left < left) [left, pauseMinutes] = [taken.left, taken.pauseMinutes]
  }
  return { allowed: true, left, pauseMinutes, succeeded: () => takeBack(counters) }
}

/** After a new password was set by mail: whoever was kept out of the account is no longer. */
export async function endAccountPauses(
  { database, secret }: Pick<GateParts, 'database' | 'secret'>,
  email: string,
): Promise<void> {
  for (const kind of ['password', 'code'] as const) {
    await forgetAttempts(database, limitKey(secret, `${kind}:account`, email))
    await forgetAttempts(database, limitKey(secret, `${kind}:account-network`, email, networkOf().limited))
  }
}
