/** Asking for a code of the app again before something that matters. */
import type { StaffSession } from '#/server/auth/staff-session.ts'
import { spendTotpCode } from '#/server/auth/totp-code.ts'
import { forgetAttempts, limitKey, takeAttempt } from './attempt-limit.server.ts'
import { type GateParts, gateParts } from './gate-parts.server.ts'
import { CONFIRM_LIMIT } from './limits.ts'
import type { Confirmation } from './own-password.server.ts'

/**
 * Whether a code of the app set up for this account is right and was not used before; it is used up by asking.
 * Counted for this session alone, as passwords are (`confirmPassword`).
 */
export async function confirmTotpCode(
  staff: Pick<StaffSession, 'id' | 'sessionId'>,
  code: string,
  given: Partial<GateParts> = {},
): Promise<Confirmation> {
  const { database, auth, secret, now } = gateParts(given)
  const key = limitKey(secret, 'code:session', staff.sessionId)
  const allowed = await takeAttempt(database, key, CONFIRM_LIMIT, now)
  if (!allowed.allowed) return 'paused'
  const set = await database.db
    .selectFrom('twoFactor')
    .select('id')
    .where('userId', '=', staff.id)
    .where('verified', '=', true)
    .executeTakeFirst()
  if (set === undefined) return 'wrong'
  const { secretConfig } = await auth.$context
  const right = await spendTotpCode(
    { db: database.db, key: secretConfig },
    staff.id,
    code.replaceAll(/\s/g, ''),
    now,
  )
  if (!right) return 'wrong'
  await forgetAttempts(database, key)
  return 'right'
}
