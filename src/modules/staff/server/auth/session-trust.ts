/**
 * Trust in a session: whether it was confirmed recently and began with as many factors as the role demands.
 */
import { DAY_MS } from '#/lib/time-spans.ts'

/** How long a confirmation of identity holds, in milliseconds. */
export const CONFIRMED_MS = 15 * 60 * 1000

/** How long an administrator may go without a second factor, in milliseconds. */
export const GRACE_MS = 7 * DAY_MS

/** Tolerance for a clock that was set back, in milliseconds. */
const SKEW_MS = 60 * 1000

interface SessionTimes {
  readonly createdAt: Date
  readonly confirmedAt?: Date | null | undefined
}

/** Until when sensitive actions need no confirmation; signing in counts as one. */
export function confirmedUntil({ createdAt, confirmedAt }: SessionTimes): Date {
  const last = Math.max(createdAt.getTime(), confirmedAt?.getTime() ?? 0)
  return new Date(last + CONFIRMED_MS)
}

/** Whether a confirmation still holds. One with a time in the future does not. */
export function isConfirmed(until: Date, now: Date): boolean {
  const left = until.getTime() - now.getTime()
  return left > 0 && left <= CONFIRMED_MS + SKEW_MS
}

/** Role of an account and since when it has been held. */
interface Tenure {
  readonly role: string
  readonly createdAt: Date
  readonly administratorSince?: Date | null | undefined
}

/**
 * Until when an account may do without a second factor; `null` when its role demands none. The time runs from
 * the first appointment as administrator (not recorded by an earlier version of the site: then from the
 * account's creation).
 */
export function graceEnd({ role, createdAt, administratorSince }: Tenure): Date | null {
  if (role !== 'administrator') return null
  return new Date((administratorSince ?? createdAt).getTime() + GRACE_MS)
}

/** Second factors of an account. */
interface Factors extends Tenure {
  /** Whether the password is followed by a code of an app. */
  readonly twoFactorEnabled: boolean
  /** Whether a passkey was used in the session: it counts as both factors. */
  readonly byPasskey: boolean
}

/**
 * Until when an administrator may work without a second factor; `null` when none is required or one exists.
 */
export function secondFactorBy({ twoFactorEnabled, byPasskey, ...tenure }: Factors): Date | null {
  return twoFactorEnabled || byPasskey ? null : graceEnd(tenure)
}
