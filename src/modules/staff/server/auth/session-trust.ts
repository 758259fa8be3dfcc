/** How far a session is trusted: confirmed a moment ago, and begun with as many factors as the role demands. */

/** How long somebody who has shown who they are is not asked again, in milliseconds. */
export const CONFIRMED_MS = 15 * 60 * 1000

/** How long an administrator may go without a second factor, in milliseconds. */
const GRACE_MS = 7 * 24 * 60 * 60 * 1000

/** What a clock that was set back may be wrong by, in milliseconds. */
const SKEW_MS = 60 * 1000

/** The times of a session that matter. */
interface SessionTimes {
  readonly createdAt: Date
  readonly confirmedAt?: Date | null | undefined
}

/** Until when sensitive acts need no confirmation: signing in confirms, too. */
export function confirmedUntil({ createdAt, confirmedAt }: SessionTimes): Date {
  const last = Math.max(createdAt.getTime(), confirmedAt?.getTime() ?? 0)
  return new Date(last + CONFIRMED_MS)
}

/** Whether a confirmation still holds. One that seems to come from the future does not. */
export function isConfirmed(until: Date, now: Date): boolean {
  const left = until.getTime() - now.getTime()
  return left > 0 && left <= CONFIRMED_MS + SKEW_MS
}

/** Since when somebody may be what they are. */
interface Tenure {
  readonly role: string
  readonly createdAt: Date
  readonly administratorSince?: Date | null | undefined
}

/**
 * Until when an account may do without a second factor; `null` when its role demands none. The time runs from becoming
 * an administrator for the first time (an earlier version of the site did not write it down: then from the account's
 * beginning).
 */
export function graceEnd({ role, createdAt, administratorSince }: Tenure): Date | null {
  if (role !== 'administrator') return null
  return new Date((administratorSince ?? createdAt).getTime() + GRACE_MS)
}

/** What is known of somebody's factors. */
interface Factors extends Tenure {
  /** Whether a code of an app is asked for after the password. */
  readonly twoFactorEnabled: boolean
  /** Whether a passkey was shown in the session: it stands for both factors. */
  readonly byPasskey: boolean
}

/** Until when an administrator may work without a second factor; `null` when none is demanded or there is one. */
export function secondFactorBy({ twoFactorEnabled, byPasskey, ...tenure }: Factors): Date | null {
  return twoFactorEnabled || byPasskey ? null : graceEnd(tenure)
}
