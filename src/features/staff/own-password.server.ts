/** Asking for the password again before something that matters, and changing it. */
import { APIError } from 'better-auth'
import { writeAudit } from '#/server/auth/audit.ts'
import type { StaffSession } from '#/server/auth/staff-session.ts'
import { forgetAttempts, limitKey, takeAttempt } from './attempt-limit.server.ts'
import { type GateParts, gateParts } from './gate-parts.server.ts'
import { CONFIRM_LIMIT } from './limits.ts'
import { verifyPassword } from './password.server.ts'
import { type PasswordProblem, passwordProblem } from './password-strength.server.ts'

/** Right, wrong, or tried too often in this session: whoever tries to sign in elsewhere does not count. */
export type Confirmation = 'right' | 'wrong' | 'paused'

/** Whether somebody who has signed in knows the password of the account. */
export async function confirmPassword(
  staff: Pick<StaffSession, 'id' | 'sessionId'>,
  password: string,
  given: Partial<GateParts> = {},
): Promise<Confirmation> {
  const { database, secret, now } = gateParts(given)
  const key = limitKey(secret, 'password:session', staff.sessionId)
  const allowed = await takeAttempt(database, key, CONFIRM_LIMIT, now)
  if (!allowed.allowed) return 'paused'
  const account = await database.db
    .selectFrom('account')
    .select('password')
    .where('userId', '=', staff.id)
    .where('providerId', '=', 'credential')
    .executeTakeFirst()
  if (!account?.password || !(await verifyPassword(account.password, password))) return 'wrong'
  await forgetAttempts(database, key)
  return 'right'
}

/**
 * Changes one's own password: ends every session and every trust in a device, and starts a new session here.
 * @returns what came of it, and the cookies of the new session
 */
export async function changeOwnPassword(
  staff: StaffSession,
  { present, wanted }: { readonly present: string; readonly wanted: string },
  headers: Headers,
  given: Partial<GateParts> = {},
): Promise<{ readonly outcome: 'done' | 'wrong' | 'paused' | PasswordProblem; readonly cookies: string[] }> {
  const parts = gateParts(given)
  const { auth, database, now } = parts
  const confirmed = await confirmPassword(staff, present, parts)
  if (confirmed !== 'right') return { outcome: confirmed, cookies: [] }
  const problem = passwordProblem(wanted, [staff.email, staff.name])
  if (problem !== undefined) return { outcome: problem, cookies: [] }
  try {
    const { headers: answered } = await auth.api.changePassword({
      body: { currentPassword: present, newPassword: wanted, revokeOtherSessions: true },
      headers,
      returnHeaders: true,
    })
    await database.db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('verification').where('value', '=', staff.id).execute()
      await writeAudit(transaction, {
        actor: staff,
        action: 'account.password-changed',
        network: staff.network,
        at: now,
      })
    })
    return { outcome: 'done', cookies: answered.getSetCookie() }
  } catch (error) {
    if (error instanceof APIError) return { outcome: 'wrong', cookies: [] }
    throw error
  }
}
