/** Trials of a password or a code within a session, counted for this session alone. */
import { writeAudit } from '#/platform/audit-log/audit.ts'
import { CONFIRM_LIMIT } from '../model/limits.ts'
import { forgetAttempts, limitKey, takeAttempt } from './attempt-limit.server.ts'
import type { StaffSession } from './auth/staff-session.ts'
import { type GateParts, gateParts } from './gate-parts.server.ts'

/** Right, wrong, or tried too often in this session: whoever tries to sign in elsewhere does not count. */
export type Confirmation = 'right' | 'wrong' | 'paused'

/** Whose session it is. */
export type Trier = Pick<StaffSession, 'id' | 'name' | 'sessionId' | 'network'>

/**
 * Counts a trial, then makes it. A wrong one is in the audit log, and so is the pause that the last one begins.
 * @param isRight whether what was given is right; not asked during a pause
 */
export async function tryWithinSession(
  staff: Trier,
  method: 'password' | 'code',
  isRight: () => Promise<boolean>,
  given: Partial<GateParts> = {},
): Promise<Confirmation> {
  const { database, secret, now } = gateParts(given)
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
    network: staff.network,
    at: now,
  })
  return 'wrong'
}
