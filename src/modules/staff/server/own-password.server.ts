/** Confirmation by password before a sensitive action, and its change. */
import { writeAudit } from '#/platform/audit-log/audit.ts'
import { wakeOutbox } from '#/platform/outbox/outbox-signal.ts'
import type { PasswordProblem } from '../model/password-rules.ts'
import { enqueueAccountAlert, originOf } from './account-alert.server.ts'
import { isAuthRejection } from './auth/auth-rejection.ts'
import { authWithin } from './auth/auth-within.ts'
import type { StaffSession } from './auth/staff-session.ts'
import { forgetDevices, keepDevice } from './known-device.server.ts'
import { passwordProblem, verifyPassword } from './password.server.ts'
import { type Confirmation, type Trier, tryWithinSession } from './session-trial.server.ts'
import { type StaffServices, staffServices } from './staff-services.server.ts'

/** Whether the signed-in staff member knows the password of the account. */
export function confirmPassword(
  staff: Trier,
  password: string,
  given: Partial<StaffServices> = {},
): Promise<Confirmation> {
  const { database } = staffServices(given)
  const isRight = async () => {
    const account = await database.db
      .selectFrom('account')
      .select('password')
      .where('userId', '=', staff.id)
      .where('providerId', '=', 'credential')
      .executeTakeFirst()
    return Boolean(account?.password) && verifyPassword(account?.password ?? '', password)
  }
  return tryWithinSession(staff, 'password', isRight, given)
}

/**
 * Change the caller's own password: ends every session and every trust in a device, and starts a new session
 * here. No other browser is known afterwards.
 * @returns the outcome, and the cookies of the new session
 */
export async function changeOwnPassword(
  staff: StaffSession,
  { present, wanted }: { readonly present: string; readonly wanted: string },
  headers: Headers,
  given: Partial<StaffServices> = {},
): Promise<{ readonly outcome: 'done' | 'wrong' | 'paused' | PasswordProblem; readonly cookies: string[] }> {
  const parts = staffServices(given)
  const { auth, database, now } = parts
  const confirmed = await confirmPassword(staff, present, parts)
  if (confirmed !== 'right') return { outcome: confirmed, cookies: [] }
  const problem = passwordProblem(wanted, [staff.email, staff.name])
  if (problem !== undefined) return { outcome: problem, cookies: [] }
  try {
    const cookies = await database.db.transaction().execute(async (transaction) => {
      const { headers: answered, response } = await authWithin(
        transaction,
        database.engine,
        auth,
      ).api.changePassword({
        body: { currentPassword: present, newPassword: wanted, revokeOtherSessions: true },
        headers,
        returnHeaders: true,
      })
      await transaction.deleteFrom('verification').where('value', '=', staff.id).execute()
      await forgetDevices(transaction, staff.id)
      const owner = { userId: staff.id, email: staff.email }
      const device = await keepDevice(transaction, parts, owner, undefined, { signedIn: true })
      await transaction
        .updateTable('session')
        .set({ deviceId: device.id })
        .where('token', '=', response.token ?? '')
        .execute()
      await writeAudit(transaction, { actor: staff, action: 'account.password-changed', at: now })
      await enqueueAccountAlert(transaction, {
        userId: staff.id,
        kind: 'password-changed',
        from: originOf(staff),
        at: now,
      })
      return [...answered.getSetCookie(), device.cookie]
    })
    wakeOutbox()
    return { outcome: 'done', cookies }
  } catch (error) {
    if (isAuthRejection(error)) return { outcome: 'wrong', cookies: [] }
    throw error
  }
}
