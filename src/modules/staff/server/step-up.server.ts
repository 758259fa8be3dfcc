/** Confirmation of identity before a sensitive action (ADR 0049). */
import type { AuthenticationResponseJSON } from '@simplewebauthn/browser'
import { writeAudit } from '#/platform/audit-log/audit.ts'
import { isAuthRejection } from './auth/auth-rejection.ts'
import type { StaffSession } from './auth/staff-session.ts'
import { confirmTotpCode } from './own-code.server.ts'
import { confirmPassword } from './own-password.server.ts'
import { readPasskeyAnswer } from './passkey-answer.server.ts'
import type { Confirmation } from './session-trial.server.ts'
import { type StaffServices, staffServices } from './staff-services.server.ts'

type Method = 'password' | 'code' | 'passkey'

/** Confirm the session with the password or a code of the app. */
export async function confirmSession(
  staff: StaffSession,
  { method, secret }: { readonly method: 'password' | 'code'; readonly secret: string },
  given: Partial<StaffServices> = {},
): Promise<Confirmation> {
  const confirm = method === 'code' ? confirmTotpCode : confirmPassword
  const outcome = await confirm(staff, secret, given)
  if (outcome === 'right') await markConfirmed(staff, method, given)
  return outcome
}

/**
 * Confirm the session with the answer of a passkey.
 * @param answer of the browser, as JSON
 * @returns `false` when it was not accepted, or belongs to another account
 */
export async function confirmWithPasskey(
  staff: StaffSession,
  answer: string,
  headers: Headers,
  given: Partial<StaffServices> = {},
): Promise<boolean> {
  const parts = staffServices(given)
  const owner = await passkeyOwner(answer, headers, parts)
  if (owner === staff.id) {
    await markConfirmed(staff, 'passkey', parts)
    return true
  }
  await writeAudit(parts.database.db, {
    actor: staff,
    action: 'session.confirmation-refused',
    details: { method: 'passkey' },
    at: parts.now,
  })
  return false
}

/**
 * Owner of the passkey that answered; better-auth begins a session with it, which is not needed here and ends
 * at once.
 */
async function passkeyOwner(
  answer: string,
  headers: Headers,
  { auth, database }: StaffServices,
): Promise<string | undefined> {
  const response = readPasskeyAnswer<AuthenticationResponseJSON>(answer)
  if (response === undefined) return undefined
  try {
    const { session } = await auth.api.verifyPasskeyAuthentication({ body: { response }, headers })
    await database.db.deleteFrom('session').where('id', '=', session.id).execute()
    return session.userId
  } catch (error) {
    if (isAuthRejection(error)) return undefined
    throw error
  }
}

async function markConfirmed(
  staff: StaffSession,
  method: Method,
  given: Partial<StaffServices>,
): Promise<void> {
  const { database, now } = staffServices(given)
  await database.db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('session')
      .set({ confirmedAt: now, ...(method === 'passkey' ? { passkeyAt: now } : {}) })
      .where('id', '=', staff.sessionId)
      .where('userId', '=', staff.id)
      .execute()
    await writeAudit(transaction, { actor: staff, action: 'session.confirmed', details: { method }, at: now })
  })
}
