/** Attempts at a password or a code within a session, counted for this session alone. */
import { writeAudit } from '#/platform/audit-log/audit.ts'
import { CONFIRM_LIMIT } from '../model/limits.ts'
import { forgetAttempts, limitKey, takeAttempt } from './attempt-limit.server.ts'
import type { StaffSession } from './auth/staff-session.ts'
import { type StaffServices, staffServices } from './staff-services.server.ts'

/** Outcome of an attempt; failed sign-ins elsewhere do not count. */
export type Confirmation = 'right' | 'wrong' | 'paused'

/** Owner of the session. */
export type Trier = Pick<StaffSession, 'id' | 'name' | 'sessionId' | 'network'>

/**
 * Count an attempt, then make it. Record a wrong one in the audit log, and the pause that the last one
 * begins.
 * @param isRight whether the input is right; not called during a pause
 */
export async function tryWithinSession(
  staff: Trier,
  method: 'password' | 'code',
  isRight: () => Promise<boolean>,
  given: Partial<StaffServices> = {},
): Promise<Confirmation> {
  const { database, secret, now } = staffServices(given)
  const key = limitKey(secret, `${method}:session`, staff.sessionId)
  const trial = await takeAttempt(database, key, CONFIRM_LIMIT, now)
  if (!trial.allowed) return 'paused'
  if (await isRight()) {
    await forgetAttempts(database, key)
    return 'right'
  }
  await writeAudit(database.db, {
    actor: staff,
    ...(trial.left === 0
      ? { action: 'session.confirmation-paused', details: { minutes: trial.pauseMinutes } }
      : { action: 'session.confirmation-refused', details: { method } }),
    at: now,
  })
  return 'wrong'
}
